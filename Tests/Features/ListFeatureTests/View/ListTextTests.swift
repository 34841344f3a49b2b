import Components
import ContractMocks
import Contracts
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper

@testable import ListFeature

@Suite struct ListTextTests {
  private let page = ListPage(
    query: .typed(search: "spring", offset: 8),
    rows: [
      ListRow(
        reference: ListFixtures.reference("1"), title: "Springfield, US",
        position: "39.8017, -89.6437", distinction: "Illinois"),
      ListRow(
        reference: ListFixtures.reference("2"), title: "Springwell, ES",
        position: "40.1000, -3.6000",
        distinction: "12 km NE of Madrid", isFavorite: true),
      ListRow(
        reference: ListFixtures.reference("3"), title: "Köln, DE", position: "50.9300, 6.9500",
        matchedName: "Springhausen"),
    ],
    total: 1_233, alternateTotal: 1)

  private func text(
    _ scene: ListScene, columns: Int = 80, _ language: Language = .english,
    isInteractive: Bool = true
  ) -> String {
    ListView.text(
      scene, size: Size(columns: columns, rows: 24), strings: Strings(language),
      isInteractive: isInteractive
    ).map(\.text).joined(separator: "\n")
  }

  private func scene(
    _ content: LoadingState<ListPage, DataError>, of query: CatalogQuery = CatalogQuery.typed(),
    chosen: Int = 0, notice: ListNotice? = nil
  ) -> ListScene {
    ListScene(
      catalog: .cities, query: query, content: content, chosen: chosen, notice: notice)
  }

  private var springs: ListScene {
    let query = CatalogQuery.typed(
      search: "spring", filters: [Filter(key: "country", value: "US")], sort: "population",
      offset: 8)
    return scene(.success(page), of: query, chosen: 1, notice: .favorite(.added("Springwell, ES")))
  }

  @Test(arguments: [
    (Language.english, "Pokémon · type fire · x=y · by number"),
    (.spanish, "Pokémon · tipo fire · x=y · por número"),
  ])
  func aHeaderIsOfOneLanguage(_ language: Language, _ expected: String) throws {
    let query = CatalogQuery.typed(
      filters: [Filter(key: "type", value: "fire"), Filter(key: "x", value: "y")], sort: "number",
      pageSize: 0)
    let page = ListPage(rows: [], total: 9)
    let scene = ListScene(catalog: .pokemon, query: query, content: .success(page))
    #expect(try #require(text(scene, language).split(separator: "\n").first) == expected)
  }

  @Test func whereNoRowIsWantedTheirNumberIsSaid() {
    let page = ListPage(rows: [], total: 1_234)
    let scene = scene(.success(page), of: CatalogQuery.typed(pageSize: 0))
    #expect(text(scene) == "cities\n1,234 in all.")
    #expect(text(scene, .spanish) == "ciudades\n1234 en total.")
    let none = self.scene(
      .success(ListPage(rows: [], total: 0)), of: CatalogQuery.typed(pageSize: 0))
    #expect(!text(none).contains("in all"))
  }

  @Test func aHeaderHasTheWordsOfANamedValue() {
    let option = FilterOption(
      "kind", Words("kind"),
      named: [
        Term("bay", Words { $0 == .spanish ? "Bahía" : "Bay" }),
        Term("quay", Words { $0 == .spanish ? "Muelle" : "Quay" }),
      ])
    let scene = ListScene(
      catalog: CatalogDescription(mock: .items, filters: [option]),
      query: CatalogQuery.typed(filters: [Filter(key: "kind", value: "Quay")]),
      content: .success(page))
    #expect(text(scene, .spanish).contains("clase=Muelle"))
  }

  @Test func aRemarkOfOneColumnStandsInTheGrid() {
    let row = ListRow(reference: ListFixtures.reference("1"), title: "Ys", distinction: "X")
    var scene = scene(.success(ListPage(rows: [row], total: 1)))
    scene.layout = .grid
    #expect(text(scene).contains("Ys · X"))
  }

  @Test func oneRowThatCannotBeReadIsOne() {
    #expect(text(scene(.success(page), notice: .unreadable(1))).contains("1 row of the stored"))
  }

  @Test func aPageInColumns() {
    #expect(
      text(springs) == """
        cities · “spring” · United States · by population
          9   Springfield, US  39.8017, -89.6437  Illinois
        ›10 ★ Springwell, ES   40.1000,  -3.6000  12 km NE of Madrid
         11   Köln, DE         50.9300,   6.9500  Springhausen
        9–11 of 1,234 · 1 by another name · a number opens · /TEXT searches · next
        “Springwell, ES” is a favorite now.
        """)
  }

  @Test(arguments: [ListLayout.rows, .grid])
  func linearTextHasALineARow(_ layout: ListLayout) {
    var scene = springs
    scene.layout = layout
    let lines = ListView.text(
      scene, size: Size(columns: 20, rows: 24).unbroken, strings: Strings(.spanish))
    let rows = [
      "9. Springfield, US, 39.8017, -89.6437, Illinois",
      "elegida: 10. favorito: Springwell, ES, 40.1000, -3.6000, a 12 km al NE de Madrid",
      "11. Köln, DE, 50.9300, 6.9500, Springhausen",
    ]
    let cells =
      "9. Springfield, US, Illinois; elegida: 10. favorito: Springwell, ES, "
      + "a 12 km al NE de Madrid; "
      + "11. Köln, DE, Springhausen"
    #expect(
      lines.map(\.spoken) == ["ciudades, «spring», Estados Unidos, por población"]
        + (layout == .rows ? rows : [cells]) + [
          "Fila 10 de 1234: Springwell, ES. Página 1 de 62. "
            + "9–11 de 1234, 1 coincide por otro nombre, un número abre, /TEXTO busca, siguiente, anterior, limpiar, ayuda",
          "«Springwell, ES» se ha añadido a favoritos.",
        ])
  }

  @Test func aNarrowWindowLosesThePositionFirst() {
    #expect(
      text(springs, columns: 40) == """
        cities · “spring” · United States · by …
          9   Springfield, US  Illinois
        ›10 ★ Springwell, ES   12 km NE of Madr…
         11   Köln, DE         Springhausen
        9–11 of 1,234 · 1 by another name
        “Springwell, ES” is a favorite now.
        """)
  }

  @Test(arguments: [1, 2, 7, 19, 20, 33, 80, 300])
  func noLineIsWiderThanTheWindow(_ columns: Int) {
    let lines = ListView.text(
      springs, size: Size(columns: columns, rows: 5), strings: Strings(.english))
    #expect(lines.map(\.width).max() ?? 0 <= columns)
  }

  @Test func stylesSayWhatMatchedAndWhatIsChosen() {
    let lines = ListView.text(
      springs, size: Size(columns: 40, rows: 24), strings: Strings(.english))
    #expect(
      lines[2].spans == [
        Span("›", .chosen, spoken: "chosen: ", row: 10),
        Span("10", .chosen, spoken: "10.", row: 10), .gap(1, spoken: " "),
        Span("★", .star, spoken: "favorite"), .gap(1, spoken: ": "), Span("Spring", .match),
        Span("well, ES"), .gap(3), Span("12 km NE of Madr", .dim), Span("…", .dim),
      ])
    #expect(
      lines[3].spans.suffix(4) == [
        Span("Köln, DE"), .gap(9), Span("Spring", .match), Span("hausen", .dim),
      ])
  }

  @Test(arguments: [
    (
      CatalogQuery.typed(search: "xyz"),
      "cities · “xyz”\nNo city starts with “xyz”. /TEXT searches something else, clear shows all."
    ),
    (
      CatalogQuery.typed(search: "x", filters: [Filter(key: "size", value: "3")]),
      "cities · “x” · size=3\nNothing here fits “x”, size=3."
        + " /TEXT searches something else, clear shows all."
    ),
    (
      CatalogQuery.typed(favoritesOnly: true),
      "cities · favorites only\nNo favorites here yet: all shows everything, fav N adds one."
    ),
    (CatalogQuery.typed(sort: "age"), "cities · by age\nThere is nothing here."),
    (CatalogQuery.typed(), "cities\nThere is nothing here."),
  ])
  func anEmptyPageSaysWhatToDo(_ query: CatalogQuery, _ expected: String) {
    let empty = ListPage(rows: [], total: 0)
    #expect(text(scene(.success(empty), of: query)) == expected)
  }

  @Test func beforeANameASearchOfEverythingSaysWhatToType() {
    let scene = ListScene(
      catalog: .everything, query: .typed(), content: .success(ListPage(rows: [], total: 0)))
    #expect(
      text(scene)
        == "everything\nType a name. What you open often and your favorites appear here.")
  }

  @Test(arguments: [[], [Filter(key: "size", value: "3")]])
  func aLongSearchIsQuotedInPart(_ filters: [Filter]) {
    let empty = ListPage(rows: [], total: 0)
    let query = CatalogQuery.typed(search: String(repeating: "x", count: 60_000), filters: filters)
    let lines = text(scene(.success(empty), of: query), columns: 200, isInteractive: false)
      .split(separator: "\n")
    let quoted = "“" + String(repeating: "x", count: 39) + "…”"
    #expect(
      lines.dropFirst() == [
        filters.isEmpty
          ? "No city starts with \(quoted)." : "Nothing here fits \(quoted), size=3."
      ])
  }

  @Test(arguments: [(999_999, "1000000"), (Int.max, String(Int.max))])
  func aPagePastTheEndSaysSo(_ offset: Int, _ number: String) {
    let query = CatalogQuery(offset: offset)
    let past = ListPage(query: query, total: 5)
    #expect(
      text(scene(.success(past), of: query), isInteractive: false)
        == "cities\nThere is nothing from row \(number) on.")
  }

  @Test(
    arguments: [
      (.rows(.lastPage), "This is the last page."),
      (.arranged(.grid), "This is the grid already; rows goes back to one row a line."),
      (.favorite(.removed("Lima")), "“Lima” is no longer a favorite; undo brings it back."),
      (.failed(.nothingToUndo), "There is nothing to undo."),
      (
        .unreadable(3), "3 rows of the stored list can't be read; refresh fetches them again."
      ),
      (
        .unnamed(NameCount(5, of: 1900), isRefreshed: false),
        "The search knows names in your language of 5 of 1,900: refresh fetches the others."
      ),
      (
        .unnamed(NameCount(5, of: 1900), isRefreshed: true),
        "Names in your language are known of 5 of 1,900: refresh again fetches the others."
      ),
      (.skipped(3), "3 rows of the new list can't be used and were left out."),
      (.skipped(1), "1 row of the new list can't be used and was left out."),
      (
        .incomplete(ListFixtures.broken),
        "favorites.sqlite can't be read: disk I/O error; check the path and its disk."
      ),
    ] as [(ListNotice, String)])
  func aNoticeStandsBelowTheRows(_ notice: ListNotice, _ expected: String) {
    let scene = scene(.success(ListFixtures.page(["a"])), notice: notice)
    #expect(text(scene, columns: 100).split(separator: "\n").dropFirst(3) == [expected[...]])
  }

}

/// Details, ages and the grid.
@Suite struct ListLayoutTests {
  private func text(
    _ rows: [ListRow], of catalog: CatalogDescription, _ layout: ListLayout = .rows,
    columns: Int = 80,
    age: String? = nil, _ language: Language = .english
  ) -> String {
    var page = ListPage(rows: rows, total: rows.count)
    page.ageText = age
    let scene = ListScene(
      catalog: catalog, query: CatalogQuery.typed(), content: .success(page), layout: layout)
    return ListView.text(
      scene, size: Size(columns: columns, rows: 24), strings: Strings(language),
      isInteractive: false
    ).map(\.text).joined(separator: "\n")
  }

  private func row(
    _ title: String, number: Int? = nil, _ details: String..., isFavorite: Bool = false
  ) -> ListRow {
    ListRow(
      reference: ListFixtures.reference(title), number: number, title: title, details: details,
      position: "1.0, 2.0", isFavorite: isFavorite)
  }

  @Test func detailsAreInColumnsAndTakeThePlaceOfThePosition() {
    let rows = [
      row("Sproutle", number: 7, "Grass, Poison"), row("Emberox", number: 12, "Fire"),
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
}
