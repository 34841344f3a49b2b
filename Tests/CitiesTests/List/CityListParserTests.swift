import Domain
import Foundation
import TestSupport
import Testing

@testable import Cities

@Suite struct CityListParserTests {
  /// Reads a text in pieces of a size.
  private func parse(_ text: String, pieces: Int = 7) throws(DataError) -> CityList {
    try parse(Array(text.utf8), pieces: pieces)
  }

  private func parse(_ bytes: [UInt8], pieces: Int = 7) throws(DataError) -> CityList {
    var parser = CityListParser()
    for start in stride(from: 0, to: bytes.count, by: pieces) {
      try parser.read(Array(bytes[start..<min(start + pieces, bytes.count)]))
    }
    return try parser.finish()
  }

  private func city(
    _ number: UInt32, _ name: String, _ country: String = "XA", _ latitude: Double = 1.5,
    _ longitude: Double = 2.5
  ) throws -> City {
    City(
      number: number, name: name, country: country,
      coordinate: try #require(Coordinate(latitude: latitude, longitude: longitude)),
      population: 0, timeZone: "")
  }

  private func row(_ members: String) -> String {
    #"[{"country":"XA","name":"Uno","_id":1,"coord":{"lon":2.5,"lat":1.5}},{\#(members)}]"#
  }

  @Test func readsThePublishedLayout() throws {
    let text = """
      [
      {"country":"XA","name":"Uno","_id":1,"coord":{"lon":2.5,"lat":1.5}},
      {"country":"XB","name":"Dos","_id":4294967295,"coord":{"lon":-180,"lat":-90}}
      ]

      """
    let expected = CityList([try city(1, "Uno"), try city(4_294_967_295, "Dos", "XB", -90, -180)])
    for pieces in 1...text.utf8.count { #expect(try parse(text, pieces: pieces) == expected) }
  }

  @Test func takesMembersInAnyOrderAndPassesOverOthers() throws {
    let text = """
      \u{FEFF}[{"x":[{"name":"no"},[null,true,false,-1.5e3]],"coord":{"lat":1.5,"name":"no","alt":{"lat":9},
      "lon":2.5},"_id" : 1 ,"stat":{"_id":9,"coord":{"lat":0}},"name":"no","country":"XA","name":"Uno",
      "coord2":{"lat":3}}]
      """
    for pieces in [1, 2, 3, 1000] {
      #expect(try parse(text, pieces: pieces) == CityList([city(1, "Uno")]))
    }
  }

  @Test(arguments: [
    (#"A\/B"#, "A/B"), (#"\u00e1\u00C1"#, "áÁ"), (#"\ud83c\udf35"#, "🌵"), (#"\"\\"#, "\"\\"),
    (#"a\b\f\n\r\tb"#, "a\u{8}\u{C}\n\r\tb"), ("東京", "東京"), (#"\u009c\u0001x"#, "\u{9C}\u{1}x"),
    (#"\uFFFD"#, "\u{FFFD}"), (#"e\u0301"#, "e\u{301}"),
  ])
  func namesAreKeptAsTheyAre(written: String, name: String) throws {
    let text = #"[{"country":"XA","name":"\#(written)","_id":1,"coord":{"lon":2.5,"lat":1.5}}]"#
    for pieces in 1...3 {
      let list = try parse(text, pieces: pieces)
      #expect(list.cities.map { Array($0.name.unicodeScalars) } == [Array(name.unicodeScalars)])
    }
  }

  @Test(arguments: [
    ("0", 0), ("-0.0", 0), ("9e1", 90), ("-9E+1", -90), ("455e-1", 45.5), ("0.00001e5", 1),
    ("45.810699", 45.810699), ("12.345678901234567890123", 12.345678901234567890123),
    ("1e-400", 0), ("89.999999999999999", 90),
  ])
  func positionsAreWrittenInManyWays(written: String, value: Double) throws {
    let text =
      #"[{"country":"XA","name":"Uno","_id":1,"coord":{"lon":\#(written),"lat":\#(written)}}]"#
    for pieces in [1, 1000] {
      #expect(try parse(text, pieces: pieces).cities == [city(1, "Uno", "XA", value, value)])
    }
  }

  @Test(arguments: [
    (SkippedRow.identifier, #""country":"XA","name":"Dos","coord":{"lon":1,"lat":1}"#),
    (.identifier, #""country":"XA","name":"Dos","_id":0,"coord":{"lon":1,"lat":1}"#),
    (.identifier, #""country":"XA","name":"Dos","_id":-2,"coord":{"lon":1,"lat":1}"#),
    (.identifier, #""country":"XA","name":"Dos","_id":2.5,"coord":{"lon":1,"lat":1}"#),
    (.identifier, #""country":"XA","name":"Dos","_id":4294967296,"coord":{"lon":1,"lat":1}"#),
    (.identifier, #""country":"XA","name":"Dos","_id":1e999,"coord":{"lon":1,"lat":1}"#),
    (.identifier, #""country":"XA","name":"Dos","_id":null,"coord":{"lon":1,"lat":1}"#),
    (.repeatedIdentifier, #""country":"XA","name":"Dos","_id":1,"coord":{"lon":1,"lat":1}"#),
    (.name, #""country":"XA","_id":2,"coord":{"lon":1,"lat":1}"#),
    (.name, #""country":"XA","name":"","_id":2,"coord":{"lon":1,"lat":1}"#),
    (.name, #""country":"XA","name":" \t","_id":2,"coord":{"lon":1,"lat":1}"#),
    (.name, #""country":"XA","name":null,"_id":2,"coord":{"lon":1,"lat":1}"#),
    (.name, #""country":"XA","name":"\ud83c","_id":2,"coord":{"lon":1,"lat":1}"#),
    (.name, #""country":"XA","name":"\ud83cx","_id":2,"coord":{"lon":1,"lat":1}"#),
    (.name, #""country":"XA","name":"\ud83c\n","_id":2,"coord":{"lon":1,"lat":1}"#),
    (.name, #""country":"XA","name":"\ud83c\ud83c","_id":2,"coord":{"lon":1,"lat":1}"#),
    (.name, #""country":"XA","name":"\udf35","_id":2,"coord":{"lon":1,"lat":1}"#),
    (.country, #""name":"Dos","_id":2,"coord":{"lon":1,"lat":1}"#),
    (.country, #""country":"","name":"Dos","_id":2,"coord":{"lon":1,"lat":1}"#),
    (.country, #""country":"-","name":"Dos","_id":2,"coord":{"lon":1,"lat":1}"#),
    (.country, #""country":"xa","name":"Dos","_id":2,"coord":{"lon":1,"lat":1}"#),
    (.country, #""country":"XAB","name":"Dos","_id":2,"coord":{"lon":1,"lat":1}"#),
    (.position, #""country":"XA","name":"Dos","_id":2"#),
    (.position, #""country":"XA","name":"Dos","_id":2,"coord":{}"#),
    (.position, #""country":"XA","name":"Dos","_id":2,"coord":null"#),
    (.position, #""country":"XA","name":"Dos","_id":2,"coord":{"lon":1}"#),
    (.position, #""country":"XA","name":"Dos","_id":2,"coord":{"lon":1,"lat":90.1}"#),
    (.position, #""country":"XA","name":"Dos","_id":2,"coord":{"lon":-1e9,"lat":1}"#),
    (.position, #""country":"XA","name":"Dos","_id":2,"lat":1,"lon":1"#),
    (.wrongType, #""country":"XA","name":7,"_id":2,"coord":{"lon":1,"lat":1}"#),
    (.wrongType, #""country":"XA","name":["Dos"],"_id":2,"coord":{"lon":1,"lat":1}"#),
    (.wrongType, #""country":true,"name":"Dos","_id":2,"coord":{"lon":1,"lat":1}"#),
    (.wrongType, #""country":"XA","name":"Dos","_id":"2","coord":{"lon":1,"lat":1}"#),
    (.wrongType, #""country":"XA","name":"Dos","_id":2,"coord":[1,1]"#),
    (.wrongType, #""country":"XA","name":"Dos","_id":2,"coord":"1,1""#),
    (.wrongType, #""country":"XA","name":"Dos","_id":2,"coord":{"lon":"1","lat":1}"#),
    (.wrongType, #""country":"XA","name":"Dos","_id":2,"coord":{"lon":{"lat":1},"lat":1}"#),
  ])
  func aRowThatMakesNoSenseIsLeftOutAndCounted(reason: SkippedRow, members: String) throws {
    let expected = CityList([try city(1, "Uno")], skipped: [reason: 1])
    for pieces in [1, 1000] { #expect(try parse(row(members), pieces: pieces) == expected) }
  }

  @Test func whatIsNoObjectIsLeftOutToo() throws {
    let good = #"{"country":"XA","name":"Uno","_id":1,"coord":{"lon":2.5,"lat":1.5}}"#
    let list = try parse("[1,\"x\",null,true,[\(good)],[],\(good),{}]")
    #expect(list == CityList([try city(1, "Uno")], skipped: [.notAnObject: 6, .identifier: 1]))
    #expect(list.skippedCount == 7)
  }

  @Test func ofCitiesWithOneIDTheFirstStays() throws {
    let rows = [3, 1, 3, 2, 1, 3].enumerated().map {
      #"{"country":"XA","name":"N\#($0)","_id":\#($1),"coord":{"lon":2.5,"lat":1.5}}"#
    }
    let list = try parse("[\(rows.joined(separator: ","))]")
    #expect(list.cities == [try city(3, "N0"), try city(1, "N1"), try city(2, "N3")])
    #expect(list.skipped == [.repeatedIdentifier: 3])
  }

  @Test func aNameMustFitTheIndex() throws {
    func skipped(_ name: String) throws -> [SkippedRow: Int] {
      try parse(row(#""country":"XA","name":"\#(name)","_id":2,"coord":{"lon":1,"lat":1}"#)).skipped
    }
    #expect(try skipped(String(repeating: "x", count: 255)) == [:])
    #expect(try skipped(String(repeating: "x", count: 256)) == [.name: 1])
    #expect(try skipped(String(repeating: "x", count: 5_000)) == [.name: 1])
    // One character that folds to 33 bytes.
    #expect(try skipped(String(repeating: "\u{FDFA}", count: 7)) == [:])
    #expect(try skipped(String(repeating: "\u{FDFA}", count: 8)) == [.name: 1])
  }

  @Test func aNameThatIsNoUnicodeIsLeftOut() throws {
    for bad: [UInt8] in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80]] {
      let text = row(#""country":"XA","name":"@","_id":2,"coord":{"lon":1,"lat":1}"#)
      let bytes = text.utf8.flatMap { $0 == 0x40 ? bad : [$0] }
      #expect(try parse(bytes).skipped == [.name: 1])
    }
  }

  @Test(arguments: [
    "", " \n", "<html>[1]</html>", "Not found", "nope", "truly", "404", "\"no\"", "null", "x",
    "\u{FEFF}", "\u{FEFF}<a>", "-", "]",
  ])
  func whatIsNoJSONIsSaid(text: String) {
    for pieces in [1, 1000] {
      #expect(throws: DataError.service(.cities, .notJSON)) { try parse(text, pieces: pieces) }
    }
  }

  @Test(arguments: [
    ("{\"error\":\"no\"}", "$"), ("[]", "$"), ("[{}]", "$"), ("[1]", "$"), ("[", "$[0]"),
    ("[{\"_id\":1}", "$[1]"), ("[1,", "$[1]"), ("[1 2]", "$[1]"), ("[1,]", "$[1]"),
    ("[{,}]", "$[0]"), ("[{\"a\"}]", "$[0]"), ("[{\"a\":}]", "$[0]"), ("[{\"a\":1,}]", "$[0]"),
    ("[{\"a\":1]", "$[0]"), ("[01]", "$[1]"), ("[1.]", "$[0]"), ("[+1]", "$[0]"), ("[.5]", "$[0]"),
    ("[1e]", "$[0]"), ("[--1]", "$[0]"), ("[tru]", "$[0]"), ("[nulll]", "$[1]"),
    ("[\"\n\"]", "$[0]"),
    ("[\"\\x\"]", "$[0]"), ("[\"\\u12g4\"]", "$[0]"), ("[\"a", "$[0]"), ("[1,2,{\"a", "$[2]"),
    ("['a']", "$[0]"), ("[1]x", "$[1]"), ("[1][", "$[1]"), ("[1]\u{FEFF}", "$[1]"),
  ])
  func brokenListsAreRefusedAtTheirPlace(text: String, place: String) {
    for pieces in [1, 1000] {
      #expect(throws: DataError.service(.cities, .unexpected(detail: place))) {
        try parse(text, pieces: pieces)
      }
    }
  }

  @Test func depthIsBounded() throws {
    func nested(_ depth: Int) -> String {
      let open = String(repeating: "[", count: depth)
      return row("\"x\":\(open)\(open.map { _ in "]" }.joined())")
    }
    #expect(try parse(nested(62)).skipped == [.identifier: 1])
    #expect(throws: DataError.service(.cities, .unexpected(detail: "$[1]"))) {
      try parse(nested(63))
    }
  }

  @Test func afterAFailureEveryCallFails() {
    var parser = CityListParser()
    let error = DataError.service(.cities, .notJSON)
    #expect(throws: error) { try parser.read(Array("<".utf8)) }
    #expect(throws: error) { try parser.read(Array("[]".utf8)) }
    #expect(throws: error) { try parser.finish() }
  }
}
