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

/// A paste among the bytes of keys.
@Suite struct PastedTextTests {
  private func keys(_ text: String, block: Int = 1_000) -> [KeyBuffer.Key] {
    var buffer = KeyBuffer()
    var rest = Array("\u{1B}[200~\(text)".utf8)[...]
    var keys: [KeyBuffer.Key] = []
    while !rest.isEmpty {
      keys += buffer.keys(of: Array(rest.prefix(block)), isFinal: false, capturing: []).dropLast()
      rest = rest.dropFirst(block)
    }
    return keys
  }

  @Test(arguments: [1, 2, 5, 1_000])
  func theTextUpToTheEndIsOneLine(block: Int) {
    #expect(
      keys("a\nb\r\nc\td\u{1B}[201é\u{7}\n\n\u{1B}[201~z", block: block)
        == [.paste("a b c d[201é"), .scalar("z")])
  }

  @Test(arguments: [
    // An Esc before the end does not hide it.
    ("x\u{1B}[20\u{1B}\u{1B}[201~", ["x[20"]), ("abc\u{1B}[201", []),
    ("a\u{202E}b\u{9B}c\u{1B}[201~", ["abc"]),
  ])
  func whatCouldCommandATerminalGoes(text: String, pasted: [String]) {
    #expect(keys(text) == pasted.map { .paste($0) })
  }

  @Test func aPasteOverTheLimitStaysOverIt() {
    let text = String(repeating: "x", count: 70_000)
    #expect(keys(text + "\u{1B}[201~") == [.paste(String(text.prefix(65_537)))])
  }
}
