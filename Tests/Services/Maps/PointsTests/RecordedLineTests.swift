import Contracts
import Domain
import Geo
import Testing

@testable import Points

/// The elevations and times of tracks, in each format that has them.
@Suite struct RecordedLineTests {
  /// Of each segment of each track: its elevations, then its times since the first day of 2026.
  private func told(_ text: String) async throws -> [String] {
    let set = try await PointFixture(text).points()
    return set.tracks.flatMap { number in
      set.shapes[number].track.segments.map { segment in
        func texts(_ values: [Double], from start: Double = 0) -> String {
          values.map { $0.isNaN ? "-" : "\(Int($0 - start))" }.joined(separator: " ")
        }
        return "\(texts(segment.elevations))|\(texts(segment.times, from: 1_767_225_600))"
      }
    }
  }

  @Test func gpxHasThemInEachPoint() async throws {
    let told = try await told(
      """
      <gpx><wpt lat='1' lon='2'><ele>9</ele></wpt><trk><trkseg>
      <trkpt lat='1' lon='2'><ele>10,5</ele><time>2026-01-01T00:00:10Z</time></trkpt>
      <trkpt lat='1' lon='3'><time>nonsense</time></trkpt>
      <trkpt lat='x' lon='3'><ele>99</ele></trkpt>
      <trkpt lat='1' lon='4'><ele>12</ele><extensions><ele>77</ele></extensions></trkpt>
      </trkseg><trkseg><trkpt lat='1' lon='2'/></trkseg></trk>
      <rte><rtept lat='1' lon='2'><ele>3</ele></rtept><rtept lat='1' lon='3'/></rte></gpx>
      """)
    #expect(told == ["10 - 12|10 - -", "|", "3 -|"])
  }

  @Test func kmlListsTimesApart() async throws {
    let told = try await told(
      """
      <kml xmlns:gx="http://www.google.com/kml/ext/2.2"><Document><Placemark><gx:Track>
      <when>2026-01-01T00:00:00Z</when><when>2026-01-01T00:00:05Z</when>
      <when>2026-01-01T00:00:09+00:00</when>
      <gx:coord>2 1 10</gx:coord><gx:coord/><gx:coord>4 1 12</gx:coord></gx:Track></Placemark>
      <Placemark><LineString><coordinates>2,1,7 3,1,8</coordinates></LineString></Placemark>
      <Placemark><LineString><coordinates>2,1,0 3,1,0</coordinates></LineString></Placemark>
      </Document></kml>
      """)
    #expect(told == ["10 12|0 9", "7 8|", "|"])
  }

  @Test func tcxHasThemBesideThePosition() async throws {
    let told = try await told(
      """
      <TrainingCenterDatabase><Activities><Activity><Lap><Track>
      <Trackpoint><Time>2026-01-01T01:00:00+01:00</Time><AltitudeMeters>5.5</AltitudeMeters>
      <Position><LatitudeDegrees>1</LatitudeDegrees><LongitudeDegrees>2</LongitudeDegrees>
      </Position></Trackpoint><Trackpoint><Time>2026-01-01T00:00:05Z</Time></Trackpoint>
      <Trackpoint><Position><LatitudeDegrees>1</LatitudeDegrees>
      <LongitudeDegrees>3</LongitudeDegrees></Position></Trackpoint>
      </Track></Lap></Activity></Activities></TrainingCenterDatabase>
      """)
    #expect(told == ["5 -|0 -"])
  }

  @Test func geoJSONHasAltitudesAndListsOfTimes() async throws {
    let told = try await told(
      """
      {"type":"FeatureCollection","features":[
      {"type":"Feature","properties":{"coordTimes":["2026-01-01T00:00:01Z","2026-01-01T00:00:02Z"]},
      "geometry":{"type":"LineString","coordinates":[[2,1,10],[3,1,11.5]]}},
      {"type":"Feature","properties":{"coordinateProperties":{"times":[["2026-01-01T00:00:03Z"],
      ["2026-01-01T00:00:04Z","2026-01-01T00:00:05Z"]]}},
      "geometry":{"type":"MultiLineString","coordinates":[[[2,1],[3,1]],[[2,1],[3,1,4]]]}},
      {"type":"Feature","properties":{},
      "geometry":{"type":"LineString","coordinates":[[2,1],[3,1]]}}]}
      """)
    #expect(told == ["10 11|1 2", "|", "- 4|4 5", "|"])
  }

  @Test(
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2026-11-29T08:15:30.5Z", 1_795_940_130.5),
      ("2024-02-29T23:59:60Z", 1_709_251_200), ("2026-01-01T02:00:00+02:00", 1_767_225_600),
      ("2025-12-31T18:30:00-0530", 1_767_225_600), ("2026-01-01 00:00:00", 1_767_225_600),
      ("2026-01-01", nil), ("2026-02-30T00:00:00Z", nil), ("2026-01-01T25:00:00Z", nil),
      ("2026-01-01T00:60:00Z", nil), ("2026-01-01T00:00:00.Z", nil), ("2026-01-01T00:00:00X", nil),
      ("2026-01-01T00:00:00+99:99", nil), ("", nil),
    ] as [(String, Double?)])
  func moments(text: String, seconds: Double?) {
    #expect(MomentText.seconds(text) == seconds)
  }
}
