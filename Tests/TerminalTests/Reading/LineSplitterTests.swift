import Testing

@testable import Terminal

@Suite struct LineSplitterTests {
  /// All that a text gives, in blocks of a size.
  private func read(_ bytes: [UInt8], limit: Int = 100, block: Int) -> [LineInput] {
    var splitter = LineSplitter(limit: limit)
    var rest = bytes[...]
    var lines: [LineInput] = []
    while !rest.isEmpty {
      splitter.append(rest.prefix(block))
      rest = rest.dropFirst(block)
      while let line = splitter.next(isAtEnd: false) { lines.append(line) }
    }
    while let line = splitter.next(isAtEnd: true) { lines.append(line) }
    return lines
  }

  @Test(arguments: [1, 2, 3, 7, 1_000])
  func linesAreTheSameInBlocksOfAnySize(block: Int) {
    let bytes = Array("uno\r\n\ndós\0\n".utf8) + [0xFF, 0x0A] + Array("日".utf8)
    #expect(
      read(bytes, block: block) == [
        .line("uno"), .line(""), .line("dós\0"), .line("\u{FFFD}"), .line("日"),
      ])
  }

  @Test(arguments: [1, 3, 1_000])
  func longLinesAreSkippedToTheirEnd(block: Int) {
    let text = "1234\r\n12345\nab\n123456789\nc\n12345"
    #expect(
      read(Array(text.utf8), limit: 4, block: block) == [
        .line("1234"), .tooLong, .line("ab"), .tooLong, .line("c"), .tooLong,
      ])
  }

  @Test func aSecondLineBreakAtTheEndIsNoLine() {
    #expect(read(Array("a\n".utf8), block: 10) == [.line("a")])
    #expect(read([], block: 10) == [])
  }
}
