import Contracts
import Domain
import JSON
import Testing

@testable import Points

@Suite struct PointSetTests {
  @Test func rowsHaveNamesAndProperties() async throws {
    let fixture = try PointFixture("id,Nombre,lat,lon\n7,\"a \"\"b\"\"\",1,2\n8,c,x,2\n,d,3,4\n")
    let set = try await fixture.points()
    #expect(set.told == ["a \"b\" 1.0,2.0", "d 3.0,4.0"])
    #expect(set.properties() == [["id=7"], []])
    #expect(set.report.withoutCounts == PointReport(read: 2, broken: 1, first: fixture.fault(3, 5)))
  }

  @Test func linesOfJSONMayBeGeoJSON() async throws {
    let fixture = try PointFixture(
      """
      {"lat":1,"lon":2,"name":"a","n":3,"b":true}
      {"type":"Feature","geometry":{"type":"Point","coordinates":[4,3,9]},"properties":{"title":"c"}}
      {"type":"x","lat":"5","lon":"6"}
      {"type":"Feature","geometry":null,"properties":{"name":"d"}}
      """)
    let set = try await fixture.points()
    #expect(set.told == ["a 1.0,2.0", "c 3.0,4.0", " 5.0,6.0"])
    #expect(set.properties() == [["n=3", "b=true"], [], ["type=x"]])
    #expect(set.report.withoutCounts == PointReport(read: 3, broken: 1, first: fixture.fault(4, 1)))
    #expect(set.properties(of: 0).map(\.json) == [.number("3"), .bool(true)])
    #expect(set.shapes.map(\.isNowhere) == [true])
    #expect(set.shapes.map(\.name) == ["d"])
  }

  @Test func geoJSONHasLinesAndAreas() async throws {
    let set = try await PointFixture(
      """
      {"type":"FeatureCollection", "features":[
       {"type":"Feature","properties":{"name":"line"},"geometry":
        {"type":"LineString","coordinates":[[1,2],[3,4]]}},
       {"type":"Feature","properties":{"name":"area","of":["x",1]},"geometry":
        {"type":"MultiPolygon","coordinates":[[[[0,0],[2,0],[2,2],[0,2],[0,0]]]]}},
       {"type":"GeometryCollection","geometries":[{"type":"MultiPoint","coordinates":[[5,6],[7,8]]},
        {"type":"MultiLineString","coordinates":[[[1,1],[2,2]]]}]},
       {"type":"Point","coordinates":[400,1]},
       {"type":"Polygon","coordinates":[]}]}
      """
    ).points()
    #expect(
      set.told.map { String($0.prefix(10)) } == [
        "line 2.0,1", "area 1.000", " 6.0,5.0", " 8.0,7.0",
      ])
    #expect(set.properties() == [[], ["of=x, 1"], [], []])
    #expect(set.lines.map(\.count) == [2, 6, 2])
    #expect(set.shapes.map(\.label) == [0, 1, nil, nil, nil])
    #expect(set.shapes.map(\.isNowhere) == [false, false, false, true, true])
    #expect(set.report.broken == 2)
    #expect([set.report.first?.line, set.report.first?.column] == [8, 32])
  }

  /// A broken value is found where it stands, the way to it through strings with braces.
  @Test(arguments: [
    ("[\n {\"lat\":1,\"lon\":2},\n  {\"é\":\"]}\\\"\", \"lat\":1}]", 3, 3),
    (
      "{\"type\":\"FeatureCollection\",\n\"features\":[{\"type\":\"Feature\",\"geometry\":\n {\"type\":\"LineString\", \"coordinates\": [[1,2], [3,91]]}}]}",
      3, 47
    ),
    (
      "<kml>\n<Placemark><LineString><coordinates>1,1\n é 2,91</coordinates></LineString></Placemark></kml>",
      3, 2
    ),
  ])
  func faultsHaveAPlace(_ text: String, _ line: Int, _ column: Int) async throws {
    let fixture = try PointFixture(text)
    #expect(try await fixture.points().report.first == fixture.fault(line, column))
  }

  @Test func anAreaAcrossTheAntimeridianHasItsMiddleThere() async throws {
    let set = try await PointFixture(
      """
      {"type":"Feature","properties":{"name":"Fiji"},"geometry":{"type":"Polygon",
       "coordinates":[[[175,-20],[-175,-20],[-175,-15],[175,-15],[175,-20]]]}}
      """
    ).points()
    #expect(abs(set.coordinates[0].longitude) > 175)
  }

  @Test func gpxHasWaypointsRoutesAndTracks() async throws {
    let set = try await PointFixture(
      """
      <g:gpx xmlns:g="http://www.topografix.com/GPX/1/1">
      <g:wpt lat="1" lon="2"><g:name>a &amp; b</g:name><g:ele>3</g:ele></g:wpt>
      <g:rte><g:name>r</g:name><g:rtept lat="1" lon="1"><g:name>x</g:name></g:rtept>
      <g:rtept lat="2" lon="2"/></g:rte>
      <g:trk><g:name>t</g:name><g:type>walk</g:type><g:trkseg><g:trkpt lat="3" lon="3"/></g:trkseg>
      <g:trkseg><g:trkpt lat="4" lon="4"/></g:trkseg></g:trk></g:gpx>
      """
    ).points()
    #expect(set.told == ["a & b 1.0,2.0", "r 1.0,1.0", "t 3.0,3.0"])
    #expect(set.properties() == [["ele=3"], [], ["type=walk"]])
    #expect(set.lines.map(\.count) == [2, 1, 1])
  }

  @Test func kmlHasPlacemarks() async throws {
    let set = try await PointFixture(
      """
      <kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>all</name>
      <Placemark><name>p</name><description>d</description><Point><coordinates>2,1,0</coordinates></Point>
      <ExtendedData><Data name="k"><value>v</value></Data>
      <SchemaData><SimpleData name="s">w</SimpleData></SchemaData></ExtendedData></Placemark>
      <Placemark><LineString><coordinates>1,1 2,2 x
      3,3</coordinates></LineString></Placemark>
      <Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>0,0 1,0 1,1 0,0</coordinates>
      </LinearRing></outerBoundaryIs></Polygon></Placemark></Document></kml>
      """
    ).points()
    #expect(set.told == ["p 1.0,2.0"])
    #expect(set.properties() == [["description=d", "k=v", "s=w"]])
    #expect(set.lines.map(\.count) == [3, 5])
    #expect(set.report.broken == 1)
  }

  /// Its billion laughs are a fault, and what came before them stays.
  @Test func entitiesDoNotGrow() async throws {
    let levels = (1...9).map { level in
      "<!ENTITY e\(level) \"" + String(repeating: "&e\(level - 1);", count: 10) + "\">"
    }.joined()
    let set = try await PointFixture(
      "<!DOCTYPE gpx [<!ENTITY e0 \"ha\">\(levels)]><gpx><wpt lat='1' lon='2'/>"
        + "<wpt lat='1' lon='2'><name>&e9;</name></wpt></gpx>"
    ).points()
    #expect(set.told == [" 1.0,2.0", " 1.0,2.0"])
    #expect(set.report.cut != nil)
  }

  /// What is whole of that which is open stays.
  @Test(arguments: [
    (
      "<gpx><trk><name>t</name><trkseg>\n<trkpt lat='1' lon='2'/>\n<trkpt lat='3' lon='4'>\n<tr",
      ["t 1.0,2.0"], [2], 4, 1
    ),
    (
      "<gpx><wpt lat='1' lon='2'><name>a</name></wpt>\n<wpt lat='3' lon='4'><name>b",
      ["a 1.0,2.0", " 3.0,4.0"], [], 2, 29
    ),
    ("<kml><Placemark><LineString><coordinates>\n2,1 4,3 6,5", [], [2], 2, 12),
    ("<kml><Placemark><Point><coordinates>2,1", [], [], 1, 40),
    ("<gpx>\n<wpt lat='1' lon='2'/>\n<wpt lat=3/>", [" 1.0,2.0"], [], 3, 10),
    ("<gpx>\n<wpt/>\n", [], [], 3, 1),
  ])
  func whatComesBeforeXMLBreaksOffIsKept(
    text: String, told: [String], lines: [Int], line: Int, column: Int
  ) async throws {
    let fixture = try PointFixture(text)
    let set = try await fixture.points()
    #expect(set.told == told)
    #expect(set.lines.map(\.count) == lines)
    #expect(set.report.cut == fixture.fault(line, column))
    #expect(set.report.broken == (text.contains("<wpt/>") ? 1 : 0))
  }

  @Test func pointsAreFoundByNameAndPlace() {
    let places = [(1.0, 1.0), (2, 2), (0, 179), (50, 5)].map {
      Coordinate(wrappingLatitude: $0.0, longitude: $0.1)
    }
    let set = PointSet(names: ["Café del Mar", "", "mar", "otro"], coordinates: places)
    #expect(set.named("mar", count: 5) == [0, 2])
    #expect(set.named("CAFE m", count: 5) == [0])
    #expect(set.named("mar", count: 1) == [0])
    #expect(set.named("", count: 5) == [])
    let near = set.nearest(to: Coordinate(wrappingLatitude: 0, longitude: -178), count: 2)
    #expect(near == [2, 3])
    #expect(set.index(of: Reference(PointSet.catalog, "3")) == 3)
    #expect(set.index(of: Reference(PointSet.catalog, "4")) == nil)
  }
}
