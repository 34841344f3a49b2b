package import Testing

extension Trait where Self == OneAtATime {
  /// For tests that block a thread while they wait: for a terminal, a program, a pipe or a server.
  ///
  /// Of these one runs at a time in the whole run, and all other tests go on beside it. Two would
  /// keep all threads of a machine with two cores, and what they wait for would never come.
  package static var oneAtATime: OneAtATime { OneAtATime() }
}

/// Has each test of a suite wait for its turn.
///
/// It stands at a suite or at a test, never at both: a second one would wait for the first.
package struct OneAtATime: TestTrait, SuiteTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func scopeProvider(for test: Test, testCase: Test.Case?) -> OneAtATime? {
    testCase == nil ? nil : self
  }

  @concurrent
  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    await AsyncSemaphore.oneAtATime.wait()
    let result: Result<Void, any Error>
    do {
      result = .success(try await function())
    } catch {
      result = .failure(error)
    }
    await AsyncSemaphore.oneAtATime.signal()
    try result.get()
  }
}

/// Lets one through at a time, in the order they came.
private actor AsyncSemaphore {
  static let oneAtATime = AsyncSemaphore()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func signal() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
