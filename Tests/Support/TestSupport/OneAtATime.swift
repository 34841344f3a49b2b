package import Testing

extension Trait where Self == OneAtATime {
  /// For tests that block a thread while they wait: for a terminal, a program, a pipe or a server.
  ///
  /// Only one of these runs at a time in the whole run; all other tests go on beside it. Two would
  /// occupy all threads of a machine with two cores, and the event that they wait for would never
  /// come.
  package static var oneAtATime: OneAtATime { OneAtATime() }
}

/// Makes each test of a suite wait for its turn.
///
/// It is set on a suite or on a test, never on both: the second one would wait for the first.
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

/// Lets one task through at a time, in the order they came.
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
