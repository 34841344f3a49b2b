import Testing
import TextUI

@testable import Terminal

@Suite struct PasteCollectorTests {
  private func paste(_ text: String, limit: Int = 1_000, block: Int = 1_000) -> (String?, String) {
    var paste = PasteCollector(limit: limit)
    var keys = KeyBuffer()
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      keys.append(rest.prefix(block))
      rest = rest.dropFirst(block)
      if paste.collect(from: &keys) {
        keys.append(rest)
        var left: [UInt8] = []
        while let byte = keys.byte() { left.append(byte) }
        return (paste.line, String(decoding: left, as: UTF8.self))
      }
    }
    return (nil, "")
  }

  @Test(arguments: [1, 2, 5, 1_000])
  func theTextUpToTheEndIsOneLine(block: Int) {
    let (line, rest) = paste("a\nb\r\nc\td\u{1B}[201é\u{7}\n\n\u{1B}[201~left", block: block)
    #expect(line == "a b c d[201é")
    #expect(rest == "left")
  }

  @Test func anEscapeBeforeTheEndDoesNotHideIt() {
    #expect(paste("x\u{1B}[20\u{1B}\u{1B}[201~").0 == "x[20")
  }

  @Test func whatHasNoEndGoesOn() {
    #expect(paste("abc\u{1B}[201").0 == nil)
  }

  @Test func aPasteOverTheLimitStaysOverIt() {
    #expect(paste(String(repeating: "x", count: 50) + "\u{1B}[201~", limit: 9).0?.utf8.count == 10)
  }

  @Test func directionControlsGo() {
    #expect(paste("a\u{202E}b\u{9B}c\u{1B}[201~").0 == "abc")
  }
}
