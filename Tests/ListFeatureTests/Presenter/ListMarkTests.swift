import Catalog
import CatalogMocks
import Components
import Domain
import ListMocks
import TestSupport
import Testing
import Viper
import ViperMocks

@testable import ListFeature

@MainActor
@Suite struct ListMarkTests {
  @Test func rowsAreMarkedInOrderAndTheNextIsChosen() async {
    let query = ListQuery(pageSize: 3)
    let first = ListFixtures.answer(query, ["a", "b", "c"])
    let bench = PresenterBench(MockListInteractor([.final(first)], [.final(first)]), query: query)
    await bench.send(.appeared, .moved(by: 1), .marked, .moved(by: -2), .marked)
    let (a, b) = (ListFixtures.reference("a"), ListFixtures.reference("b"))
    #expect(bench.view.scenes.last?.marked == [b, a])
    #expect(bench.view.scenes.last?.chosen == 1)
    await bench.send(.marked)
    #expect(bench.view.scenes.last?.marked == [a])
  }
}
