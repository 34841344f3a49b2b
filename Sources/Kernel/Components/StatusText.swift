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
    return [Line(strings("Loading…"), .dim).truncated(to: columns)]
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
    return wrapped(isHelped ? message + " " + strings("Type retry to ask again.") : message, style)
  }

  private func wrapped(_ text: String, _ style: TextStyle) -> [Line] {
    // Making text safe can widen it, and a wide character does not fit a single column.
    Wrapping.wrap(text, to: columns).map { Line($0, style).truncated(to: columns) }
  }
}
