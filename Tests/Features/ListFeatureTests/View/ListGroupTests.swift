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

/// Rows found by another name, and suggestions.
@Suite struct ListGroupTests {
  private func row(
    _ id: String, _ title: String, _ matchedName: String? = nil,
    distinction: String? = nil
  ) -> ListRow {
    ListRow(
      reference: ListFixtures.reference(id), title: title, position: "1.0000, 2.0000",
      distinction: distinction, matchedName: matchedName)
  }

  private func lines(
    _ rows: [ListRow], topHits: Int = 0, total: Int, alternate: Int = 0,
    areSuggestions: Bool = false,
    offset: Int = 0,
    _ layout: ListLayout = .rows, size: Size = Size(columns: 60, rows: 24),
    _ language: Language = .english, isInteractive: Bool = true
  ) -> [String] {
    let query = CatalogQuery.typed(search: "prot", offset: offset)
    let page = ListPage(
      query: query, rows: rows, topHits: topHits, areSuggestions: areSuggestions, total: total,
      alternateTotal: alternate)
    return ListView.text(
      ListScene(catalog: .cities, query: query, content: .success(page), layout: layout),
      size: size, strings: Strings(language), isInteractive: isInteractive
    ).map(\.text)
  }

  /// A window of 24 rows without the prompt's; a banner may take one more.
  @Test func twoLinesDoNotPushTheHeaderOut() {
    let rows = (1...18).map { row(String($0), "Protea, ZA") } + [row("19", "Port, XA", "Proton")]
    func parts(_ rows: [ListRow]) -> (lines: Int, dividers: Int) {
      let lines = lines(
        rows, topHits: 3, total: rows.count - 1, alternate: 1, size: Size(columns: 60, rows: 23))
      return (lines.count, lines.count { $0.hasPrefix("──") })
    }
    #expect(parts(rows) == (22, 1))
    #expect(parts(Array(rows.dropFirst())) == (22, 2))
  }

  /// What is printed has no window to fit, and a grid has few lines.
  @Test func bothLinesStayWhereNothingIsPushedOut() {
    let rows = (1...18).map { row(String($0), "Protea, ZA") } + [row("19", "Port, XA", "Proton")]
    func dividers(_ layout: ListLayout, isInteractive: Bool) -> Int {
      lines(
        rows, topHits: 3, total: 18, alternate: 1, layout, size: Size(columns: 60, rows: 23),
        isInteractive: isInteractive
      ).count { $0.hasPrefix("──") }
    }
    #expect(
      [
        dividers(.rows, isInteractive: true), dividers(.rows, isInteractive: false),
        dividers(.grid, isInteractive: true), dividers(.grid, isInteractive: false),
      ] == [1, 2, 2, 2])
  }

  @Test func aLinePartsTheGroups() {
    let rows = [
      row("1", "Protea, ZA"), row("2", "Port, XA", "Proton"), row("3", "Bay, XB", "Prott"),
    ]
    #expect(
      lines(rows, total: 1, alternate: 2, isInteractive: false) == [
        "cities · “prot”",
        "1   Protea, ZA  1.0000, 2.0000",
        "── By another name",
        "2   Port, XA    1.0000, 2.0000  Proton",
        "3   Bay, XB     1.0000, 2.0000  Prott",
        "1–3 of 3 · 2 by another name",
      ])
    #expect(
      lines(rows, total: 1, alternate: 2, .grid, .spanish, isInteractive: false) == [
        "ciudades · «prot»",
        "1   Protea, ZA",
        "── Por otro nombre",
        "2   Port, XA · Proton         3   Bay, XB · Prott",
        "1–3 de 3 · 2 coinciden por otro nombre",
      ])
  }

  @Test func theLineStandsWhereTheSecondGroupBegins() {
    let (named, known) = (row("1", "Protea, ZA"), row("2", "Port, XA", "Proton"))
    func divider(_ rows: [ListRow], total: Int, alternate: Int, offset: Int) -> Int? {
      lines(rows, total: total, alternate: alternate, offset: offset)
        .firstIndex { $0.hasPrefix("──") }
    }
    #expect(divider([known], total: 0, alternate: 1, offset: 0) == 1)
    #expect(divider([named, known], total: 1, alternate: 1, offset: 0) == 2)
    #expect(divider([known], total: 1, alternate: 1, offset: 1) == 1)
    // On a page before, on a page after, and nowhere.
    #expect(divider([named], total: 1, alternate: 1, offset: 0) == nil)
    #expect(divider([known], total: 1, alternate: 2, offset: 2) == nil)
    #expect(divider([named], total: 1, alternate: 0, offset: 0) == nil)
    // By relevance the groups are mixed.
    #expect(divider([known, named], total: 1, alternate: 1, offset: 0) == nil)
    #expect(divider([named, known, named], total: 2, alternate: 1, offset: 0) == nil)
    #expect(divider([named, named], total: 1, alternate: 5, offset: 0) == nil)
  }

  @Test func linesPartTopHitsAndTheGroupsBelowThem() {
    let rows = [
      row("1", "Port, XA", "Proton"), row("2", "Protra, ZA"), row("3", "Protea, ZA"),
      row("4", "Bay, XB", "Prott"),
    ]
    #expect(
      lines(rows, topHits: 2, total: 2, alternate: 2, isInteractive: false) == [
        "cities · “prot”",
        "1   Port, XA    1.0000, 2.0000  Proton",
        "2   Protra, ZA  1.0000, 2.0000",
        "── All 4 by name",
        "3   Protea, ZA  1.0000, 2.0000",
        "── By another name",
        "4   Bay, XB     1.0000, 2.0000  Prott",
        "1–4 of 4 · 2 by another name",
      ])
    func dividers(_ rows: [ListRow], _ topHits: Int, total: Int, _ alternate: Int, offset: Int = 0)
      -> [String]
    {
      lines(rows, topHits: topHits, total: total, alternate: alternate, offset: offset)
        .filter { $0.hasPrefix("──") }
    }
    let others = "── By another name"
    #expect(dividers(Array(rows[1...2]), 2, total: 2, 0) == [])
    #expect(dividers(Array(rows[1...2]), 1, total: 9, 0) == ["── All 9 by name"])
    // Nothing is left of those found by their own name.
    #expect(dividers([rows[1], rows[0]], 1, total: 1, 1) == [others])
    #expect(dividers([rows[0], rows[3]], 1, total: 0, 2) == [others])
    // One that was found by another name is on the page before.
    #expect(dividers([rows[2], rows[3]], 0, total: 3, 2, offset: 3) == [others])
    #expect(dividers([rows[3]], 0, total: 3, 3, offset: 5) == [])
  }

  @Test func suggestionsAreMarkedAndNumbered() {
    let rows = [row("1", "Port, XA"), row("2", "Bay, XB", "Porto")]
    #expect(
      lines(rows, total: 0, areSuggestions: true, size: Size(columns: 70, rows: 24)) == [
        "cities · “prot”",
        "No city starts with “prot”. Did you mean:",
        "›1   Port, XA  1.0000, 2.0000",
        " 2   Bay, XB   1.0000, 2.0000  Porto",
        "a number opens · /TEXT searches · clear · help",
      ])
    #expect(
      lines(rows, total: 0, areSuggestions: true, .rows, .spanish, isInteractive: false).dropFirst()
        == ["Ninguna ciudad empieza por «prot». ¿Quizá buscabas Port, XA;", "Bay, XB (Porto)?"])
  }

  /// A terminal that turns it round leaves what is before it in its place.
  @Test func aNameReadFromTheRightIsTheLastOfItsRow() {
    let label = "12 km N of Bay"
    let shown = ["لندن", "לונדון", "東京", "Londres"].map { name in
      lines([row("1", "Port, XA", name, distinction: label)], total: 0, alternate: 1)[2]
    }
    #expect(shown[0].hasSuffix("12 km N of Bay · لندن"))
    #expect(shown[1].hasSuffix("12 km N of Bay · לונדון"))
    #expect(shown[2].hasSuffix("東京 · 12 km N of Bay"))
    #expect(shown[3].hasSuffix("Londres · 12 km N of Bay"))
  }
}
