import Catalog
import CatalogMocks
import Components
import Domain
import ListMocks
import Localization
import TestSupport
import Testing
import TextUI
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

  /// What is often opened has a sign of its own; without either there is no room for them.
  @Test func rowsShowTheirMarks() {
    var rows = ["a", "b"].map {
      ListRow(reference: ListFixtures.reference($0), title: "Port \($0)")
    }
    rows[1].isFrequent = true
    let scene = ListScene(
      catalog: .cities, query: ListQuery(),
      content: .success(ListPage(rows: rows, total: 2, countText: "2")))
    func lines(marked: [Reference]) -> [String] {
      var scene = scene
      scene.marked = marked
      return ListView.text(
        scene, size: Size(columns: 40, rows: 9), strings: Strings(.english), isInteractive: false
      ).dropFirst().prefix(2).map(\.text)
    }
    #expect(lines(marked: []) == ["1    Port a", "2 ↺  Port b"])
    #expect(lines(marked: [rows[0].reference]) == ["1 ✓   Port a", "2  ↺  Port b"])
  }
}
