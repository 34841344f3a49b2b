import Testing
import Viper

/// What a presenter learns of what it asks.
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

  @Test func whatNoViewShowsMakesNoDifference() {
    #expect(Shown(title: "a", count: 1) == Shown(title: "a", count: 2))
    #expect(Shown(title: "a") != Shown(title: "b"))
  }
}

private struct Refusal: Error, Equatable {}

private struct Shown: Equatable {
  var title: String
  @Unshown var count = 0
}

private final class Asking: Presenting {
  func handle(_ event: Int) async {}

  /// Numbers from 0, and -1 where all of them came.
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

@Suite struct LoadingStateTests {
  private typealias State = LoadingState<Int, Problem>

  private enum Problem: Error {
    case first, second
  }

  private let states: [State] = [
    .idle, .loading(previous: nil), .loading(previous: 1), .success(2),
    .failure(.first, previous: nil), .failure(.first, previous: 3),
  ]

  private let values = [nil, nil, 1, 2, nil, 3]

  @Test func saysWhatCanBeShownAndWhatWentWrong() {
    #expect(states.map(\.value) == values)
    #expect(states.map(\.isLoading) == [false, true, true, false, false, false])
    #expect(states.map(\.error) == [nil, nil, nil, nil, .first, .first])
  }

  @Test func keepsWhatCanBeShownWhileItLoadsAgainAndAfterAFailure() {
    #expect(states.map(\.reloading) == values.map { .loading(previous: $0) })
    #expect(
      states.map { $0.failed(.second) } == values.map { .failure(.second, previous: $0) })
  }

  @Test func mapsAndChangesItsValues() {
    let mapped: [State] = [
      .idle, .loading(previous: nil), .loading(previous: 11), .success(12),
      .failure(.first, previous: nil), .failure(.first, previous: 13),
    ]
    #expect(states.map { $0.map { $0 + 10 } } == mapped)
    var changed = states
    for index in changed.indices { changed[index].update { $0 += 10 } }
    #expect(changed == mapped)
  }

  @Test func whatWasThereIsAllThereIsWhereItWasGivenUp() {
    #expect(
      states.map(\.stopped) == [
        .idle, .idle, .success(1), .success(2), .failure(.first, previous: nil),
        .failure(.first, previous: 3),
      ])
  }
}

@MainActor
@Suite struct NavigatorTests {
  private let navigator = Navigator(root: 0)

  @Test func pushesAndPops() {
    navigator.push(1)
    navigator.push(1)
    navigator.push(2)
    #expect(navigator.path == [0, 1, 1, 2])
    #expect(navigator.current == 2)
    navigator.pop()
    #expect(navigator.path == [0, 1, 1])
    for _ in 1...3 { navigator.pop() }
    #expect(navigator.path == [0])
  }

  @Test func placesThatLeadToEachOtherMakeNoCircles() {
    var paths: [[Int]] = []
    for place in [1, 2, 1, 0, 0, 3, 0] {
      navigator.go(to: place)
      paths.append(navigator.path)
    }
    #expect(paths == [[0, 1], [0, 1, 2], [0, 1], [0], [0, 0], [0, 0, 3], [0, 0]])
  }

  @Test func putsAPlaceWhereTheCurrentOneIs() {
    navigator.push(1)
    navigator.push(2)
    navigator.replaceCurrent(with: 3)
    #expect(navigator.path == [0, 1, 3])
    navigator.replace(with: [])
    navigator.replaceCurrent(with: 4)
    #expect(navigator.path == [4])
  }

  @Test func eachPlaceKeepsWhatStandsBesideIt() {
    navigator.replace(with: [1])
    navigator.companion = 10
    navigator.push(2)
    #expect(navigator.companion == nil)
    navigator.companion = 20
    navigator.pop()
    #expect(navigator.companion == 10)
    navigator.replace(with: [1, 3])
    #expect(navigator.companion == nil)
    navigator.pop()
    #expect(navigator.companion == 10)
    navigator.replaceCurrent(with: 4)
    #expect(navigator.companion == nil)
  }

  @Test func goesStraightToPlaces() {
    navigator.push(9)
    navigator.replace(with: [1, 2])
    #expect(navigator.path == [0, 1, 2])
    navigator.replace(with: [3])
    #expect(navigator.path == [0, 3])
    navigator.replace(with: [])
    #expect(navigator.path == [0])
  }
}
