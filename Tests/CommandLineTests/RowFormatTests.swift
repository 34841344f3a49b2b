import Testing

@testable import CommandLine

@Suite struct RowFormatTests {
  private static let row: [JSONValue.Member] = [
    .init(name: "id", value: "7"), .init(name: "name", value: "São\tPaulo\n\u{1B}[1m"),
    .init(name: "population", value: .integer(12)), .init(name: "latitude", value: .number(-1.5)),
    .init(name: "favorite", value: .bool(true)), .init(name: "effect", value: .null),
    .init(name: "types", value: .array(["fire", "flying"])),
    .init(name: "abilities", value: .array([.object(["name": "blaze", "hidden": .bool(false)])])),
    .init(name: "stats", value: .object(["hp": .integer(4), "speed": .integer(5)])),
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
