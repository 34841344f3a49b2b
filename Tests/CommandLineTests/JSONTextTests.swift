import Testing

@testable import CommandLine

@Suite struct JSONTextTests {
  @Test func valuesKeepTheirOrder() {
    let value = JSONValue.object([
      ("b", .integer(-1)), ("a", .array([.bool(true), .number(0.5)])), ("c", .object([])),
    ])
    #expect(JSONText.text(value) == #"{"b":-1,"a":[true,0.5],"c":{}}"#)
  }

  @Test func whatIsNotKnownOrNoNumberIsNull() {
    let values: [JSONValue] = [
      .string(nil), .integer(nil), .number(nil), .number(.nan), .number(.infinity),
    ]
    #expect(JSONText.text(.array(values)) == "[null,null,null,null,null]")
  }

  @Test func stringsCantCommandATerminal() {
    let text = "a\"\\\n\r\t\u{1B}[31m\u{9B}\u{7F}\u{202E}é日"
    #expect(
      JSONText.text(.string(text))
        == #""a\"\\\n\r\t\u001b[31m\u009b\u007f\u202eé日""#)
  }
}
