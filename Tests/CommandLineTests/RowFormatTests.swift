import Testing

@testable import CommandLine

@Suite struct RowFormatTests {
  private static let row: [JSONValue.Member] = [
    ("id", .string("7")), ("name", .string("São\tPaulo\n\u{1B}[1m")), ("population", .integer(12)),
    ("latitude", .number(-1.5)), ("favorite", .bool(true)), ("effect", .string(nil)),
    ("types", .array([.string("fire"), .string("flying")])),
    ("abilities", .array([.object([("name", .string("blaze")), ("hidden", .bool(false))])])),
    ("stats", .object([("hp", .integer(4)), ("speed", .integer(5))])),
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
