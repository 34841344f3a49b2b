import Contracts
import Domain
import Testing

@testable import Points

@Suite struct LocateTests {
  private static let added = ",\"Aquí, \"\"mismo\"\"\",,XA,12.35,N,Europe/Madrid,Allí"

  @Test func rowsWithoutAHeader() async throws {
    let fixture = try PointFixture("2,2\n\n2,2,here\r\nx,2\n2\n91,2\n2,2")
    let (lines, report) = try await fixture.located()
    #expect(
      lines == [
        "2,2" + Self.added, "", "2,2,here" + Self.added + "\r", "x,2,,,,,,,", "2,,,,,,,",
        "91,2,,,,,,,",
        "2,2" + Self.added,
      ])
    #expect(report == PointReport(read: 3, broken: 3, first: fixture.fault(4, 1)))
  }

  @Test(arguments: [("nan,2", 1), ("2,nan", 3), ("-inf,2", 1), ("nan,nan", 1)])
  func whatIsNoNumberIsTheFault(row: String, column: Int) async throws {
    let fixture = try PointFixture("2,2\n" + row)
    #expect(
      try await fixture.located().report
        == PointReport(read: 1, broken: 1, first: fixture.fault(2, column)))
  }

  @Test func aHeaderGetsNamesThatAreFree() async throws {
    let fixture = try PointFixture("Place;Longitud;LAT;km\n\"a\nb\";2;2;x\nñ;2;9,5,\n")
    let (lines, report) = try await fixture.located()
    #expect(
      lines == [
        "Place;Longitud;LAT;km;place;region;country;near_km;direction;timezone;city", "\"a",
        "b\";2;2;x;\"Aquí, \"\"mismo\"\"\";;XA;12.35;N;Europe/Madrid;Allí", "ñ;2;9,5,;;;;;;;;", "",
      ])
    #expect(report == PointReport(read: 1, broken: 1, first: fixture.fault(4, 5)))
  }

  /// What `where` has read before gets a name more.
  @Test func aNameThatIsTakenTwiceStaysFree() async throws {
    let fixture = try PointFixture("lat,lon,place,near_place\n2,2,q,r\n")
    let (lines, _) = try await fixture.located()
    #expect(
      lines[0]
        == "lat,lon,place,near_place,near_near_place,region,country,km,direction,timezone,city")
  }

  @Test(arguments: ["y,x", "3,2", "Y,2"])
  func columnsAreNamedOrCounted(columns: String) async throws {
    let fixture = try PointFixture("a,x,y\n1,2,2\n")
    let (lines, _) = try await fixture.located(columns: PointColumns(columns))
    #expect(lines[1] == "1,2,2" + Self.added)
    for (columns, wrong) in [("y,z", "z"), ("4,1", "4"), ("0,1", "0")] {
      let problem = FileProblem.unknownColumn(wrong, known: ["a", "x", "y"])
      await #expect(throws: DataError.malformed(path: fixture.path, reason: problem)) {
        try await fixture.located(columns: PointColumns(columns))
      }
    }
  }

  @Test func linesOfJSON() async throws {
    let fixture = try PointFixture(
      "{\"lat\":2,\"lng\":\"2\",\"country\":\"x\"}\n\nno\n {\"lat\":2,\"lng\":400}\n{\"lat\":2,\"lng\":2} "
    )
    let (lines, report) = try await fixture.located()
    func members(_ country: String) -> String {
      #","place":"Aquí, \"mismo\"","region":null,"\#(country)":"XA","km":12.35,"direction":"N","#
        + #""timezone":"Europe/Madrid","city":"Allí"}"#
    }
    let first = "{\"lat\":2,\"lng\":\"2\",\"country\":\"x\"" + members("near_country")
    let last = "{\"lat\":2,\"lng\":2" + members("near_country") + " "
    #expect(lines == [first, "", "no", " {\"lat\":2,\"lng\":400}", last])
    #expect(report == PointReport(read: 2, broken: 2, first: fixture.fault(3, 1)))
    #expect(
      try await fixture.located(columns: PointColumns("lng,lat")).report.read == 2)
  }

  @Test(arguments: [
    #"[{"lat":2,"lon":2,"name":"a, b"}, {"lat":2}]"#,
    #"{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"a, b"},"#
      + #""geometry":{"type":"Point","coordinates":[2,2]}},{"type":"Point","coordinates":[]}]}"#,
    #"{"type":"Feature","properties":{"name":"a, b"},"geometry":{"type":"Point","coordinates":"#
      + "[2,2]}}\n" + #"{"type":"Point","coordinates":[2]}"#,
  ])
  func whatIsGeoJSONBecomesCSV(_ text: String) async throws {
    let (lines, report) = try await PointFixture(text).located()
    let isTable = text.first == "["
    #expect(
      lines == [
        "latitude,longitude,name\(isTable ? ",lat" : ""),place,region,country,km,direction,timezone,city",
        "2,2,\"a, b\"\(isTable ? "," : "")" + Self.added, isTable ? ",,,2,,,,,,," : ",,,,,,,,,", "",
      ])
    #expect([report.read, report.broken] == [1, 1])
  }

  /// What the first shapes have is a column each.
  @Test func propertiesAreColumns() async throws {
    func feature(_ geometry: String, _ properties: String) -> String {
      #"{"type":"Feature","geometry":\#(geometry),"properties":{\#(properties)}}"#
    }
    let features = [
      feature(#"{"type":"Point","coordinates":[2,2]}"#, #""n, 1":"x","name":"a","place":7"#),
      feature(#"{"type":"Point","coordinates":[2,91]}"#, #""latitude":1,"more":[1,2]"#),
    ]
    let whole = try PointFixture(
      #"{"type":"FeatureCollection","features":["# + features.joined(separator: ",\n") + "]}")
    let (lines, report) = try await whole.located()
    #expect(
      lines == [
        "latitude,longitude,name,\"n, 1\",place,own_latitude,more,near_place,region,country,km,direction,timezone,city",
        "2,2,a,x,7,," + Self.added, ",,,,,1,\"[1,2]\",,,,,,,", "",
      ])
    #expect(report == PointReport(read: 1, broken: 1, first: whole.fault(2, 60)))
    let ofLines = try await PointFixture(features.joined(separator: "\n")).located()
    #expect(ofLines.lines == lines)
    let problem = FileProblem.noColumnsHere
    await #expect(throws: DataError.malformed(path: whole.path, reason: problem)) {
      try await whole.located(columns: PointColumns("place,more"))
    }
  }

  @Test(arguments: [
    ("[{\"lat\":2,\n \"lon\":\"2", FileProblem.cutOff(line: 2, column: 10)),
    ("{\"type\":\"FeatureCollection\",\"features\":[\n\n", .cutOff(line: 1, column: 41)),
    ("{\"lat\" 2}", .brokenJSON(line: 1, column: 8)), ("[}", .brokenJSON(line: 1, column: 2)),
  ])
  func whereJSONIsCutOffIsSaid(_ text: String, problem: FileProblem) async throws {
    let fixture = try PointFixture(text)
    await #expect(throws: DataError.malformed(path: fixture.path, reason: problem)) {
      try await fixture.located()
    }
    await #expect(throws: DataError.malformed(path: fixture.path, reason: problem)) {
      try await fixture.points()
    }
  }

  /// It is somewhere, and nothing of the file is lost.
  @Test func aFeatureWithoutAPlaceStays() async throws {
    let fixture = try PointFixture(
      #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":null,"#
        + #""properties":{"name":"n"}},{"type":"Feature","properties":{},"#
        + #""geometry":{"type":"Point","coordinates":[2,2.50]}}]}"#)
    let (lines, report) = try await fixture.located()
    #expect(lines.dropFirst() == [",,n,,,,,,,", "2.5,2," + Self.added, ""])
    #expect(report == PointReport(read: 1, broken: 1, first: fixture.fault(1, 41)))
  }

  @Test func linesOfJSONMayHaveDifferentMembers() async throws {
    let fixture = try PointFixture(
      #"{"x":3}"# + "\n" + #"{"lat":2,"lon":2}"# + "\n" + #"{"latitude":2,"lng":2,"place":"p"}"#)
    let (lines, report) = try await fixture.located()
    #expect(lines[0] == #"{"x":3}"#)
    #expect(lines[1].hasPrefix(#"{"lat":2,"lon":2,"place":"Aquí"#))
    #expect(lines[2].hasPrefix(#"{"latitude":2,"lng":2,"place":"p","near_place":"Aquí"#))
    #expect(report == PointReport(read: 2, broken: 1, first: fixture.fault(1, 1)))
    // Of members that are named no others are taken.
    let named = try await fixture.located(columns: PointColumns("lat,lon"))
    #expect(named.report.read == 1)
    let problem = FileProblem.unknownColumn("y", known: ["x"])
    await #expect(throws: DataError.malformed(path: fixture.path, reason: problem)) {
      try await fixture.located(columns: PointColumns("y,x"))
    }
    await #expect(throws: DataError.self) { try await PointFixture(#"{"x":3}"#).located() }
  }

  private static let collection =
    #"{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"y":1,"x":2},"#
    + #""geometry":{"type":"Point","coordinates":[2,2]}}]}"#
  private static let feature =
    #"{"type":"Feature","properties":{"y":1},"geometry":{"type":"Point","coordinates":[2,2]}}"#

  /// `where` and `map` take named columns alike: of tables, and of the objects of JSON.
  @Test(arguments: [
    "y,x\n1,2\n3,4\n", "{\"y\":1,\"x\":2}\n{\"y\":3,\"x\":4}\n",
    "[{\"y\":1,\"x\":2},{\"y\":3,\"x\":4}]", "{\"rows\":[{\"y\":1,\"x\":2},{\"y\":3,\"x\":4}]}",
    "{\"rows\":[\n{\"y\":1,\"x\":2},{\"y\":3,\"x\":4}]}",
  ])
  func columnsAreOfTablesAndObjects(_ text: String) async throws {
    let fixture = try PointFixture(text)
    #expect(
      try await fixture.points(columns: PointColumns("y,x")).told == [" 1.0,2.0", " 3.0,4.0"])
    #expect(try await fixture.located(columns: PointColumns("y,x")).report == PointReport(read: 2))
    let problem = FileProblem.unknownColumn("z", known: ["y", "x"])
    let error = DataError.malformed(path: fixture.path, reason: problem)
    await #expect(throws: error) { try await fixture.points(columns: PointColumns("y,z")) }
    await #expect(throws: error) { try await fixture.located(columns: PointColumns("y,z")) }
  }

  @Test(arguments: [
    collection, "[\(feature)]", feature, "\(feature)\n\(feature)", "\u{1E}\(feature)\n",
    "{\"elements\":[{\"type\":\"node\",\"id\":1,\"lat\":1,\"lon\":2}]}",
    "<gpx><wpt lat=\"1\" lon=\"2\"/></gpx>",
  ])
  func whatSaysWhereItIsHasNoColumns(_ text: String) async throws {
    let fixture = try PointFixture(text)
    #expect(try await fixture.points().coordinates.count > 0)
    let error = DataError.malformed(path: fixture.path, reason: .noColumnsHere)
    await #expect(throws: error) { try await fixture.points(columns: PointColumns("y,x")) }
    await #expect(throws: error) { try await fixture.located(columns: PointColumns("y,x")) }
  }

  /// A table stays one: short rows are filled, and what would stand in wrong columns is left alone.
  @Test func rowsOfAnyLengthLeaveATable() async throws {
    let fixture = try PointFixture("lat,lon,n\r\n2,2\r\n2,2,a,b\r\n,,\r\n2,2,c")
    let (lines, report) = try await fixture.located()
    #expect(
      lines == [
        "lat,lon,n,place,region,country,km,direction,timezone,city\r", "2,2," + Self.added + "\r",
        "2,2,a,b\r", ",,,,,,,,,\r", "2,2,c" + Self.added,
      ])
    let first = PointReport.Fault(path: fixture.path, line: 3, column: 7, kind: .surplus)
    #expect(report == PointReport(read: 2, broken: 2, first: first))
  }

  @Test func returnsEndLinesWhereNothingElseDoes() async throws {
    let fixture = try PointFixture("lat,lon\r2,2\rx,2\r")
    let (lines, report) = try await fixture.located()
    #expect(
      lines == [
        "lat,lon,place,region,country,km,direction,timezone,city", "2,2" + Self.added, "x,2,,,,,,,",
        "",
      ])
    #expect(report == PointReport(read: 1, broken: 1, first: fixture.fault(3, 1)))
  }

  @Test func whatIsXMLBecomesCSV() async throws {
    let fixture = try PointFixture(
      "<gpx>\n<wpt lat='2' lon='2'><name>a, b</name></wpt><wpt lat='91' lon='2'/></gpx>")
    let (lines, report) = try await fixture.located()
    #expect(
      lines == [
        "latitude,longitude,name,place,region,country,km,direction,timezone,city",
        "2,2,\"a, b\"" + Self.added, "",
      ])
    #expect(report == PointReport(read: 1, broken: 1, first: fixture.fault(2, 45)))
  }

  @Test func whatComesBeforeXMLBreaksOffIsLocated() async throws {
    let points = String(repeating: "<trkpt lat='2' lon='2'/>\n", count: 9_000)
    let fixture = try PointFixture("<gpx><trk><trkseg>\n\(points)<trkpt la")
    let (lines, report) = try await fixture.located()
    #expect(lines.count == 9_002)
    #expect(report == PointReport(read: 9_000, cut: fixture.fault(9_002, 1)))
  }

  /// Rows over the edges of what is read at once, and of its halves.
  @Test func manyRowsKeepTheirOrder() async throws {
    let rows = (0..<60_000).map { "2,2,\"row\n\($0)\"" }
    let fixture = try PointFixture(rows.joined(separator: "\n") + "\nx\n")
    let (lines, report) = try await fixture.located()
    let text = rows.map { $0 + Self.added }.joined(separator: "\n") + "\nx,,,,,,,\n"
    #expect(lines.joined(separator: "\n") == text)
    #expect(report == PointReport(read: 60_000, broken: 1, first: fixture.fault(120_001, 1)))
  }

  /// A hundredth of what is read, so that files of that size are long ones.
  private static let limits = RowLimits(chunk: 10_000, row: 160_000)

  /// A quote that nothing closes takes a line, not the rest of the file.
  @Test func anOpenQuoteBreaksItsLine() async throws {
    let row = "2,2\n"
    let limits = Self.limits
    let text = "2,2\n\"2,2\n" + String(repeating: row, count: limits.chunk / 2)
    let (lines, report) = try await PointFixture(text, limits: limits).located()
    #expect(lines.count == limits.chunk / 2 + 3)
    #expect(report.broken == 1)
    let fixture = try PointFixture("n,lat,lon\n\"a\",2,2\nb,2,\"2\n")
    let open = PointReport.Fault(path: fixture.path, line: 3, column: 5, kind: .openQuote)
    #expect(try await fixture.located().report == PointReport(read: 1, broken: 1, first: open))
  }

  /// Three times what is read at once: it stays whole, is counted once, and the next row is right.
  @Test(arguments: [("1,2,", ""), ("1,2,\"", ",\""), ("{\"lat\":1,\"x\":\"", "\"}")])
  func aRowThatIsTooLongStaysAsItIs(start: String, end: String) async throws {
    let long = start + String(repeating: "x", count: 3 * Self.limits.row) + end
    let isTable = start.first == "1"
    let header = isTable ? "lat,lon,t" : "{\"lat\":1,\"lon\":2}"
    let row = isTable ? "2,2," : "{\"lat\":2,\"lon\":2}"
    let fixture = try PointFixture(
      [header, long, row, long].joined(separator: "\n"), limits: Self.limits)
    let (lines, report) = try await fixture.located()
    #expect(lines.count == 4)
    // They are too long to be shown where it fails.
    #expect([lines[1] == long, lines[3] == long] == [true, true])
    #expect(lines[2] != row)
    let fault = PointReport.Fault(path: fixture.path, line: 2, column: 1, kind: .tooLong)
    #expect(report == PointReport(read: isTable ? 1 : 2, broken: 2, first: fault))
    let set = try await fixture.points()
    #expect(set.report.withoutCounts == report)
  }

  @Test func aFirstRowThatIsTooLongIsNoHeader() async throws {
    let tail = "," + String(repeating: "x", count: Self.limits.row) + "\n2,2\n"
    let (lines, report) = try await PointFixture("2,2" + tail, limits: Self.limits).located()
    #expect(lines.suffix(2) == ["2,2" + Self.added, ""])
    #expect([report.read, report.broken] == [1, 1])
    let fixture = try PointFixture("lat,lon" + tail, limits: Self.limits)
    await #expect(throws: DataError.malformed(path: fixture.path, reason: .notPoints)) {
      try await fixture.located()
    }
  }

  @Test func whoEndsItIsToldNothingMore() async throws {
    let fixture = try PointFixture("lat,lon\n2,2\n")
    let report = try await fixture.files.locate(fixture.path, columns: nil) { _ in false }
    #expect(report == PointReport())
  }

  /// Bytes that make no sense end, and give back as many lines.
  @Test(arguments: ["\"", "\"\"\",\n\"", ",,,\n", "2,2\r", "-,-\n+,+", "1e400,2\n0x1,2\n,"])
  func hostileRowsEnd(text: String) async throws {
    let fixture = try PointFixture("2,2\n" + text)
    let (lines, _) = try await fixture.located()
    #expect(
      lines.count == ("2,2\n" + text).split(separator: "\n", omittingEmptySubsequences: false).count
    )
  }
}
