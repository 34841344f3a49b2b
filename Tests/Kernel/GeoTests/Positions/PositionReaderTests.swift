import Domain
import Testing

@testable import Geo

@Suite struct PositionReaderTests {
  /// Returns the reading to a hundredth of a second: the notation must not change the position.
  private func told(_ text: String) -> String {
    switch PositionReader.read(text) {
    case .position(let position)?:
      let zoom = position.zoom.map { " z\($0)" } ?? ""
      let notes = position.notes.map { " \($0)" }.joined()
      return "\(rounded(position.coordinate.latitude)) \(rounded(position.coordinate.longitude))"
        + zoom + notes
    case .short(let code, let place)?: return "\(code.text) near \(place)"
    case .refused(let problem)?: return "\(problem)"
    case nil: return "nil"
    }
  }

  private func rounded(_ degrees: Double) -> Double {
    (degrees * 1_000_000).rounded() / 1_000_000
  }

  @Test(arguments: [
    "41.3875,2.168611", "41.3875, 2.168611", "41.3875 2.168611", "41.3875;2.168611",
    "41.3875 | 2.168611", "41.3875/2.168611", "41,3875 2,168611", "41,3875, 2,168611",
    "41,3875;2,168611", "41,3875,2,168611", "(41.3875, 2.168611)", "[41.3875,2.168611]",
    "\"41.3875, 2.168611\"", "41.3875° N, 2.168611° E", "N41.3875 E2.168611",
    "N41.3875,E2.168611", "41.3875N,2.168611E", "41,3875N 2,168611E", "2.168611E 41.3875N",
    "41.3875 Nord 2.168611 Ost", "lat=41.3875 lon=2.168611", "lon: 2.168611, lat: 41.3875",
    "Latitud: 41,3875 Longitud: 2,168611", "{\"lat\":41.3875,\"lng\":2.168611}",
    "(lon, lat) = (2.168611, 41.3875)", "φ=41.3875 λ=2.168611", "GPS: 41.3875, 2.168611",
    "+41.3875+002.168611/", "geo:41.3875,2.168611;u=35", "GEO:41.3875;2.168611",
    "geo:0,0?q=41.3875,2.168611(Casa)", "POINT(2.168611 41.3875)",
    "SRID=4326;POINT Z (2.168611 41.3875 12)", "４１．３８７５，２．１６８６１１", "4138.75e-2, 2.168611",
  ])
  func degreesAreReadInAnyNotation(_ text: String) {
    #expect(told(text) == "41.3875 2.168611")
  }

  @Test(arguments: [
    "41°23′15″S 2°10′07″W", "41º 23’ 15” S 2º 10’ 7” W", "41˚23'15''S, 2˚10'7''W",
    "41°23'15\"S 2°10'07\"W", "41 deg 23 min 15 sec S, 2 deg 10 min 7 sec W",
    "41d23m15sS 2d10m7sW", "41:23:15S, 2:10:07W", "-41:23:15 -2:10:07", "-41 23 15 -2 10 7",
    "−41° 23' 15\" −2° 10' 7\"", "S 41 23.25 W 2 10.11667", "S41-23-15 W2-10-7",
    "41|23|15|S|2|10|7|W", "41Â°23'15\"S 2Â°10'7\"W", "412315S0021007W", "412315S 0021007W",
    "4123.25,S,00210.11667,W", "-412315-0021007/", "Lat. 41° 23' 15\" S., Long. 2° 10' 7\" W.",
  ])
  func minutesAndSecondsAreReadInAnyNotation(_ text: String) {
    #expect(told(text) == "-41.3875 -2.168611")
  }

  @Test(arguments: [
    ("41°23′15″N 2°10′07″O", "41.3875 -2.168611 westByO"),
    ("-33.5 S, 151.2 E", "-33.5 151.2 signAndLetter"),
    ("0°30'S 0°30'W", "-0.5 -0.5"), ("-0°30' -0°30'", "-0.5 -0.5"), ("1e-05, 2.5", "1e-05 2.5"),
    ("41°60' 2°30'", "42.0 2.5"), ("41,2,12", "41.0 2.0 z12.0"),
    ("41.3, 2.1, 15z", "41.3 2.1 z15.0"),
    ("8FH495QF+29", "41.387563 2.173438"), ("8fh495qf+29", "41.387563 2.173438"),
    ("8FH40000+", "41.5 2.5"), ("95QF+29 Barcelona", "95QF+29 near Barcelona"),
    ("Barcelona, 95qf+29", "95QF+29 near Barcelona"), ("31T 430533 4581968", "41.386242 2.169145"),
    ("UTM 31T E430533 N4581968", "41.386242 2.169145"),
    ("31N 430533mE, 4581968mN", "41.386242 2.169145"),
    ("56S 334873 6252266", "-33.857001 151.214998"), ("31TDF3053381968", "41.386246 2.169151"),
    ("31T DF 30533 81968", "41.386246 2.169151"), ("31tdf3053381968", "41.386246 2.169151"),
  ])
  func aNotationKeepsItsMeaning(_ text: String, _ meaning: String) {
    #expect(told(text) == meaning)
  }

  @Test(arguments: [
    (
      "91,0", "latitude(91.0, swapped: Optional(Domain.Coordinate(latitude: 0.0, longitude: 91.0)))"
    ),
    ("181,0", "latitude(181.0, swapped: nil)"), ("91N 2E", "latitude(91.0, swapped: nil)"),
    ("0,181", "longitude(181.0)"), ("41N 42N", "twoLatitudes"), ("2E 3W", "twoLongitudes"),
    ("lat=1 lat=2", "twoLatitudes"), ("41°61'N 2°E", "minutes(61.0)"),
    ("41°23'61\"N 2°10'7\"E", "seconds(61.0)"), ("-33 N 151 E", "contradiction"),
    ("lat 41E lon 2N", "contradiction"), ("41.3,2.1,120", "thirdNumber(120.0)"),
    ("8FH495QF+2", "plusCode"), ("8FHI95QF+29", "plusCode"), ("95QF+29", "plusCodeNeedsPlace"),
    ("31U 430533 4581968", "grid"), ("31TDF305338196", "oddGridDigits"),
    ("61TDF3053381968", "grid"),
    ("ZAH1234512345", "polarGrid"), ("geo:41,2;crs=EPSG:3857", "referenceSystem(\"EPSG:3857\")"),
    ("SRID=3857;POINT(2 41)", "referenceSystem(\"EPSG:3857\")"),
    ("+41+002CRSETRS89/", "referenceSystem(\"CRSETRS89\")"),
    ("POINT EMPTY", "geometry(\"POINT EMPTY\")"),
    ("LINESTRING(2 41, 3 42)", "geometry(\"LINESTRING\")"),
    ("geo:0,0?q=Barcelona", "noPositionInLink"),
  ])
  func aFaultIsNamed(_ text: String, _ problem: String) {
    #expect(told(text) == problem.replacing("CRSETRS89", with: "ETRS89"))
  }

  /// Names, dates, telephone numbers and plain numbers are no positions.
  @Test(arguments: [
    "", " ", "Lima", "N 1", "S", "O", "Este", "105", "4 Mile", "31T", "4 Hat", "7 sea 10", "5 Star",
    "C++", "Route 66", "12:30", "91.5", "192.168.1.1", "12.5 km", "555 1234", "2019 2020",
    "+34 600 123 456", "75001 Paris", "São Paulo 2, 3", "41°N", "41-23", "1 2 3", "41.5 - 2.5",
    "nan,0", "0x1,2", "inf, 0", "1e400,0", "point", "22+33", "geo:", "41..5, 2", ",", "41,",
    "° ' \"",
  ])
  func aNameIsNoPosition(_ text: String) {
    #expect(told(text) == "nil")
  }

  @Test func whatIsLongerThanAnyPositionIsNone() {
    #expect(PositionReader.read(String(repeating: "1", count: 5000) + ",2") == nil)
    #expect(PositionReader.read(String(repeating: "1,", count: 2000)) == nil)
    #expect(PositionReader.read(String(repeating: "1", count: 100) + ",2") == nil)
  }
}
