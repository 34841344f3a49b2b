/// How what a screen was asked for turned out.
package enum ScreenOutcome: Sendable {
  case done
  /// There is nothing to show: a search without matches, an empty list.
  case nothingFound
  case failed(any Error)
}
