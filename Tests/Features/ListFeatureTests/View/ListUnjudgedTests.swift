import ContractMocks
import Contracts
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper

@testable import ListFeature

/// What a list says beside its rows of those that are elsewhere, or that a filter can't judge.
@Suite struct ListUnjudgedTests {
  private func text(_ scene: ListScene, _ language: Language) -> String {
    ListView.text(scene, size: Size(columns: 120, rows: 24), strings: Strings(language))
      .map(\.text).joined(separator: "\n")
  }

  private func row(_ id: Int) -> ListRow {
    ListRow(reference: ListFixtures.reference("\(id)"), title: "Port \(id)", position: "0, 0")
  }

  /// They are counted below the rows, or in their place.
  @Test(arguments: [
    (Language.english, 2, "1–2 of 2 · 1,234 not judged: cost unknown"),
    (.spanish, 2, "1–2 de 2 · 1234 sin juzgar por falta de precio"),
    (.english, 0, "Nothing here fits cost>5. 1,234 not judged: cost unknown. /TEXT searches"),
  ])
  func whatIsNotJudgedIsSaid(_ language: Language, _ count: Int, _ expected: String) {
    let cost = FilterOption("cost", Words("cost"), measure: .money)
    let catalog = CatalogDescription(mock: .items, filters: [cost])
    var page = ListPage(
      query: .typed(filters: [Filter(key: "cost", .greater, value: "5")]),
      rows: (0..<count).map(row), total: count)
    page.unjudged = 1_234
    let scene = ListScene(catalog: catalog, query: page.query, content: .success(page))
    #expect(text(scene, language).contains(expected))
  }

  /// It is a command, so it is not said where none can be typed.
  @Test(arguments: [true, false])
  func theListByNameCanBeTyped(offersLists: Bool) {
    var page = ListPage(query: .typed(search: "port", pageSize: 1), rows: [row(1)], total: 9)
    page.byName = .cities
    var scene = ListScene(catalog: .everything, query: page.query, content: .success(page))
    scene.capabilities.maps = [.cities: RowMap(catalog: .cities, map: .ofPlace)]
    scene.capabilities.offersLists = offersLists
    let verb = Strings(.english)[CatalogDescription.cities.words.verb].prefix { $0 != " " }
    #expect(text(scene, .english).contains("by name: \(verb) port") == offersLists)
  }
}
