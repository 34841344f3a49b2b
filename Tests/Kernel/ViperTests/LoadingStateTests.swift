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
