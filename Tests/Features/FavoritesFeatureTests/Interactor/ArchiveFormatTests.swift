import ContractMocks
import Contracts
import Domain
import TestSupport
import Testing

@testable import FavoritesFeature

/// What the formats of exports look like, and that nothing is lost on the way through those that need no
/// reader of points.
@Suite struct ArchiveFormatTests {
  private typealias Fixtures = FavoritesFixtures

  /// A city, one without a position, and a point whose properties are called as ours are.
  static let favorites = [
    Fixtures.favorite("1", "A \"b\", c", added: 86_461),
    Fixtures.favorite("2", "Two", position: nil),
    KeptPoint(
      "Spring & <well>", at: Coordinate(latitude: -0.00001, longitude: 180) ?? Fixtures.position,
      properties: [
        KeptProperty("id", "7"), KeptProperty("ele", "612.50", isLiteral: true),
        KeptProperty("note", "two\nlines"), KeptProperty("points.x", "y"),
      ]
    ).favorite(added: 5),
  ]

  private func text(_ format: ArchiveFormat) -> String {
    String(decoding: format.data(Self.favorites), as: UTF8.self)
  }

  @Test(arguments: [
    ("f.json", ArchiveFormat.json), ("a.b/f.GeoJSON", .geojson), ("f.x.gpx", .gpx), ("f.kml", .kml),
    ("f.csv", .csv), ("f.tsv", .tsv), ("f", .json), ("a.csv/f", .json), (".csv", .json),
    ("-", .json),
    ("f.", .json),
  ])
  func theEndingIsTheFormat(_ path: String, _ format: ArchiveFormat) throws {
    #expect(try ArchiveFormat(path: path) == format)
  }

  @Test(arguments: ["f.txt", "f.csv.bak", "f.kmz", "f.xlsx"])
  func anotherEndingIsRefused(_ path: String) throws {
    #expect(
      throws: FileProblem.unknownEnding(
        known: [".json", ".geojson", ".gpx", ".kml", ".csv", ".tsv"])
    ) { try ArchiveFormat(path: path) }
  }

  @Test func tablesHaveAllAndQuoteAsRFC4180Says() {
    let point = Self.favorites[2].reference.id
    #expect(
      text(.csv) == """
        catalog,id,title,latitude,longitude,added,points.id,ele,note,points.points.x\r
        cities,1,"A ""b"", c",1.5,-2,1970-01-02T00:01:01Z,,,,\r
        cities,2,Two,,,1970-01-01T00:00:00Z,,,,\r
        points,\(point),Spring & <well>,-0.000010000000000,180,1970-01-01T00:00:05Z,7,612.50,"two
        lines",y\r

        """)
    #expect(text(.tsv).hasPrefix("catalog\tid\ttitle\tlatitude\tlongitude\tadded\tpoints.id\t"))
  }

  @Test func geoJSONHasWhatHasAPosition() {
    let point = Self.favorites[2].reference.id
    #expect(
      text(.geojson) == """
        {"type":"FeatureCollection","features":[
        {"type":"Feature","geometry":{"type":"Point","coordinates":[-2,1.5]},"properties":{"title":\
        "A \\"b\\", c","catalog":"cities","id":"1","added":"1970-01-02T00:01:01Z"}},
        {"type":"Feature","geometry":{"type":"Point","coordinates":[180,-0.000010000000000]},\
        "properties":{"title":"Spring & <well>","catalog":"points","id":"\(point)",\
        "added":"1970-01-01T00:00:05Z","points.id":"7","ele":612.50,"note":"two\\nlines",\
        "points.points.x":"y"}}
        ]}

        """)
  }

  /// GPX has longitudes up to 180° without that, and no exponents.
  @Test func gpxIsWrittenInTheOrderOfItsSchema() {
    let point = Self.favorites[2].reference.id
    #expect(
      text(.gpx).hasSuffix(
        """
          <wpt lat="-0.000010000000000" lon="-180">
            <ele>612.50</ele>
            <name>Spring &amp; &lt;well&gt;</name>
            <extensions>
              <ExtendedData xmlns="http://www.opengis.net/kml/2.2">
                <Data name="catalog"><value>points</value></Data>
                <Data name="id"><value>\(point)</value></Data>
                <Data name="added"><value>1970-01-01T00:00:05Z</value></Data>
                <Data name="points.id"><value>7</value></Data>
                <Data name="note"><value>two&#10;lines</value></Data>
                <Data name="points.points.x"><value>y</value></Data>
              </ExtendedData>
            </extensions>
          </wpt>
        </gpx>

        """))
  }

  /// The order in which the schema of GPX 1.1 has the elements of a waypoint (`wptType`); of a value that
  /// the type of its element does not allow there is none.
  @Test func theElementsOfAWaypointStandInTheOrderOfTheSchema() throws {
    let order = [
      "ele", "time", "magvar", "geoidheight", "name", "cmt", "desc", "src", "link", "sym", "type",
      "fix", "sat", "hdop", "vdop", "pdop", "ageofdgpsdata", "dgpsid", "extensions",
    ]
    for (elevation, others) in [("612.50", ["ele"]), ("high", [])] {
      let point = KeptPoint(
        "Spring", at: Fixtures.position,
        properties: order.reversed().map { KeptProperty($0, $0 == "ele" ? elevation : "x") })
      let text = String(
        decoding: ArchiveFormat.gpx.data([point.favorite(added: 0)]), as: UTF8.self)
      let elements = text.split(separator: "\n").compactMap { line in
        line.prefixMatch(of: /\ {4}<([a-z]+)>/).map { String($0.1) }
      }
      #expect(
        elements == others + ["name", "cmt", "desc", "src", "sym", "type", "extensions"])
      #expect(elements == order.filter(elements.contains))
    }
  }

  @Test func kmlHasAPlacemarkForEach() {
    #expect(
      text(.kml).hasPrefix(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <kml xmlns="http://www.opengis.net/kml/2.2">
        <Document>
          <Placemark>
            <name>A &quot;b&quot;, c</name>
            <ExtendedData>
              <Data name="catalog"><value>cities</value></Data>
              <Data name="id"><value>1</value></Data>
              <Data name="added"><value>1970-01-02T00:01:01Z</value></Data>
            </ExtendedData>
            <Point><coordinates>-2,1.5</coordinates></Point>
          </Placemark>

        """))
  }

  @Test(arguments: [ArchiveFormat.json, .csv, .tsv])
  func whatIsExportedComesBackWhole(_ format: ArchiveFormat) async throws {
    let bench = ImportBench(["f": format.data(Self.favorites)])
    #expect(try await bench.interactor.restore(from: "f") == ImportReport(added: 3))
    // A table has no kinds of values.
    let isTyped = format == .json
    let expected = Self.favorites.map { favorite in
      Favorite(
        reference: favorite.reference, title: favorite.title,
        // What a file leaves out is what the catalog says.
        position: favorite.position ?? Fixtures.position, added: favorite.added,
        properties: favorite.properties.map {
          KeptProperty($0.name, $0.value, isLiteral: isTyped && $0.isLiteral)
        })
    }
    #expect(Set(try await bench.favorites.all()) == Set(expected))
    let again = try await bench.interactor.restore(from: "f")
    #expect(again.added == 0)
    #expect(again.skipped.map(\.problem) == [.alreadyFavorite, .alreadyFavorite, .alreadyFavorite])
  }
}
