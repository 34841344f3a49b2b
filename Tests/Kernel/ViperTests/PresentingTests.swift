import Testing
import Viper

/// The answers and steps that a presenter gets from its interactor.
@MainActor
@Suite struct PresentingTests {
  private let asking = Asking()

  private func cancelled<Value: Sendable>(
    _ body: @escaping @MainActor () async -> Value
  ) async -> Value {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await body()
    }
    return await task.value
  }

  @Test func anAnswerIsAResult() async {
    #expect(await asking.answer(to: 7) { number in number } == .success(7))
    let refused = await asking.answer { () async throws(Refusal) -> Int in throw Refusal() }
    #expect(refused == .failure(Refusal()))
  }

  @Test func whoGaveUpLearnsNothing() async {
    let isAnswered = await cancelled { await asking.answer(to: 7) { number in number } != nil }
    #expect(!isAnswered)
  }

  @Test func stepsAreTakenUntilOneGivesUp() async {
    #expect(await asking.steps(2) == [0, 1, -1])
    #expect(await cancelled { await asking.steps(2) } == [])
  }
}

private struct Refusal: Error, Equatable {}

private final class Asking: Presenting {
  func handle(_ event: Int) async {}

  /// Returns numbers from 0, and -1 if all of them came.
  func steps(_ count: Int) async -> [Int] {
    var steps: [Int] = []
    let stream = AsyncStream { continuation in
      for step in 0..<count { continuation.yield(step) }
      continuation.finish()
    }
    let isWhole = await take(stream) { steps.append($0) }
    return isWhole ? steps + [-1] : steps
  }
}
