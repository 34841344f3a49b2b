import ContractMocks
import Contracts
import Domain
import JSON
import Synchronization
import TestSupport
import Testing

@testable import FavoritesFeature

/// An interactor over files that are forgotten, whose points are read as they are told.
struct ImportBench {
  let favorites = InMemoryFavoritesDataManager()
  let documents: InMemoryDocumentDataManager
  let interactor: FavoritesInteractor

  init(_ files: [String: [UInt8]], points: PointSet? = nil) {
    documents = InMemoryDocumentDataManager(files)
    interactor = FavoritesInteractor(
      favorites: favorites, documents: documents,
      points: { path throws(DataError) in
        guard let points else { throw .malformed(path: path, reason: .notPoints) }
        return points
      },
      catalogs: [
        LocalSummaries(FavoritesFixtures.harbors(3), of: .cities),
        LocalSummaries(OwnPoints(favorites, clock: { 99 }).source.local, of: OwnPoints.description),
      ], clock: { 99 })
  }
}

/// The user's own points, and Google's saved places.
@Suite struct PointImportTests {
  private static let spring = Coordinate(wrappingLatitude: 41.4, longitude: 2.2)
  private static let hill = Coordinate(wrappingLatitude: 41.5, longitude: 2.3)

  private func restored(_ file: String) async throws -> (ImportReport, [Favorite]) {
    let bench = ImportBench(["f": Array(file.utf8)])
    let report = try await bench.interactor.restore(from: "f")
    return (report, try await bench.favorites.all())
  }

  /// A point is the same where its name is and its place is but for rounding; a line's name is no point.
  @Test func pointsAreKeptOnceAndLinesAreCounted() async throws {
    var line = PointShape(lines: [[Self.spring, Self.hill]])
    line.label = 3
    let near = Coordinate(wrappingLatitude: 41.400_004, longitude: 2.199_996)
    let points = PointSet(
      names: ["Spring", "Spring", "", "Way"],
      coordinates: [Self.spring, near, Self.hill, Self.spring],
      shapes: [line],
      report: PointReport(read: 4, broken: 2, first: .init(path: "lent", line: 3, column: 1)),
      properties: { $0 == 0 ? [PointProperty("ele", "3")] : [] })
    let bench = ImportBench(["f": [1]], points: points)
    #expect(
      try await bench.interactor.restore(from: "f")
        == ImportReport(
          added: 2, skipped: [.init(entry: 2, label: "Spring", problem: .twice)], shapes: 1,
          points: PointReport(
            read: 4, broken: 2, first: .init(path: "f", line: 3, column: 1))))
    let kept = [
      KeptPoint("Spring", at: Self.spring, properties: [KeptProperty("ele", "3")]),
      KeptPoint("41.5, 2.3", at: Self.hill),
    ]
    #expect(try await bench.favorites.all() == kept.map { $0.favorite(added: 99) })
    let again = try await bench.interactor.restore(from: "f")
    #expect(again.added == 0)
    #expect(again.skipped.map(\.problem) == [.alreadyFavorite, .alreadyFavorite, .alreadyFavorite])
  }

  /// A number of JSON stays one, and a text that looks like one stays a text.
  @Test func whatJSONSaysOfAPointKeepsItsKind() async throws {
    let points = PointSet(
      names: ["Spring"], coordinates: [Self.spring],
      properties: { _ in
        [PointProperty("ele", .number("612.50")), PointProperty("id", .string("7"))]
      })
    let bench = ImportBench(["f": [1]], points: points)
    _ = try await bench.interactor.restore(from: "f")
    let kept = KeptPoint(
      "Spring", at: Self.spring,
      properties: [KeptProperty("ele", "612.50", isLiteral: true), KeptProperty("id", "7")])
    #expect(try await bench.favorites.all() == [kept.favorite(added: 99)])
  }

  /// A format of points alone leaves out what has none.
  @Test(arguments: [("f.gpx", 1, 1), ("f.geojson", 1, 1), ("f.json", 2, 0)])
  func whatHasNoPositionIsCounted(path: String, count: Int, left: Int) async throws {
    let bench = ImportBench([:])
    _ = try await bench.favorites.add([
      FavoritesFixtures.favorite("1", "Here"),
      FavoritesFixtures.favorite("2", "Away", position: nil),
    ])
    #expect(
      try await bench.interactor.change(.export(path: path))
        == .exported(count: count, path: path, left: left))
    let text = String(decoding: try await bench.documents.read(path), as: UTF8.self)
    #expect(text.contains("Here") && text.contains("Away") == (left == 0))
  }

  @Test(arguments: [(true, FileProblem.onlyShapes), (false, .notPoints)])
  func aFileWithoutAPointIsRefused(hasLine: Bool, reason: FileProblem) async {
    var line = PointShape(lines: [[Self.spring, Self.hill]])
    line.label = 0
    let points = PointSet(
      names: hasLine ? ["Way"] : [], coordinates: hasLine ? [Self.spring] : [],
      shapes: hasLine ? [line] : [])
    let bench = ImportBench(["f": [1]], points: points)
    await #expect(throws: DataError.malformed(path: "f", reason: reason)) {
      try await bench.interactor.restore(from: "f")
    }
  }

  /// The same in every format: who writes a list of ids gets what `favorites add` would make.
  @Test(arguments: [
    #"{"catalejo":"favorites","version":1,"favorites":[{"catalog":"cities","id":"1"},"#
      + #"{"catalog":"cities","id":"2","title":"Mine","latitude":41.4,"longitude":2.2},"#
      + #"{"catalog":"cities","id":"4"},{"catalog":"cities","id":"3","latitude":91,"longitude":2}]}"#,
    "catalog,id,title,latitude,longitude,added\ncities,1,,,,\ncities,2,Mine,41.4,2.2,\n"
      + "cities,4,,,,\ncities,3,,91,2,\n",
  ])
  func whatAnEntryLeavesOutIsWhatItsCatalogSays(_ file: String) async throws {
    let (report, all) = try await restored(file)
    #expect(
      all == [
        FavoritesFixtures.favorite("1", added: 99),
        FavoritesFixtures.favorite("2", "Mine", position: Self.spring, added: 99),
      ])
    #expect(report.added == 2)
    #expect(report.skipped.map(\.entry) == [3, 4])
    #expect(report.skipped.map(\.problem) == [.noTitle, .invalidPosition])
  }

  /// A point is an entity: it has a detail while it is kept, and is brought back with all it says.
  @Test func aKeptPointIsListedRemovedAndBroughtBack() async throws {
    let point = KeptPoint("Spring", at: Self.spring, properties: [KeptProperty("id", "7")])
    let bench = ImportBench([:])
    _ = try await bench.favorites.add([point.favorite(added: 1)])
    let item = try #require(try await bench.interactor.page(CatalogQuery()).rows.first)
    #expect(item.summary == Summary(title: "Spring", position: Self.spring))
    #expect(item.facts.map(\.key) == ["name", "position", "points.id"])
    #expect(
      try await bench.interactor.change(.remove([point.reference]))
        == .removed(FavoritesRemoval(removed: [point.favorite(added: 1)])))
    #expect(try await bench.interactor.change(.undo) == .restored(["Spring"]))
    #expect(try await bench.favorites.all() == [point.favorite(added: 1)])
  }

  @Test func whatACatalogHasBecomesItsFavorite() async throws {
    let points = PointSet(
      names: ["Port 1", "Elsewhere"], coordinates: [Self.spring, Self.hill],
      properties: { index in
        [
          PointProperty("catalog", index == 0 ? "cities" : "castles"), PointProperty("id", "1"),
          PointProperty("added", "1970-01-02T00:00:00Z"),
        ]
      })
    let bench = ImportBench(["f": [1]], points: points)
    #expect(try await bench.interactor.restore(from: "f") == ImportReport(added: 2))
    let city = FavoritesFixtures.favorite("1", position: Self.spring, added: 86_400)
    let other = KeptPoint(
      "Elsewhere", at: Self.hill,
      properties: [
        KeptProperty("catalog", "castles"), KeptProperty("id", "1"),
        KeptProperty("added", "1970-01-02T00:00:00Z"),
      ])
    #expect(Set(try await bench.favorites.all()) == [city, other.favorite(added: 99)])
  }

  // MARK: - Google's saved places

  @Test func savedPlacesOfTodayAreRead() async throws {
    let (report, all) = try await restored(
      #"""
      {"type":"FeatureCollection","features":[
       {"type":"Feature","geometry":{"type":"Point","coordinates":[2.2,41.4]},"properties":{
        "date":"2024-05-01T10:20:30Z","google_maps_url":"http://maps.google.com/?cid=12",
        "location":{"name":"Made-up Café","address":"1 Any Street","country_code":"ES"}}},
       {"type":"Feature","geometry":{"type":"Point","coordinates":[0,0]},"properties":{
        "google_maps_url":"http://maps.google.com/?q=41.5,2.3","Comment":"No location information"}},
       {"type":"Feature","geometry":{"type":"Point","coordinates":[0,0]},"properties":{
        "google_maps_url":"http://maps.google.com/?cid=13","location":{"name":"Nowhere"}}}]}
      """#)
    #expect(
      report
        == ImportReport(
          added: 2, skipped: [.init(entry: 3, label: "Nowhere", problem: .noPosition)]))
    #expect(
      all == [
        KeptPoint(
          "Made-up Café", at: Self.spring,
          properties: [
            KeptProperty("date", "2024-05-01T10:20:30Z"),
            KeptProperty("google_maps_url", "http://maps.google.com/?cid=12"),
            KeptProperty("address", "1 Any Street"), KeptProperty("country_code", "ES"),
          ]
        ).favorite(added: 99),
        KeptPoint(
          "", at: Self.hill,
          properties: [
            KeptProperty("google_maps_url", "http://maps.google.com/?q=41.5,2.3"),
            KeptProperty("Comment", "No location information"),
          ]
        ).favorite(added: 99),
      ])
  }

  @Test func olderSavedPlacesAreRead() async throws {
    let (report, all) = try await restored(
      #"""
      {"type":"FeatureCollection","features":[{"type":"Feature",
       "geometry":{"type":"Point","coordinates":[0,0]},"properties":{"Title":"Old Mill",
        "Google Maps URL":"http://maps.google.com/?cid=1","Location":{"Address":"2 Any Street",
         "Geo Coordinates":{"Latitude":"41.4","Longitude":"2.2"}}}}]}
      """#)
    #expect(report == ImportReport(added: 1))
    #expect(
      all == [
        KeptPoint(
          "Old Mill", at: Self.spring,
          properties: [
            KeptProperty("Google Maps URL", "http://maps.google.com/?cid=1"),
            KeptProperty("Address", "2 Any Street"),
          ]
        ).favorite(added: 99)
      ])
  }

  @Test(arguments: ["", "My list\n\n"])
  func listsOfLinksAreReadAsFarAsTheySayAPosition(_ start: String) async throws {
    let (report, all) = try await restored(
      start + """
        Title,Note,URL,Comment
        ,,,
        Spring,"cold, clear",https://www.google.com/maps/search/41.4%2C2.2,
        Café,,"https://www.google.com/maps/place/Caf/data=!4m2!3m1!1s0x12:0x34",
        Hill,,"https://www.google.com/maps/place/Hill/@41.0,2.0,15z/data=!4m5!3d41.5!4d2.3",best

        """)
    #expect(
      report
        == ImportReport(added: 2, skipped: [.init(entry: 2, label: "Café", problem: .noPosition)]))
    #expect(all.map(\.title) == ["Spring", "Hill"])
    #expect(all.map(\.position) == [Self.spring, Self.hill])
    #expect(all[0].properties.map(\.name) == ["Note", "URL"])
  }
}
