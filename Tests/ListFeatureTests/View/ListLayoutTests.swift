import Catalog
import CatalogMocks
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper

@testable import ListFeature

/// Details, ages and the grid.
@Suite struct ListLayoutTests {
  private func text(
    _ rows: [ListRow], of catalog: CatalogDescription, _ layout: ListLayout = .rows,
    columns: Int = 80,
    age: String? = nil, _ language: Language = .english
  ) -> String {
    let page = ListPage(
      rows: rows, total: rows.count, countText: String(rows.count), ageText: age)
    let scene = ListScene(
      catalog: catalog, query: ListQuery(), content: .success(page), layout: layout)
    return ListView.text(
      scene, size: Size(columns: columns, rows: 24), strings: Strings(language),
      isInteractive: false
    ).map(\.text).joined(separator: "\n")
  }

  private func row(
    _ title: String, number: String? = nil, _ details: String..., isFavorite: Bool = false
  ) -> ListRow {
    ListRow(
      reference: ListFixtures.reference(title), number: number, title: title, details: details,
      position: "1.0, 2.0", isFavorite: isFavorite)
  }

  @Test func detailsAreInColumnsAndTakeThePlaceOfThePosition() {
    let rows = [
      row("Sproutle", number: "#7", "Grass, Poison"), row("Emberox", number: "#12", "Fire"),
    ]
    #expect(
      text(rows, of: .pokemon, age: "3 h") == """
        Pokémon · 3 h old
        1    #7 Sproutle  Grass, Poison
        2   #12 Emberox   Fire
        1–2 of 2
        """)
    #expect(
      text(rows, of: .pokemon, columns: 16, age: "3 h", .spanish) == """
        Pokémon · hace …
        1    #7 Sproutle
        2   #12 Emberox
        1–2 de 2
        """)
  }

  @Test func aHeadlineGoesBeforeItsAuthorAndSection() {
    let rows = [
      row("The Quiet Return of the Command Line", "By Ana Solano", "Technology"),
      row("Soup for Lighthouse Keepers", "", "Food"),
    ]
    #expect(
      text(rows, of: .articles, columns: 58) == """
        articles
        1   The Quiet Return of the Command Line  By Ana Solano
        2   Soup for Lighthouse Keepers
        1–2 of 2
        """)
    #expect(
      text(rows, of: .articles, columns: 50) == """
        articles
        1   The Quiet Return of the Command Line
        2   Soup for Lighthouse Keepers
        1–2 of 2
        """)
  }

  @Test func aGridHasTitlesBesideEachOther() {
    let rows = ["Ash", "Birch", "Cedar", "Oak"].map { row($0, isFavorite: $0 == "Cedar") }
    #expect(
      text(rows, of: .items, .grid, columns: 60) == """
        items
        1   Ash                       2   Birch
        3 ★ Cedar                     4   Oak
        1–4 of 4
        """)
    #expect(
      text(rows, of: .items, .grid, columns: 20).split(separator: "\n").count == 6)
  }

  @Test(arguments: [1, 9, 26, 52, 79, 200], [ListLayout.rows, .grid])
  func noLineIsWiderThanTheWindow(_ columns: Int, _ layout: ListLayout) {
    let rows = (1...9).map { row(String(repeating: "long title ", count: $0), "detail") }
    let lines = text(rows, of: .articles, layout, columns: columns).split(separator: "\n")
    #expect(lines.allSatisfy { DisplayWidth.of(String($0)) <= columns })
  }
}
