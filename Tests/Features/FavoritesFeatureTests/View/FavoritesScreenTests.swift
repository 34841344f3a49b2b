import Components
import ContractMocks
import Contracts
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper

@testable import FavoritesFeature

/// Whole screens of the favorites, in windows of many sizes.
@Suite struct FavoritesScreenTests {
  private let query = CatalogQuery(search: "spring", offset: 8, pageSize: 4)
  /// A catalog whose titles can be cut anywhere.
  private let names = CatalogDescription(mock: .cities)

  private var page: ListPage {
    let rows = [
      ("Springfield, US", "39.8017, -89.6437", "Illinois", false),
      ("Springwell under the Long Hill, ES", "40.1000, -3.6000", nil, true),
      ("東京都, JP", nil, "Kanto", false), ("Ys", nil, nil, false),
    ].enumerated().map { index, row in
      ListRow(
        reference: FavoritesFixtures.reference("\(index)"), title: row.0, position: row.1,
        distinction: row.2,
        isGone: row.3)
    }
    return ListPage(query: query, rows: rows, total: 1_234)
  }

  private func scene(_ change: (inout FavoritesScene) -> Void = { _ in }) -> FavoritesScene {
    var scene = FavoritesScene(
      query: query, content: .success(page), chosen: 1, catalogs: [names, .people])
    change(&scene)
    return scene
  }

  private var scenes: [(String, FavoritesScene)] {
    let favorite = FavoritesFixtures.favorite("1")
    let notices: [FavoritesNotice] = [
      .gone("Ys"), .restored([]), .restored(["Ys"]), .restored(["Ys", "Quay"]),
      .added(FavoritesAddition(added: [favorite], already: [])),
      .added(FavoritesAddition(added: [favorite, favorite], already: [favorite])),
      .added(FavoritesAddition(added: [], already: [favorite])),
      .removed(FavoritesRemoval(removed: [favorite])),
      .removed(FavoritesRemoval(removed: [favorite, favorite], missing: [favorite.reference])),
      .removed(FavoritesRemoval(removed: [], missing: [favorite.reference])),
      .exported(count: 0, path: "f.json"), .exported(count: 1, path: "f.gpx", left: 1),
      .exported(count: 2, path: "f.gpx", left: 2),
      .imported(ImportReport(added: 1, skipped: [])),
      .imported(
        ImportReport(
          added: 2,
          skipped: [
            .init(entry: 3, label: "Quay", problem: .twice),
            .init(entry: 5, label: "", problem: .alreadyFavorite),
          ], shapes: 1)),
    ]
    return [
      ("plain", scene()), ("places", scene { $0.catalogs[0] = .cities }),
      ("loading", scene { $0.content = $0.content.reloading }),
    ] + notices.map { notice in ("\(notice)".prefix(24).description, scene { $0.notice = notice }) }
  }

  @Test func screens() throws {
    var golden = GoldenScreens("favorites")
    for (name, scene) in scenes.prefix(3) {
      for columns in [1, 9, 20, 31, 45, 60, 79, 100, 140] {
        let lines = FavoritesView.text(
          scene, size: Size(columns: columns, rows: 24), strings: Strings(.english),
          isInteractive: columns != 60)
        golden.add("\(name), \(columns) columns", lines.map(\.text))
      }
    }
    for (name, scene) in scenes.dropFirst(3) {
      for language in Language.allCases {
        let lines = FavoritesView.text(
          scene, size: Size(columns: 70, rows: 24), strings: Strings(language))
        golden.add("\(name), \(language)", lines.dropFirst(6).map(\.text))
      }
    }
    try golden.check()
  }

  /// Every width at which columns are cut or left out.
  @Test func widths() throws {
    var golden = GoldenScreens("favorites-widths")
    let rows = [
      ListRow(
        reference: FavoritesFixtures.reference("1"),
        title: "The harbor under the long hill has a new quay", position: "39.8017, -89.6437",
        distinction: "12 km NE of Madrid"),
      ListRow(
        reference: FavoritesFixtures.reference("2"), title: "東京都, JP", distinction: "Kanto",
        daysLater: 1),
    ]
    for catalog in [CatalogDescription.cities, names] {
      let shown = scene {
        $0.content = .success(ListPage(rows: rows, total: 2))
        $0.catalogs[0] = catalog
      }
      golden.add(catalog.arePlaces ? "places" : "names", columns: 12...125) { columns in
        FavoritesView.text(
          shown, size: Size(columns: columns, rows: 24), strings: Strings(.english)
        ).map(\.text)
      }
    }
    try golden.check()
  }

  /// The smallest windows have no header, if there are rows and a prompt.
  @Test func heights() throws {
    var golden = GoldenScreens("favorites-heights")
    let scenes = [
      ("rows", scene()), ("loading", scene { $0.content = .loading(previous: nil) }),
      ("nothing", scene { $0.content = .success(FavoritesFixtures.page([])) }),
    ]
    for (name, scene) in scenes {
      for (rows, isInteractive) in [(6, true), (7, true), (6, false)] {
        let lines = FavoritesView.text(
          scene, size: Size(columns: 70, rows: rows), strings: Strings(.english),
          isInteractive: isInteractive)
        golden.add(
          "\(name), \(rows) rows\(isInteractive ? "" : ", printed")", lines.map(\.text))
      }
    }
    try golden.check()
  }

  /// One long title costs the other rows no column.
  @Test func placesAmongOthers() throws {
    var golden = GoldenScreens("favorites-places")
    func facts(_ region: String, _ country: String, _ population: Int) -> [Fact] {
      [
        .country(country), .population(population),
        Fact("region", Words("Region"), .region(region, in: country)),
      ]
    }
    var rows = [
      ListRow(
        reference: FavoritesFixtures.reference("1"),
        summary: Summary(title: "Barcelona, ES", position: Coordinate(written: "41.3888, 2.1590")),
        facts: facts("Catalonia", "ES", 1_620_343)),
      ListRow(
        reference: Reference(.articles, "1"),
        summary: Summary(title: "The Quiet Return of the Command Line, and Who Never Left It")),
      ListRow(
        reference: FavoritesFixtures.reference("2"),
        summary: Summary(
          title: "San Miguel, PE", position: Coordinate(written: "-13.0125, -73.9808"),
          distinction: .region("Ayacucho", in: "PE")),
        facts: facts("Ayacucho", "PE", 4_000)),
    ]
    for index in rows.indices { rows[index].added = 1_780_185_600 }
    let page = ListPage(rows: rows, total: 3)
    for language in Language.allCases {
      let shown = FavoritesScene(page, of: [.cities, .articles], in: language)
      for columns in [50, 80, 100, 140] {
        let lines = FavoritesView.text(
          shown, size: Size(columns: columns, rows: 24), strings: Strings(language))
        golden.add("\(language), \(columns) columns", lines.map(\.text))
      }
    }
    try golden.check()
  }

  /// How it is spoken, styled and clicked.
  @Test func spans() throws {
    var golden = GoldenScreens("favorites-spans")
    for (name, scene) in scenes.prefix(3) {
      let lines = FavoritesView.text(
        scene, size: Size(columns: 70, rows: 24), strings: Strings(.english))
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
