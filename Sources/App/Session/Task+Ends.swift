extension Task where Success == Void, Failure == Never {
  /// Whether it ends in time.
  ///
  /// It goes on if it does not.
  @MainActor
  func ends(within patience: Duration) async -> Bool {
    let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
    let waiting = Task {
      await value
      answer.yield(true)
    }
    let timing = Task {
      try? await Task<Never, Never>.sleep(for: patience)
      answer.yield(false)
    }
    defer {
      waiting.cancel()
      timing.cancel()
    }
    var iterator = answers.makeAsyncIterator()
    return await iterator.next(isolation: #isolation) ?? true
  }
}
