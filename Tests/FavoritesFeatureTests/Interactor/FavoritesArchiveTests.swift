import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing

@testable import FavoritesFeature

@Suite struct FavoritesArchiveTests {
  private static let catalogs: [CatalogDescription] = [
    .cities, .people, .pokemon, .items, .articles,
  ]

  private typealias Fixtures = FavoritesFixtures

  private func text(_ favorites: [Favorite]) throws -> String {
    String(decoding: try FavoritesArchive.data(favorites), as: UTF8.self)
  }

  /// What an entry of these fields is read as.
  private func read(_ fields: String) throws -> Result<ArchivedFavorite, EntryProblem> {
    let file = #"{"catalejo":"favorites","version":1,"favorites":[{\#(fields)}]}"#
    let entry = try #require(try FavoritesArchive.entries(Array(file.utf8)).first)
    do {
      return .success(try FavoritesArchive.favorite(entry, among: Self.catalogs))
    } catch {
      return .failure(error)
    }
  }

  @Test func writesPrettyJSON() throws {
    let favorites = [
      Fixtures.favorite("1", "A \"b\" / c", added: 86_461),
      Fixtures.favorite("2", "Two", position: nil),
    ]
    #expect(
      try text(favorites) == """
        {
          "catalejo" : "favorites",
          "favorites" : [
            {
              "added" : "1970-01-02T00:01:01Z",
              "catalog" : "cities",
              "id" : "1",
              "latitude" : 1.5,
              "longitude" : -2,
              "title" : "A \\"b\\" / c"
            },
            {
              "added" : "1970-01-01T00:00:00Z",
              "catalog" : "cities",
              "id" : "2",
              "title" : "Two"
            }
          ],
          "version" : 1
        }

        """)
  }

  @Test func charactersThatCommandATerminalAreEscaped() throws {
    let title = "\u{1B}\u{7F}\u{9B}\u{202E}\n東京"
    let json = try text([Fixtures.favorite("1", title)])
    #expect(json.contains(#""\u001b\u007f\u009b\u202e\n東京""#))
    let entry = try #require(try FavoritesArchive.entries(Array(json.utf8)).first)
    #expect(try FavoritesArchive.favorite(entry, among: Self.catalogs).title == title)
  }

  @Test(arguments: [
    (#""catalog":"cities","id":"12""#, ArchivedFavorite(reference: Reference(.cities, "12"))),
    (
      #""catalog":"cities","id":"12","title":" ","latitude":null,"longitude":null,"added":null"#,
      ArchivedFavorite(reference: Reference(.cities, "12"))
    ),
    (
      #""id":"12","catalog":"cities","more":[{}],"title":"T","latitude":1.5,"longitude":-2"#,
      ArchivedFavorite(
        reference: Reference(.cities, "12"), title: "T", position: Fixtures.position)
    ),
    (
      #""catalog":"articles","id":"nyt://article/1-2""#,
      ArchivedFavorite(reference: Reference(.articles, "nyt://article/1-2"))
    ),
    (
      #""catalog":"people","id":"\#(String(repeating: "x", count: 100))""#,
      ArchivedFavorite(reference: Reference(.people, String(repeating: "x", count: 100)))
    ),
    (
      #""catalog":"cities","id":"12","added":"1970-01-02T00:00:00Z""#,
      ArchivedFavorite(reference: Reference(.cities, "12"), added: 86_400)
    ),
  ])
  func readsEntries(_ fields: String, _ favorite: ArchivedFavorite) throws {
    #expect(try read(fields) == .success(favorite))
  }

  @Test(arguments: [
    ("", EntryProblem.unknownCatalog), (#""catalog":7,"id":"1""#, .unknownCatalog),
    (#""catalog":"cities""#, .invalidID), (#""catalog":"cities","id":7"#, .invalidID),
    (#""catalog":"cities","id":"""#, .invalidID), (#""catalog":"cities","id":"0""#, .invalidID),
    (#""catalog":"cities","id":"-1""#, .invalidID), (#""catalog":"cities","id":"+1""#, .invalidID),
    (#""catalog":"cities","id":"01""#, .invalidID), (#""catalog":"cities","id":"1x""#, .invalidID),
    (#""catalog":"cities","id":"4294967296""#, .invalidID),
    (#""catalog":"people","id":"a b""#, .invalidID), (#""catalog":"items","id":"x""#, .invalidID),
    (#""catalog":"articles","id":"a\u001b[2J""#, .invalidID),
    (#""catalog":"articles","id":"a\u202e""#, .invalidID),
    (#""catalog":"people","id":"\#(String(repeating: "x", count: 101))""#, .invalidID),
    (#""catalog":"cities","id":"1","latitude":1"#, .invalidPosition),
    (#""catalog":"cities","id":"1","latitude":"1","longitude":2"#, .invalidPosition),
    (#""catalog":"cities","id":"1","latitude":1,"longitude":180.1"#, .invalidPosition),
    (#""catalog":"cities","id":"1","added":5"#, .invalidDate),
    (#""catalog":"cities","id":true"#, .invalidID),
    (#""catalog":"cities","id":"1","added":"2020-13-45T99:00:00Z""#, .invalidDate),
    (#""catalog":"cities","id":"1","added":"yesterday""#, .invalidDate),
    (#""catalog":"cities","id":"3\u0000""#, .invalidID),
    (#""catalog":"cities","id":"1","title":"Ghost\u0000town""#, .invalidTitle),
  ])
  func refusesEntries(_ fields: String, _ problem: EntryProblem) throws {
    #expect(try read(fields) == .failure(problem))
  }

  @Test func deepNestingIsNotAnArchive() {
    let deep = Array(String(repeating: "[", count: 100_000).utf8)
    #expect(throws: FileProblem.notJSON) { try FavoritesArchive.entries(deep) }
  }

  @Test func garbageIsReadOrRefused() throws {
    var dice = SeededGenerator(seed: 7)
    let good = try FavoritesArchive.data(
      (1...3).map { Fixtures.favorite(String($0), added: $0) })
    var whole = 0
    var refused = 0
    for _ in 0..<2_000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &dice) {
        let place = Int.random(in: bytes.indices, using: &dice)
        switch Int.random(in: 0..<3, using: &dice) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &dice)
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: bytes[place...].prefix(9), at: place)
        }
      }
      do {
        for entry in try FavoritesArchive.entries(bytes) {
          whole += 1
          _ = FavoritesArchive.label(entry)
          _ = try? FavoritesArchive.favorite(entry, among: Self.catalogs)
        }
      } catch {
        refused += 1
      }
    }
    #expect(whole > 0 && refused > 0)
  }
}
