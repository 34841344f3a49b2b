import JSON
import Testing

@Suite struct JSONWriterTests {
  @Test func valuesKeepTheirOrder() {
    let value = ["b": .integer(-1), "a": [.bool(true), .number(0.5)], "c": [:]] as JSONNode
    #expect(JSONWriter.text(value) == #"{"b":-1,"a":[true,0.5],"c":{}}"#)
  }

  @Test func whatIsNotKnownOrNoNumberIsNull() {
    let values: [JSONNode] = [
      .string(nil), .integer(nil), .number(nil), .number(.nan), .number(.infinity),
    ]
    #expect(JSONWriter.text(.array(values)) == "[null,null,null,null,null]")
  }

  /// Numbers keep their text, and members their order.
  @Test func whatWasReadIsWrittenAsItWas() {
    let text = #"{"b":617000000000000001,"a":[1.0,-2.50,true,null,"x"]}"#
    let node = JSONReader.node(Array(text.utf8)[...])
    #expect(node.map { JSONWriter.text($0) } == text)
  }

  @Test func stringsCantCommandATerminal() {
    let text = "a\"\\\n\r\t\u{1B}[31m\u{9B}\u{7F}\u{202E}é日"
    #expect(
      JSONWriter.text(.string(text))
        == #""a\"\\\n\r\t\u001b[31m\u009b\u007f\u202eé日""#)
  }
}
