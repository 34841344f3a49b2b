import PseudoTerminal
import TestSupport
import Testing
import TextUI

@testable import Terminal

@Suite(.oneAtATime) final class PasteTests: TypingTests {
  @Test func aPasteOfSeveralLinesWaitsForEnter() throws {
    let terminal = try typing.start()
    #expect(terminal.output.contains("\u{1B}[?2004h"))
    try terminal.send("<>\u{1B}[D\u{1B}[200~one\ntwo\r\nthree\t\u{7}日\n\u{1B}[201~")
    try terminal.expect("one two three 日")
    try terminal.send("!\r", expecting: "line [<one two three 日!>]")
    #expect(!terminal.output.contains("line [<one]"))
  }

  @Test func aLongPasteIsWhole() throws {
    let terminal = try typing.start()
    let rows = (0..<2_000).map { "row \($0) with some text in it" }
    try terminal.send("\u{1B}[200~\(rows.joined(separator: "\n"))\n\u{1B}[201~\r")
    try terminal.expect("line [\(rows.joined(separator: " "))]")
  }

  @Test func aPasteOfAMegabyteIsALineThatIsTooLong() throws {
    let terminal = try typing.start()
    let text = String(repeating: "0123456789abcde\n", count: 65_536)
    try terminal.send("\u{1B}[200~\(text)\u{1B}[201~\r", expecting: "too long")
    try terminal.send("next\r", expecting: "line [next]")
  }

  @Test func aPasteEndsASearch() throws {
    let terminal = try typing.start()
    try terminal.send("\u{12}zz\u{1B}[200~one\ntwo\u{1B}[201~\r", expecting: "line [one two]")
  }

  @Test func controlCEndsAPasteThatHasNoEnd() throws {
    let terminal = try typing.start()
    try terminal.send("\u{1B}[200~one\ntwo\n")
    // The terminal throws away what was not read yet.
    try terminal.send("\u{3}", expecting: "interrupted", "type> ")
    try terminal.send("fine\r", expecting: "line [fine]")
  }
}

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
