import Testing
import Viper

@Suite struct LoadingStateTests {
  private typealias State = LoadingState<Int, Problem>

  private enum Problem: Error {
    case first, second
  }

  private let states: [State] = [
    .idle, .loading(previous: nil), .loading(previous: 1), .success(2),
    .failure(.first, previous: nil), .failure(.first, previous: 3),
  ]

  @Test func saysWhatCanBeShown() {
    #expect(states.map(\.value) == [nil, nil, 1, 2, nil, 3])
  }

  @Test func saysWhetherItLoads() {
    #expect(states.map(\.isLoading) == [false, true, true, false, false, false])
  }

  @Test func saysWhatWentWrong() {
    #expect(states.map(\.error) == [nil, nil, nil, nil, .first, .first])
  }

  @Test func keepsWhatCanBeShownWhileItLoadsAgain() {
    let previous: [State] = [nil, nil, 1, 2, nil, 3].map { .loading(previous: $0) }
    #expect(states.map(\.reloading) == previous)
  }

  @Test func keepsWhatCanBeShownAfterAFailure() {
    let previous: [State] = [nil, nil, 1, 2, nil, 3].map { .failure(.second, previous: $0) }
    #expect(states.map { $0.failed(.second) } == previous)
  }

  @Test func mapsItsValues() {
    let mapped: [LoadingState<String, Problem>] = [
      .idle, .loading(previous: nil), .loading(previous: "<1>"), .success("<2>"),
      .failure(.first, previous: nil), .failure(.first, previous: "<3>"),
    ]
    #expect(states.map { $0.map { "<\($0)>" } } == mapped)
  }

  @Test func changesItsValues() {
    let changed: [State] = [
      .idle, .loading(previous: nil), .loading(previous: 11), .success(12),
      .failure(.first, previous: nil), .failure(.first, previous: 13),
    ]
    #expect(
      states.map { state in
        var state = state
        state.update { $0 += 10 }
        return state
      } == changed)
  }

  @Test func whatWasThereIsAllThereIsWhereItWasGivenUp() {
    #expect(
      states.map(\.stopped) == [
        .idle, .idle, .success(1), .success(2), .failure(.first, previous: nil),
        .failure(.first, previous: 3),
      ])
  }
}
