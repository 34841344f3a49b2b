import Contracts
import Domain
import Testing

@testable import Points

/// GPX, KML and TCX as programs write them.
@Suite struct XMLTests {
  @Test(arguments: [
    ("\n\n<gpx><wpt lat='1' lon='2'/></gpx>", [" 1.0,2.0"]),
    ("\u{FEFF} \r\n<?xml version='1.0'?><gpx><wpt lat='1' lon='2'/></gpx>", [" 1.0,2.0"]),
    (
      "<gpx><trk><trkseg><trkpt lat='49,5' lon='7,25'/></trkseg><name>t</name></trk></gpx>",
      ["t 49.5,7.25"]
    ),
    (
      "<gpx><wpt lat='1' lon='2'><name>R & D &lt;3 &#233;</name></wpt></gpx>",
      ["R & D <3 é 1.0,2.0"]
    ),
    (
      "<gpx><wpt lat='1' lon='2'><name>caf&eacute;&nbsp;a &unknown; b</name></wpt></gpx>",
      ["café\u{A0}a &unknown; b 1.0,2.0"]
    ),
    (
      "<gpx><wpt lat='1' lon='2'><name>a <3 b &#0;\u{1}</name></wpt></gpx>",
      ["a <3 b \u{FFFD} 1.0,2.0"]
    ),
    (
      "<gpx><!-- a & b --><wpt lat='1' lon='2'><name><![CDATA[<b>&</b>]]></name></wpt></gpx>",
      ["<b>&</b> 1.0,2.0"]
    ),
    ("<gpx><wpt lat='1' lon='190'/></gpx>", [" 1.0,-170.0"]),
    (
      "<!DOCTYPE gpx [<!ENTITY a 'b'>]><gpx><wpt lat='1' lon='2'><name>&a;</name></wpt></gpx>",
      ["b 1.0,2.0"]
    ),
    ("<gpx><wpt lat='1' lon='2'/></gpx>\0\0\n", [" 1.0,2.0"]),
  ])
  func whatProgramsWriteIsRead(text: String, told: [String]) async throws {
    let set = try await PointFixture(text).points()
    #expect(set.told == told)
    #expect(set.report.cut == nil)
    #expect(set.report.broken == 0)
  }

  @Test(arguments: [
    ("2.5,41.5,0 2.75,41.75,0", ["41.5,2.5", "41.75,2.75"]),
    ("2.5, 41.5, 0 2.75, 41.75, 0", ["41.5,2.5", "41.75,2.75"]),
    ("2.5 ,41.5\n2.75 ,41.75", ["41.5,2.5", "41.75,2.75"]),
    ("2.5,41.5,0,2.75,41.75,0", ["41.5,2.5", "41.75,2.75"]),
    ("2.5,41.5,2.75,41.75,3,42", ["41.5,2.5", "41.75,2.75", "42.0,3.0"]),
    ("2.5 41.5 2.75 41.75", ["41.5,2.5", "41.75,2.75"]),
  ])
  func tuplesArePartedInManyWays(text: String, told: [String]) {
    var turned = 0
    let (positions, _, faults) = KMLCoordinates.positions(Array(text.utf8), &turned)
    #expect(positions.map { "\($0.latitude),\($0.longitude)" } == told)
    #expect(faults == [])
  }

  @Test func kmlHasTracksModelsAndWhatHasNoPositions() async throws {
    let fixture = try PointFixture(
      """
      <kml xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>
      <Placemark><name>T</name><gx:MultiTrack><gx:Track><when>2026-01-01T00:00:00Z</when>
      <gx:coord>2 1 10</gx:coord><gx:coord>4,3,10</gx:coord><gx:coord/></gx:Track>
      <gx:Track><gx:coord>6 5 0</gx:coord></gx:Track></gx:MultiTrack></Placemark>
      <Placemark><name>M</name><Model><Location><longitude>8</longitude><latitude>7</latitude>
      </Location></Model></Placemark>
      <PhotoOverlay><name>P</name><Point><coordinates>10,9</coordinates></Point></PhotoOverlay>
      <GroundOverlay><LatLonBox><north>1</north></LatLonBox></GroundOverlay><GroundOverlay/>
      <NetworkLink/><ScreenOverlay/><gx:Tour/><Placemark><name>n</name></Placemark>
      </Document></kml>
      """)
    let set = try await fixture.points()
    #expect(set.told == ["T 1.0,2.0", "M 7.0,8.0", "P 9.0,10.0"])
    #expect(set.lines.map(\.count) == [2, 1])
    #expect(
      set.report.told.sorted() == [
        "groundOverlay 2", "networkLink 1", "placemark 1", "screenOverlay 1", "tour 1",
        "trackPoint 1",
      ])
    #expect(!set.report.isWhole)
  }

  @Test func tcxHasActivitiesAndCourses() async throws {
    func point(_ latitude: Int) -> String {
      "<Trackpoint><Position><LatitudeDegrees>\(latitude)</LatitudeDegrees><LongitudeDegrees>2"
        + "</LongitudeDegrees></Position></Trackpoint>"
    }
    let set = try await PointFixture(
      """
      <TrainingCenterDatabase><Activities><Activity Sport="Running"><Id>run</Id><Lap><Track>
      \(point(1))<Trackpoint><Time>t</Time></Trackpoint>\(point(2))</Track><Track>\(point(3))</Track>
      </Lap><Notes>n</Notes></Activity></Activities><Courses><Course><Name>c</Name>
      <Track>\(point(4))</Track><CoursePoint><Name>top</Name><Position><LatitudeDegrees>5
      </LatitudeDegrees><LongitudeDegrees>6</LongitudeDegrees></Position><PointType>Summit</PointType>
      </CoursePoint></Course></Courses></TrainingCenterDatabase>
      """
    ).points()
    #expect(set.told == ["run 1.0,2.0", "top 5.0,6.0", "c 4.0,2.0"])
    #expect(set.lines.map(\.count) == [2, 1, 1])
    #expect(set.properties() == [["Sport=Running", "Notes=n"], ["PointType=Summit"], []])
    #expect(set.report.told == ["trackPoint 1"])
  }

  @Test func otherXMLIsNamedByItsRoot() async throws {
    let fixture = try PointFixture("<?xml version='1.0'?>\n<osm><node lat='1' lon='2'/></osm>")
    let problem = FileProblem.holdsNoPositions(.xml(root: "osm"))
    await #expect(throws: DataError.malformed(path: fixture.path, reason: problem)) {
      try await fixture.points()
    }
  }

  @Test func whatFollowsTheEndIsSaid() async throws {
    let report = try await PointFixture("<gpx><wpt lat='1' lon='2'/></gpx>\n<gpx/>").points().report
    #expect(report.told == ["trailing 1"])
    #expect(report.read == 1)
  }

  @Test func aTrackWithoutPointsIsCounted() async throws {
    let report = try await PointFixture("<gpx><trk/><rte/><wpt lat='1' lon='2'/></gpx>").points()
      .report
    #expect(report.told.sorted() == ["route 1", "track 1"])
  }

  /// References and parts may be cut by the edge of a piece.
  @Test(arguments: 1...40)
  func piecesDoNotMatter(size: Int) {
    let text = "<gpx><!-- & --><a>x & y &eacute; <3 <![CDATA[ & ]]> &amp;</a></gpx>"
    var repair = XMLRepair()
    var output: [UInt8] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      output += repair.repaired(Array(bytes[start..<min(start + size, bytes.count)]), isLast: false)
    }
    output += repair.repaired([], isLast: true)
    #expect(
      String(decoding: output, as: UTF8.self)
        == "<gpx><!-- & --><a>x &amp; y é &lt;3 <![CDATA[ & ]]> &amp;</a></gpx>")
  }
}
