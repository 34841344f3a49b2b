/// Tells when the machine's network changes.
protocol RouteWatching: Sendable {
  /// An element for each change, until the listener stops; ends at once where changes can't be told.
  func changes() -> AsyncStream<Void>
}
