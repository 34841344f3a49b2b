/// Waits for nothing.
enum Silence {
  /// Returns when the task is cancelled: when the server stops.
  static func untilCancelled() async {
    let (nothing, _) = AsyncStream.makeStream(of: Never.self)
    for await _ in nothing {}
  }
}
