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

/// Whole screens of a list, in windows of many sizes.
@Suite struct ListScreenTests {
  private let rows = [
    ListRow(
      reference: ListFixtures.reference("1"), title: "Springfield, US",
      position: "39.8017, -89.6437", distinction: "Illinois", isFrequent: true),
    ListRow(
      reference: ListFixtures.reference("2"), title: "Springwell under the Long Hill, ES",
      position: "40.1000, -3.6000", distinction: "12 km NE of Madrid",
      isFavorite: true, isFrequent: true),
    ListRow(
      reference: ListFixtures.reference("3"), title: "Köln, DE", position: "50.9300, 6.9500",
      distinction: "Nordrhein", matchedName: "Springhausen"),
    ListRow(
      reference: ListFixtures.reference("4"), title: "東京都, JP", position: "35.6895, 139.6917",
      isFavorite: true),
    ListRow(
      reference: ListFixtures.reference("5"), title: "Jaffa, IL", distinction: "Tel Aviv",
      matchedName: "יפו"),
    ListRow(reference: ListFixtures.reference("6"), title: "Ys"),
    ListRow(
      reference: ListFixtures.reference("7"), title: "Quay, GB", position: "51.0000, 0.5000"),
  ]

  private var details: [ListRow] {
    [
      ListRow(
        reference: Reference(.pokemon, "25"), number: 25, title: "Mossling",
        details: ["grass", "Moss Pokémon"], sortedBy: "6 kg", isFavorite: true,
        picture: .path(["25"], of: .sprites)),
      ListRow(
        reference: Reference(.pokemon, "125"), number: 125, title: "Odd One Out",
        details: ["electric, steel", ""], sortedBy: "1,200 kg"),
      ListRow(
        reference: Reference(.pokemon, "7"), number: 7, title: "Wade",
        details: ["water", "Tide Pokémon"], picture: .path(["7"], of: .sprites)),
    ]
  }

  private func scene(
    _ rows: [ListRow], of catalog: CatalogDescription = .cities,
    _ change: (inout ListScene) -> Void = { _ in }
  ) -> ListScene {
    let query = CatalogQuery.typed(
      search: "spring", filters: [Filter(key: "country", value: "US")], sort: "population",
      offset: 98, pageSize: 7)
    let page = ListPage(query: query, rows: rows, total: 1_232, alternateTotal: 2)
    var scene = ListScene(
      catalog: catalog, query: query, content: .success(page), chosen: 1,
      notice: .favorite(.added("Springwell, ES")))
    change(&scene)
    return scene
  }

  private var scenes: [(String, ListScene)] {
    let pictures = ListThumbnails(
      size: PictureSize(columns: 4, rows: 2),
      pictures: [Reference(.pokemon, "25"): Picture(rows: [[.init("ab")], [.init("wide!")]])])
    return [
      ("rows", scene(rows)), ("grid", scene(rows) { $0.layout = .grid }),
      (
        "marked",
        scene(rows) { $0.marked = [$0.content.value?.rows[3].reference].compactMap(\.self) }
      ),
      ("details", scene(details, of: .pokemon)),
      (
        "one detail",
        scene(
          details.map { row in
            let facts = row.summary.facts.prefix(2)
            return ListRow(
              reference: row.reference,
              summary: Summary(
                title: row.title, facts: Array(facts), picture: row.summary.picture),
              isFavorite: row.isFavorite, sortedBy: row.sortedBy)
          }, of: .articles)
      ),
      ("pictures", scene(details, of: .pokemon) { $0.thumbnails = pictures }),
      (
        "pictures in a grid",
        scene(details, of: .pokemon) { ($0.thumbnails, $0.layout) = (pictures, .grid) }
      ),
      ("loading", scene(rows) { ($0.content, $0.notice) = ($0.content.reloading, nil) }),
    ]
  }

  @Test func screens() throws {
    var golden = GoldenScreens("list")
    for columns in [1, 9, 20, 28, 45, 60, 100, 140] {
      for (name, scene) in scenes {
        let lines = ListView.text(
          scene, size: Size(columns: columns, rows: 24), strings: Strings(.english),
          isInteractive: columns != 60)
        golden.add("\(name), \(columns) columns", lines.map(\.text))
      }
    }
    try golden.check()
  }

  /// Every width at which columns are cut or left out.
  @Test func widths() throws {
    var golden = GoldenScreens("list-widths")
    let pictures = ListThumbnails(size: PictureSize(columns: 4, rows: 1))
    let long = ListRow(
      reference: Reference(.pokemon, "9"), title: "Wade of the far southern tide pools")
    let near = ListRow(
      reference: ListFixtures.reference("8"), title: "Bay, ES", position: "9.1000, -3.6000",
      isFrequent: true)
    func authored(_ details: String...) -> ListRow {
      ListRow(
        reference: Reference(.articles, "1"), title: "The quay of the old harbor",
        details: details, sortedBy: "6 kg", distinction: "of the northern coast")
    }
    let author = "Ada Byron of the Long Hill"
    let few = [rows[1], rows[2], near]
    let scenes: [(String, ClosedRange<Int>, ListScene)] = [
      ("rows", 20...90, scene(few)), ("grid", 0...60, scene(few) { $0.layout = .grid }),
      ("details", 20...90, scene([authored(author, "2026-05-31")], of: .articles)),
      ("one detail", 20...76, scene([authored(author)], of: .articles)),
      (
        "pictures", 0...60,
        scene(Array(details.prefix(2)), of: .pokemon) { $0.thumbnails = pictures }
      ),
      (
        "pictures in a grid", 20...60,
        scene(details + [long], of: .pokemon) { ($0.thumbnails, $0.layout) = (pictures, .grid) }
      ),
    ]
    for (name, range, scene) in scenes {
      golden.add(name, columns: range) { columns in
        ListView.text(
          scene, size: Size(columns: columns, rows: 24), strings: Strings(.english)
        ).map(\.text)
      }
    }
    try golden.check()
  }

  /// Parts of the rows have a line before them, where the window is high enough.
  @Test func parts() throws {
    var golden = GoldenScreens("list-parts")
    for (rest, others) in [(0, 7), (2, 7), (0, 5), (2, 5), (5, 5)] {
      let answer = ListPage(
        query: CatalogQuery.typed(search: "port", pageSize: 7),
        rows: (1...7).map { ListFixtures.row("\($0)") }, topHits: rest, total: others,
        alternateTotal: 7 - others)
      var scene = ListScene(answer, of: .cities, formats: Formats(.english), now: 0)
      scene.thumbnails = ListThumbnails(size: PictureSize(columns: 2, rows: 2))
      golden.add(
        "\(rest) top hits, \(others) by name, with pictures",
        ListView.text(scene, size: Size(columns: 50, rows: 24), strings: Strings(.english))
          .map(\.text))
      scene.thumbnails = nil
      for count in [3, 9, 10, 11, 12, 13, 24] {
        let lines = ListView.text(
          scene, size: Size(columns: 50, rows: count), strings: Strings(.english))
        golden.add("\(rest) top hits, \(others) by name, \(count) rows", lines.map(\.text))
      }
    }
    try golden.check()
  }

  /// The smallest windows have no header, if there are rows and a prompt.
  @Test func heights() throws {
    var golden = GoldenScreens("list-heights")
    let scenes = [
      ("rows", scene(Array(rows.prefix(2)))),
      ("grid", scene(Array(rows.prefix(2))) { $0.layout = .grid }),
      ("loading", scene([]) { $0.content = .loading(previous: nil) }), ("nothing", scene([])),
      (
        "suggestions",
        scene([]) { scene in
          scene.content = .success(
            ListPage(
              rows: [self.rows[5]], areSuggestions: true, total: 0))
        }
      ),
    ]
    for (name, scene) in scenes {
      for (rows, isInteractive) in [(6, true), (7, true), (6, false)] {
        for (hasHints, hasFrame) in [(true, true), (false, true), (true, false)] {
          let lines = ListView.text(
            scene, size: Size(columns: 70, rows: rows), strings: Strings(.english),
            isInteractive: isInteractive, hasHints: hasHints, hasFrame: hasFrame)
          let title = [
            name, "\(rows) rows", isInteractive ? nil : "printed",
            hasHints ? nil : "without hints", hasFrame ? nil : "without frame",
          ]
          golden.add(title.compactMap(\.self).joined(separator: ", "), lines.map(\.text))
        }
      }
    }
    try golden.check()
  }

  @Test func aGridHasFromOneToTwentyColumns() {
    #expect([0, 25, 26, 52, 519, 520, 546].map(ListGrid.columns) == [1, 1, 1, 2, 19, 20, 20])
  }

  /// How it is spoken, styled and clicked.
  @Test func spans() throws {
    var golden = GoldenScreens("list-spans")
    for (name, scene) in scenes {
      let lines = ListView.text(
        scene, size: Size(columns: 60, rows: 24), strings: Strings(.english))
      golden.add(name, lines.map(\.described))
      golden.add("\(name), spoken", lines.map(\.spoken))
    }
    try golden.check()
  }
}

extension Line {
  /// The style, the row and the text of each span.
  fileprivate var described: String {
    spans.map { "\($0.style)\($0.row.map { " \($0)" } ?? "")‹\($0.text)›" }.joined(separator: " ")
  }
}
