package import Domain
package import Localization
package import TextUI
package import Viper

/// The sentences of every screen beside its data.
///
/// They tell of data that are awaited or missing, of failures, and of the last command.
///
/// Data stay while they are fetched again and after that failed, so it says nothing of fetching if there
/// are some. A sentence is never cut, because its end says what to do.
package struct StatusText {
  private let strings: Strings
  private let columns: Int
  private let isInteractive: Bool

  /// - Parameters:
  ///   - columns: no line is wider; at least one.
  ///   - isInteractive: whether commands can be typed while it is seen; if not, it names no command.
  package init(strings: Strings, columns: Int, isInteractive: Bool) {
    self.strings = strings
    self.columns = max(1, columns)
    self.isInteractive = isInteractive
  }

  /// - Parameter placeholder: the sentence in the place of an empty value; `nil` if the value is not empty.
  package func lines<Value>(
    for state: LoadingState<Value, DataError>, notice: Notice? = nil,
    placeholder: (Value) -> String? = { _ in nil }
  ) -> [Line] {
    loading(state) + wrapped(state.value.flatMap(placeholder) ?? "", .plain)
      + (state.error.map { lines(for: $0, isHeld: state.value != nil) } ?? [])
      + (notice.map { $0.lines(columns: columns) } ?? [])
  }

  private func loading<Value>(_ state: LoadingState<Value, DataError>) -> [Line] {
    guard case .loading(previous: nil) = state else { return [] }
    return [Line(strings[StateText.loading], .dim).truncated(to: columns)]
  }

  /// Says what happened and what to do; it names the command that asks again if that may help.
  ///
  /// - Parameters:
  ///   - isHeld: whether something is shown in spite of it.
  ///   - style: quieter if the error concerns only a part of the screen.
  package func lines(
    for error: DataError, isHeld: Bool, style: TextStyle = .error
  ) -> [Line] {
    let message = strings.message(for: error, isHeld: isHeld)
    let isHelped = isInteractive && error.isWorthRetrying
    return wrapped(isHelped ? message + " " + strings[StateText.retryHint] : message, style)
  }

  private func wrapped(_ text: String, _ style: TextStyle) -> [Line] {
    // Making text safe can widen it, and a wide character does not fit a single column.
    Wrapping.wrap(text, to: columns).map { Line($0, style).truncated(to: columns) }
  }
}

extension Strings {
  /// How far something is, with a bar where the end is known: "PokeAPI  [########............]  40 %
  /// 9/22", cut to the columns; linear text has no bar.
  package func text(
    of progress: FetchProgress, isPlain: Bool = false, columns: Int
  ) -> String {
    var parts = [SafeText.clean(name(of: progress.service))]
    var amounts = [progress.done]
    if let total = progress.total, total > 0 {
      let width = 20
      let done = min(progress.done, total)
      let filled = done * width / total
      let bar =
        String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
      parts += (isPlain ? [] : ["[\(bar)]"]) + ["\(done * 100 / total) %"]
      amounts = [done, total]
    }
    parts.append(text(of: amounts, progress.unit))
    return parts.joined(separator: isPlain ? ", " : "  ").prefix(columns: columns)
  }

  private func text(of amounts: [Int], _ unit: FetchProgress.Unit) -> String {
    let formats = Formats(language)
    switch unit {
    case .requests where amounts.count == 1: return formats.number(amounts[0])
    case .requests: return amounts.map(String.init).joined(separator: "/")
    case .bytes: return amounts.map(formats.megabytes).joined(separator: "/") + " MB"
    }
  }
}

/// The text that is copied of an entity, to be pasted anywhere.
package enum SharedText {
  /// "Lima, PE — https://…": its title, and its link if it has one.
  ///
  /// Pasted into a shell, the title must not run anything.
  package static func line(_ title: String, _ link: WebLink?) -> String {
    SafeText.clean(title) + (link.map { " — \($0.text)" } ?? "")
  }
}
