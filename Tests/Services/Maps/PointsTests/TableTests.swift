import Contracts
import Domain
import Testing

@testable import Points

/// Tables as spreadsheets, agencies and receivers write them, and lines of positions.
@Suite struct TableTests {
  @Test(arguments: [
    // A line that says the delimiter, a title, blank lines and comments come before the header.
    ("sep=;\r\nnombre;latitud;longitud\r\nPlaza;40.5;-3.5\r\n", ["Plaza 40.5,-3.5"]),
    ("\"sep=|\"\nlat|lon|name\n1|2|a\n", ["a 1.0,2.0"]),
    ("Tiendas, 2026\n\nID;Nombre;Latitud;Longitud\n1;Uno;-12,5;-77,25\n", ["Uno -12.5,-77.25"]),
    ("# made by hand\n# lat and lon\nlat,lon\n1,2\n", [" 1.0,2.0"]),
    ("#lat,lon,name\n1,2,a\n# end\n", ["a 1.0,2.0"]),
    ("name|lat|lon\nb|3|4\n", ["b 3.0,4.0"]),
    // Quotes, blanks around them, decimal commas in them.
    ("name,lat,lon\n\"Lima\" ,-12,-77\n \"a, b\",1,2\n", ["Lima -12.0,-77.0", "a, b 1.0,2.0"]),
    ("name,lat,lon\nx,\"40,5\",\"-3,5\"\n", ["x 40.5,-3.5"]),
    // Degrees, minutes, seconds; letters; the minus of mathematics.
    (
      "name,latitude,longitude\na,\"41°24'36\"\"N\",\"2°30'00\"\"E\"\nb,\"12°03'S\",\"77°W\"\n",
      ["a 41.41,2.5", "b -12.05,-77.0"]
    ),
    ("lat\tlon\n41.5 N\t2.5 W\n", [" 41.5,-2.5"]), ("lat,lon\n−12.5,−77.5\n", [" -12.5,-77.5"]),
    // One column of positions, and one of well-known text.
    ("name,coordinates\nA,\"41.5, 2.5\"\n", ["A 41.5,2.5"]),
    ("name,LngLat\nA,\"2.5, 41.5\"\n", ["A 41.5,2.5"]),
    ("lugar;dónde\nA;41°30'N 2°30'E\n", [" 41.5,2.5"]),
    ("id,geom\n7,SRID=4326;POINT Z (2.5 41.5 9)\n", [" 41.5,2.5"]),
    // Longitudes that go on around the globe.
    ("lat,lon\n1,185\n2,-190.5\n", [" 1.0,-175.0", " 2.0,169.5"]),
    // Lines that are positions.
    ("41.5, 2.5\ngeo:1,2\n40°30'N 3°30'W\n", [" 41.5,2.5", " 1.0,2.0", " 40.5,-3.5"]),
    ("geo:1,2\n3;4\n", [" 1.0,2.0", " 3.0,4.0"]),
    (
      "https://www.google.com/maps/@41.5,2.5,15z\n", [" 41.5,2.5"]
    ),
    ("[41.5, 2.5]\n[1, 2]\n", [" 41.5,2.5", " 1.0,2.0"]),
    ("41,5 2,5\n", [" 41.5,2.5"]),
  ])
  func isReadWhole(text: String, told: [String]) async throws {
    let set = try await PointFixture(text).points()
    #expect(set.told == told)
    #expect(set.report.broken == 0)
  }

  @Test(arguments: [
    "stop_lat,stop_lon", "latitude_deg,longitude_deg", "Latitude (deg),Longitude (deg)",
    "decimalLatitude,decimalLongitude", "decimallatitude,decimallongitude",
    "GPSLatitude,GPSLongitude", "Breitengrad,Längengrad", "geo. Breite,geo. Länge",
    "latitudine,longitudine", "LATITUD,LONGITUD", "Latitude,Longitude", "lat,lng", "Lat.,Long.",
    "geoLat,geoLng", "lat_wgs84,lon_wgs84", "start_lat,start_lng", "LATITUD_N,LONGITUD_E",
    "latitud decimal,longitud decimal", "lat1,lon1", "POINT_LATITUDE,POINT_LONGITUDE",
  ])
  func columnsAreFoundByName(header: String) async throws {
    let set = try await PointFixture("id,\(header)\n9,41.5,2.5\n").points()
    #expect(set.told == [" 41.5,2.5"])
    #expect(set.properties() == [["id=9"]])
  }

  @Test(arguments: [
    ["long_name", "short_name"], ["lat_id", "lon_id"], ["breadth", "length"],
    ["template", "longest"], ["lat1:lon2", "n"],
  ])
  func columnsOfOtherThingsAreNot(names: [String]) {
    #expect(PointNames.columns(names) == nil)
  }

  @Test func thePairBelongsTogether() {
    let names = ["end_lat", "start_lng", "start_lat", "end_lng", "lat_error"]
    #expect(PointNames.columns(names).map { [$0.latitude, $0.longitude] } == [0, 3])
    #expect(
      PointNames.columns(["lat", "name", "lon"]).map { [$0.latitude, $0.longitude] } == [0, 2])
  }

  /// Of well-known text the shapes are drawn, and a row keeps the position that stands for it.
  @Test func wellKnownTextHasLinesAndAreas() async throws {
    let fixture = try PointFixture(
      """
      WKT,name
      "POINT (2.5 41.5)",p
      "LINESTRING (2 1, 4 3)",l
      "MULTIPOLYGON (((0 0,2 0,2 2,0 0)),((5 5,6 5,6 6,5 5)))",a
      POINT EMPTY,e
      "SRID=3857;POINT(111319.49079327358 0)",m
      SRID=25831;POINT(430000 4580000),u
      "CIRCLE (1 2)",x

      """)
    let set = try await fixture.points()
    #expect(set.told.map { String($0.prefix(5)) } == ["p 41.", "l 1.0", "a 0.6", "m 0.0"])
    #expect(set.lines.map(\.count) == [2, 5, 5])
    #expect(
      set.report.told.sorted() == [
        "converted(from: \"EPSG:3857\") 1", "otherProjection(\"EPSG:25831\") 1",
      ])
    #expect([set.report.read, set.report.broken] == [4, 3])
    let (lines, _) = try await fixture.located()
    #expect(lines[2].hasPrefix("\"LINESTRING (2 1, 4 3)\",l,\"Aquí"))
  }

  /// A third number is a height, unless it is a measure; a column with the height goes before it.
  @Test func wellKnownTextHasHeights() async throws {
    let fixture = try PointFixture(
      """
      WKT,name
      POINT Z (7.2 46.1 1200.5),z
      POINT ZM (7.2 46.1 900 5),zm
      POINTZ(7.2 46.1 800),joined
      POINT (7.2 46.1 700),bare
      POINT M (7.2 46.1 5),m
      POINT (7.2 46.1),flat
      "LINESTRING Z (7 46 400, 7.1 46.1 500)",l

      """)
    let set = try await fixture.points()
    #expect(
      set.names.indices.map { set.properties(of: $0).map { "\($0.name) \($0.value)" } } == [
        ["elevation 1200.5"], ["elevation 900"], ["elevation 800"], ["elevation 700"], [], [], [],
      ])
    #expect(set.shapes.map { $0.records.map(\.elevations) } == [[[400, 500]]])
    let other = try await PointFixture("WKT,elevation\nPOINT Z (7 46 1),2\n").points()
    #expect(other.properties(of: 0).map(\.value) == ["2"])
  }

  @Test func whatIsBroughtBackIsCounted() async throws {
    let fixture = try PointFixture("lat,lon\n1,185\n2,190\n3,4\n5,361\n")
    let (lines, report) = try await fixture.located()
    #expect(report.told == ["broughtBack 2"])
    #expect([report.read, report.broken] == [3, 1])
    #expect(lines[1].hasPrefix("1,185,"))
  }

  /// Metres in columns of degrees are not drawn somewhere.
  @Test func metresAreSaid() async throws {
    let report = try await PointFixture("lat,lon\n4580000,430000\n").points().report
    #expect(report.told == ["notDegrees 1"])
    #expect(!report.isWhole)
  }

  @Test(arguments: [
    ("nombre;lat;lon\nP;40,4;-3,7\n", ";12,35;"), ("lat\tlon\n40,4\t-3,7\n", "\t12,35\t"),
    ("lat,lon\n\"40,4\",\"-3,7\"\n", ",\"12,35\","), ("lat;lon\n40.4;-3.7\n", ";12.35;"),
    ("40,4;-3,7\n", ";12,35;"),
  ])
  func distancesHaveTheFilesDecimalSign(text: String, distance: String) async throws {
    let (lines, _) = try await PointFixture(text).located()
    #expect(lines.contains { $0.contains(distance) })
  }

  @Test func whatComesBeforeTheHeaderStays() async throws {
    let text = "\u{FEFF}sep=;\r\nTitle\n# c\nlat;lon\n1;2\n"
    let (lines, _) = try await PointFixture(text).located()
    #expect(
      lines.prefix(4) == [
        "\u{FEFF}sep=;\r", "Title", "# c",
        "lat;lon;place;region;country;km;direction;timezone;city",
      ])
    #expect(lines[4].hasPrefix("1;2;"))
  }

  /// A line that is a position is one field, so that its columns stay columns.
  @Test func linesOfPositionsBecomeFields() async throws {
    let (lines, report) = try await PointFixture("geo:1,2\n3, 4\nno\n").located()
    #expect(lines[0].hasPrefix("\"geo:1,2\",\"Aquí"))
    #expect(lines[1].hasPrefix("\"3, 4\",\"Aquí"))
    #expect(lines[2] == "no,,,,,,,")
    #expect([report.read, report.broken] == [2, 1])
    let mixed = try await PointFixture("1,2\ngeo:1,2\n").located().lines
    #expect(mixed[1].hasPrefix("\"geo:1,2\",,\"Aquí"))
  }

  @Test func columnsCanBeNamed() async throws {
    let fixture = try PointFixture("Title\nn,y,x\na,1,2\n")
    #expect(try await fixture.points(columns: PointColumns("y,x")).told == [" 1.0,2.0"])
    #expect(try await fixture.points(columns: PointColumns("2,3")).told == [" 1.0,2.0"])
    let problem = FileProblem.unknownColumn("z", known: ["n", "y", "x"])
    await #expect(throws: DataError.malformed(path: fixture.path, reason: problem)) {
      try await fixture.points(columns: PointColumns("y,z"))
    }
  }

  /// By its name and by its number.
  @Test func oneColumnMayBeNamedForBoth() async throws {
    let fixture = try PointFixture("n,y\na,1\n2,3\n")
    let set = try await fixture.points(columns: PointColumns("n,1"))
    #expect(set.told == [" 2.0,2.0"])
    #expect(set.report.first?.line == 2)
  }

  /// More than what is read at once, with line breaks in it.
  @Test func aLongFieldStaysOne() async throws {
    let long = String(repeating: "line\n", count: RowLimits().chunk / 4)
    let set = try await PointFixture("lat,lon,note\n1,2,\"\(long)\"\n3,4,b\n").points()
    #expect(set.told == [" 1.0,2.0", " 3.0,4.0"])
    #expect(set.report.broken == 0)
    #expect(set.properties(of: 0).map(\.value.count) == [long.count])
  }
}
