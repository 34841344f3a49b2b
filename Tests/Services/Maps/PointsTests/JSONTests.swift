import Contracts
import Domain
import JSON
import Testing

@testable import Points

/// JSON in its kinds, and GeoJSON that goes out as it came in.
@Suite struct JSONTests {
  private static func point(_ x: String, _ name: String = "a") -> String {
    #"{"type":"Feature","geometry":{"type":"Point","coordinates":[\#(x)]},"properties":{"name":"\#(name)"}}"#
  }

  @Test(arguments: [
    // A sequence, with a broken text between.
    (
      "\u{1E}\(point("2,1"))\n\u{1E}{\"type\":\n\u{1E}\(point("4,3", "b"))\n",
      ["a 1.0,2.0", "b 3.0,4.0"], 1
    ),
    ("{\"type\":\"FeatureCollection\",\"features\":[\(point("182,1"))]}", ["a 1.0,-178.0"], 0),
    ("[{\"lat\":1,\"lon\":2,\"name\":\"a\"},]", ["a 1.0,2.0"], 0),
    ("{\"results\":[{\"name\":\"a\",\"location\":{\"lat\":1,\"lng\":2}}]}", ["a 1.0,2.0"], 0),
    ("[{\"name\":\"a\",\"loc\":{\"type\":\"Point\",\"coordinates\":[2,1]}}]", ["a 1.0,2.0"], 0),
    ("[{\"name\":\"a\",\"position\":\"1°N 2°E\"}]", ["a 1.0,2.0"], 0),
    ("{\"name\":\"a\",\"stop_lat\":\"1\",\"stop_lon\":\"2\"}\n", ["a 1.0,2.0"], 0),
    ("\(point("2,1"))\n\(point("4,3", "b"))", ["a 1.0,2.0", "b 3.0,4.0"], 0),
  ])
  func everyKindIsRead(text: String, told: [String], broken: Int) async throws {
    let set = try await PointFixture(text).points()
    #expect(set.told == told)
    #expect(set.report.broken == broken)
  }

  @Test func notANumberIsNoValue() async throws {
    let fixture = try PointFixture(
      "{\"type\":\"FeatureCollection\",\"features\":[\n{\"type\":\"Feature\",\"properties\":{\"name\":\"A\",\"pop\":NaN,\"x\":-Infinity},\n\"geometry\":{\"type\":\"Point\",\"coordinates\":[2,1]}}]}"
    )
    let set = try await fixture.points()
    #expect(set.told == ["A 1.0,2.0"])
    #expect(set.report.notes.first == PointNote(fixture.path, .notANumber, count: 2, line: 2))
    #expect(set.report.isWhole)
  }

  @Test func overpassHasNodesWaysAndRelations() async throws {
    let set = try await PointFixture(
      """
      {"version":0.6,"elements":[
      {"type":"way","id":7,"nodes":[1,2],"tags":{"highway":"path","name":"w"}},
      {"type":"node","id":1,"lat":1,"lon":2},{"type":"node","id":2,"lat":3,"lon":4},
      {"type":"node","id":3,"lat":5,"lon":6,"tags":{"name":"n"}},
      {"type":"node","id":4,"lat":7,"lon":8},
      {"type":"way","id":8,"center":{"lat":9,"lon":10},"tags":{"name":"c"}},
      {"type":"way","id":9,"geometry":[{"lat":0,"lon":0},{"lat":0,"lon":1},{"lat":1,"lon":1},{"lat":0,"lon":0}],"tags":{"building":"yes","name":"b"}},
      {"type":"relation","id":10,"members":[{"type":"way","ref":99}]},
      {"type":"relation","id":11,"tags":{"type":"boundary","name":"r"},"members":[
       {"type":"way","ref":1,"geometry":[{"lat":0,"lon":0},{"lat":0,"lon":5},{"lat":5,"lon":5}]},
       {"type":"way","ref":2,"geometry":[{"lat":0,"lon":0},{"lat":5,"lon":0},{"lat":5,"lon":5}]}]}
      ]}
      """
    ).points()
    #expect(
      set.names.sorted() == ["", "b", "c", "n", "r", "w"])
    #expect(set.shapes.map(\.rings.count) == [1, 1, 0])
    #expect(set.lines.map(\.count).sorted() == [2, 5, 6])
    #expect(set.report.told == ["element 1"])
  }

  @Test func metresOfWebMapsBecomeDegrees() async throws {
    let text =
      #"{"type":"FeatureCollection","features":[\#(Self.point("-8238310.235647004,4970071.579142428"))],"#
      + #""crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::3857"}},"x":1}"#
    let (shapes, members, report) = try await PointFixture(text).shapes()
    #expect(shapes.map(\.points.count) == [1])
    #expect(abs(shapes[0].points[0].latitude - 40.7128) < 1e-6)
    #expect(report.told == ["converted(from: \"EPSG:3857\") 1"])
    #expect(members.map(\.name) == ["x"])
    let coordinates = shapes[0].feature?["geometry"]?["coordinates"]
    #expect(coordinates == .array([.number("-74.006"), .number("40.7128")]))
  }

  @Test(arguments: ["urn:ogc:def:crs:EPSG::25831", "EPSG:25831"])
  func otherSystemsAreRefusedByName(name: String) async throws {
    let fixture = try PointFixture(
      #"{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"\#(name)"}},"features":[\#(Self.point("100,45"))]}"#
    )
    let problem = FileProblem.otherProjection("EPSG:25831")
    await #expect(throws: DataError.malformed(path: fixture.path, reason: problem)) {
      try await fixture.points()
    }
  }

  @Test(arguments: ["urn:ogc:def:crs:OGC:1.3:CRS84", "EPSG:4326", "urn:ogc:def:crs:EPSG::4258"])
  func degreesAreDegrees(name: String) async throws {
    let set = try await PointFixture(
      #"{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"\#(name)"}},"features":[\#(Self.point("2,1"))]}"#
    ).points()
    #expect(set.told == ["a 1.0,2.0"])
  }

  /// Every member, and each number as it was written.
  @Test func aFeatureGoesOutAsItCameIn() async throws {
    let feature =
      #"{"type":"Feature","id":617000000000000001,"bbox":[1.0,2],"foo":{"b":1,"a":[1]},"#
      + #""geometry":{"type":"Point","coordinates":[2.50,1.0,3e0]},"#
      + #""properties":{"catalog":"mine","marker":[1],"id":7,"name":"n","z":null,"n":1.0}}"#
    let text =
      #"{"name":"layer","type":"FeatureCollection","features":[\#(feature)],"extra":[1.0]}"#
    let (shapes, members, _) = try await PointFixture(text).shapes()
    #expect(shapes.map(\.feature) == [JSONReader.node(Array(feature.utf8)[...])])
    #expect(shapes[0].feature.map(JSONWriter.text) == feature)
    #expect(
      members == [
        .init("name", .string("layer")), .init("extra", .array([.number("1.0")])),
      ])
    let (lines, _) = try await PointFixture(text).located()
    #expect(lines[0].hasPrefix("latitude,longitude,name,catalog,marker,id,z,n,foo,"))
    #expect(lines[1].hasPrefix("1,2.5,n,mine,[1],7,,1.0,\"{\"\"b\"\":1,\"\"a\"\":[1]}\","))
  }

  /// Only what was brought back is written anew.
  @Test func aTurnedFeatureKeepsTheRest() async throws {
    let (shapes, _, report) = try await PointFixture(Self.point("182.5,1.0,7")).shapes()
    #expect(report.told == ["broughtBack 1"])
    #expect(
      shapes[0].feature?["geometry"]?["coordinates"]
        == .array([.number("-177.5"), .number("1.0"), .number("7")]))
  }

  /// What comes before the place where it breaks off stays.
  @Test func aCutCollectionIsReadSoFar() async throws {
    let fixture = try PointFixture("[\(Self.point("2,1")),\n{\"lat\":")
    let set = try await fixture.points()
    #expect(set.told == ["a 1.0,2.0"])
    #expect(set.report.cut == fixture.fault(2, 8))
  }

  @Test(arguments: ["{}", "{\"a\":1}", "{\"a\":{\"b\":[1]}}"])
  func jsonWithoutPositionsIsRefused(text: String) async throws {
    let fixture = try PointFixture(text)
    await #expect(throws: DataError.self) { _ = try await fixture.points() }
  }

  /// A property that comes late has its column, too.
  @Test func lateProperties() async throws {
    let features = (0..<2000).map { Self.point("2,1", "n\($0)") }
    let late = #"{"type":"Feature","geometry":null,"properties":{"late":5}}"#
    let text = "[" + (features + [late]).joined(separator: ",\n") + "]"
    let (lines, report) = try await PointFixture(text).located()
    #expect(lines[0].hasPrefix("latitude,longitude,name,late,"))
    #expect(lines[2001].hasPrefix(",,,5,"))
    #expect([report.read, report.broken] == [2000, 1])
  }
}
