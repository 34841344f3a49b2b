import Testing

@testable import Terminal

@Suite struct HistoryCodecTests {
  @Test func anEntryIsALineOfPlainText() {
    #expect(HistoryCodec.encode("search são 日") == Array("search são 日\n".utf8))
    #expect(HistoryCodec.encode("a\\b\nc") == Array("a\\\\b\\nc\n".utf8))
  }

  @Test func whatIsEncodedIsDecoded() {
    let entries = ["a\\nb", "a\nb", "\\", "\\\\n", "é 日 🙂", " x "]
    #expect(HistoryCodec.decode(entries.flatMap(HistoryCodec.encode), limit: 100) == entries)
  }

  @Test func theNewestEntriesAreKept() {
    #expect(HistoryCodec.decode(Array("a\nb\nb\nc\n".utf8), limit: 2) == ["b", "c"])
  }

  @Test func anyContentIsTolerated() {
    let bytes = Array("a".utf8) + [0, 0xFF, 0x1B] + Array("b\n\n\n\\x\r\nopen\\".utf8)
    #expect(HistoryCodec.decode(bytes, limit: 10) == ["a\u{FFFD}b", "\\x", "open\\"])
  }
}
