import Domain
import Local
import Localization
import Remote
import Terminal
import TextUI
import Trace

extension Program {
  /// What watches the contracts, as `--trace` says; nil without it.
  ///
  /// Lines go to standard error, or are appended to a file that only its owner can read.
  static func tracer(
    _ options: ProgramOptions, _ settings: Settings, _ console: TerminalConsole, _ strings: Strings
  ) -> (Tracer?, DataError?) {
    guard let place = options.trace else { return (nil, nil) }
    let secrets = Array(settings.serviceKeys.values)
    let text = TraceLineText(strings: strings)
    guard place != "-" else {
      let messages = console.messages
      let tracer = Tracer(hiding: secrets, sink: { messages.printMessage(text.line($0)) })
      return (tracer, nil)
    }
    let file = FileLogSink(path: place)
    do throws(DataError) {
      try file.write(["catalejo \(Version.current)"])
    } catch {
      return (nil, error)
    }
    let isPlain = console.isPlain
    let sink: @Sendable (TraceLine) -> Void = {
      let line = text.line($0)
      // That the disk is full meanwhile is no reason to stop what is watched.
      try? file.write([isPlain ? line.spoken : line.text])
    }
    return (Tracer(hiding: secrets, file: place, sink: sink), nil)
  }

  /// What can watch the contracts of a session: lines are shown above its prompt; where the command
  /// line names a file they go there, and are shown from `trace on` on.
  var sessionTracer: Tracer {
    if let tracer, options.trace != "-" { return tracer }
    return Tracer(isOn: options.trace != nil, hiding: Array(settings.serviceKeys.values))
  }
}
