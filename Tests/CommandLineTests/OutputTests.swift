import Contracts
import Domain
import Geo
import JSON
import Testing

@testable import CommandLine

// What one-shot commands print for programs.

@Suite struct GeoJSONFeatureTests {
  /// What is ours gives way to what is the user's.
  @Test func ofTheUsersPropertiesNothingIsLost() {
    var shape = PointShape(points: [Coordinate(wrappingLatitude: 1, longitude: 2)])
    shape.name = "n"
    shape.properties = [
      PointProperty("marker", "m"), PointProperty("id", .number("7.0")),
      PointProperty("catalog", "c"),
    ]
    #expect(
      JSONWriter.text(GeoJSONWriter.feature(of: shape))
        == #"{"type":"Feature","geometry":{"type":"Point","coordinates":[2,1]},"#
        + #""properties":{"title":"n","marker":"m","id":7.0,"catalog":"c"}}"#)
    shape.feature = .object([.init("type", .string("Feature")), .init("id", .number("1.0"))])
    #expect(
      JSONWriter.text(GeoJSONWriter.feature(of: shape)) == #"{"type":"Feature","id":1.0}"#)
  }

  @Test func whatIsPassedOnIsWrittenAsPeopleDo() {
    let nested: JSONNode = [
      "a": [.number(170), .number(0.5), .number(nil), .number(1e300), .bool(true)],
      "b": .integer(3),
    ]
    #expect(JSONWriter.text(nested.withWholeNumbers) == #"{"a":[170,0.5,null,1e+300,true],"b":3}"#)
  }
}

@Suite struct RowFormatTests {
  private static let row: [JSONNode.Member] = [
    .init("id", .string("7")), .init("name", .string("São\tPaulo\n\u{1B}[1m")),
    .init("population", .integer(12)),
    .init("latitude", .number(-1.5)), .init("favorite", .bool(true)), .init("effect", .string(nil)),
    .init("types", ["fire", "flying"]),
    .init("abilities", .array([["name": "blaze", "hidden": .bool(false)]])),
    .init("stats", ["hp": .integer(4), "speed": .integer(5)]),
  ]
  private static let fields = row.map(\.name) + ["timezone"]

  @Test(arguments: [
    ("{name}", "São Paulo \u{FFFD}[1m\n"), (#"{id}\t{population}\n"#, "7\t12\n\n"),
    (#"\\t{{id}} }{"# + "{ {latitude}", #"\t{id} }{ -1.5"# + "\n"),
    ("{favorite}{effect}{timezone}|", "true|\n"), ("", "\n"), (#"a\b"#, #"a\b"# + "\n"),
    ("{types}; {abilities}; {stats}", "fire, flying; blaze; hp 4, speed 5\n"),
  ])
  func valuesTakeThePlaceOfFields(format: String, line: String) throws {
    #expect(try RowFormat(format, fields: Self.fields).line(Self.row) == line)
  }

  @Test func aRowOfFieldsHasTabsAndNoneInThem() {
    let format = RowFormat(tabsBetween: ["id", "name", "effect", "population"])
    #expect(format.line(Self.row) == "7\tSão Paulo \u{FFFD}[1m\t\t12\n")
  }

  @Test func whatIsNoFormatIsRefused() {
    #expect(throws: RowFormat.Problem.unknownField("nome")) {
      try RowFormat("{name} {nome}", fields: Self.fields)
    }
    #expect(throws: RowFormat.Problem.unclosed) { try RowFormat("{{{name", fields: Self.fields) }
  }
}

@Suite struct OutlineGeometryTests {
  /// A square with a hole, and an island in the hole that is drawn the other way round.
  @Test func ringsAreNestedClosedAndTurned() {
    let hole = square(0.375, 0.625, 0.25, 0.75)
    let island = square(0.4375, 0.5625, 0.375, 0.625)
    let text = JSONWriter.text(
      OutlineGeometry.multiPolygon([square(0.25, 0.75, 0, 1), hole, island.reversed()]))
    #expect(
      text == """
        {"type":"MultiPolygon","coordinates":[\
        [[[-90.0,-85.0511],[90.0,-85.0511],[90.0,85.0511],[-90.0,85.0511],[-90.0,-85.0511]],\
        [[-45.0,66.5133],[45.0,66.5133],[45.0,-66.5133],[-45.0,-66.5133],[-45.0,66.5133]]],\
        [[[-22.5,-40.9799],[22.5,-40.9799],[22.5,40.9799],[-22.5,40.9799],[-22.5,-40.9799]]]]}
        """)
  }

  /// A ring that ends there does not go once round the Earth.
  @Test func theAntimeridianIsOnTheSideOfTheLand() {
    let text = JSONWriter.text(OutlineGeometry.multiPolygon([square(0.75, 1, 0.25, 0.75)]))
    #expect(text.contains("[180.0,66.5133]") && !text.contains("-180"))
  }

  /// An area across the antimeridian, and a line of one position beside it.
  @Test func whatIsCutIsMany() {
    func line(_ positions: [(Double, Double)]) -> [Coordinate] {
      positions.map { Coordinate(wrappingLatitude: $0.1, longitude: $0.0) }
    }
    var shape = PointShape(lines: [line([(1, 2)])])
    #expect(
      JSONWriter.text(OutlineGeometry.geometry(of: shape))
        == #"{"type":"LineString","coordinates":[[1.0,2.0],[1.0,2.0]]}"#)
    shape.rings = [line([(170, 0), (170, 10), (-170, 10), (-170, 0), (170, 0)])]
    #expect(
      JSONWriter.text(OutlineGeometry.geometry(of: shape)) == """
        {"type":"GeometryCollection","geometries":[\
        {"type":"LineString","coordinates":[[1.0,2.0],[1.0,2.0]]},\
        {"type":"MultiPolygon","coordinates":[\
        [[[180.0,10.0],[170.0,10.0],[170.0,0.0],[180.0,0.0],[180.0,10.0]]],\
        [[[-180.0,0.0],[-170.0,0.0],[-170.0,10.0],[-180.0,10.0],[-180.0,0.0]]]]}]}
        """)
    shape.lines = []
    shape.rings = [line([(1, 1), (2, 2), (1, 1)])]
    #expect(
      JSONWriter.text(OutlineGeometry.geometry(of: shape))
        == #"{"type":"LineString","coordinates":[[1.0,1.0],[2.0,2.0],[1.0,1.0]]}"#)
  }

  /// Clockwise, as it is seen on a map.
  private func square(
    _ west: Double, _ east: Double, _ north: Double, _ south: Double
  ) -> [WorldPoint] {
    [(west, north), (east, north), (east, south), (west, south)].map { WorldPoint(x: $0, y: $1) }
  }
}
