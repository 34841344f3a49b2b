import PseudoTerminal
import TestSupport
import Testing

@Suite(.owning(.terminal)) struct PasteTests {
  private let typing: Typing

  init() throws {
    typing = try Typing()
  }

  @Test func aPasteOfSeveralLinesWaitsForEnter() throws {
    let terminal = try typing.start()
    #expect(terminal.output.contains("\u{1B}[?2004h"))
    try terminal.send("<>\u{1B}[D\u{1B}[200~one\ntwo\r\nthree\t\u{7}日\n\u{1B}[201~")
    try terminal.expect("one two three 日")
    try terminal.send("!\r")
    try terminal.expect("line [<one two three 日!>]")
    #expect(!terminal.output.contains("line [<one]"))
  }

  @Test func escapesInAPasteAreNotKeys() throws {
    let terminal = try typing.start()
    try terminal.send("\u{1B}[200~a\u{1B}[Db\u{1B}[200~c\u{1B}[20\u{1B}[201~\r")
    try terminal.expect("line [a[Db[200~c[20]")
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
    try terminal.send("\u{1B}[200~\(text)\u{1B}[201~\r")
    try terminal.expect("too long")
    try terminal.send("next\r")
    try terminal.expect("line [next]")
  }

  @Test func aPasteEndsASearch() throws {
    let terminal = try typing.start()
    try terminal.send("\u{12}zz\u{1B}[200~one\ntwo\u{1B}[201~\r")
    try terminal.expect("line [one two]")
  }

  @Test func controlCEndsAPasteThatHasNoEnd() throws {
    let terminal = try typing.start()
    try terminal.send("\u{1B}[200~one\ntwo\n")
    // The terminal throws away what was not read yet.
    try terminal.send("\u{3}")
    try terminal.expect("interrupted")
    try terminal.expect("type> ")
    try terminal.send("fine\r")
    try terminal.expect("line [fine]")
  }
}
