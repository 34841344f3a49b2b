import CallTrace
import Localization

extension TraceWords {
  /// The words of a language.
  init(_ strings: Strings) {
    self.init(
      begins: strings[TracingText.begins], ends: { strings(TracingText.ends, $0) },
      calls: strings[TracingText.calls], tells: strings[TracingText.tells],
      answer: strings[TracingText.answer], fails: strings[TracingText.fails])
  }
}
