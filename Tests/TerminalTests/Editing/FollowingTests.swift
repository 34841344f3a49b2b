import PseudoTerminal
import TestSupport
import Testing

/// What a person does while a line is not done, told as it happens.
@Suite(.oneAtATime) final class FollowingTests: TypingTests {
  @Test func rowsFollowWhatIsTyped() throws {
    let terminal = try typing.start(["--follow"])
    try terminal.send("ab", expecting: "reads [ab]")
    try terminal.send("日", expecting: "reads [ab日]")
    try terminal.send("\u{7F}\u{7F}", expecting: "reads [a]", "\u{1B}[?25h")
    let rows = ScreenModel(terminal.output).rows
    #expect(rows.first == "type> a" && rows.dropFirst().first == "reads [a]")
    #expect(rows.last == "<no key>" && rows.count == 4)
  }

  @Test(arguments: [
    ("\u{1B}[A", "up"), ("\u{1B}OB", "down"), ("\u{1B}[C", "right"), ("\u{1B}OD", "left"),
    ("\u{1B}[5~", "pageUp"), ("\u{1B}[6~", "pageDown"), ("\t", "tab"),
  ])
  func aCapturedKeyIsToldAndDoesNotEdit(bytes: String, name: String) throws {
    let terminal = try typing.start(["--follow", "--words", ":ab"])
    try terminal.send("older\r:a" + bytes, expecting: "<\(name) on :a>")
    try terminal.send("b\r", expecting: "line [:ab]")
  }

  @Test func keysThatAreNotCapturedGoOnToTheHistory() throws {
    let terminal = try typing.start(["--follow"])
    try terminal.send("older\r:x\r", expecting: "line [:x]", "type> ")
    try terminal.send("\u{1B}[A", expecting: "reads [:x]")
    // The line is the history's as long as nobody changes it.
    try terminal.send("\u{1B}[A", expecting: "reads [older]")
    try terminal.send("\u{1B}[B", expecting: "reads [:x]")
    try terminal.send("y\u{1B}[A", expecting: "<up on :xy>")
    try terminal.send("\u{15}\u{10}", expecting: "reads [older]")
    try terminal.send("\r", expecting: "line [older]")
  }

  @Test func afterEscapeTheHistoryStartsAnew() throws {
    let terminal = try typing.start(["--follow"])
    try terminal.send(":one\r:two\r", expecting: "line [:two]", "type> ")
    try terminal.send("\u{1B}[A\u{1B}[A", expecting: "reads [:one]")
    try terminal.send("\u{1B}", expecting: "<escape on :one>")
    try terminal.send("\u{1B}[A", expecting: "reads [:two]")
  }

  @Test func aSearchKeepsItsKeys() throws {
    let terminal = try typing.start(["--follow"])
    try terminal.send(":first\r:second\r", expecting: "line [:second]", "type> ")
    try terminal.send("\u{12}fir", expecting: "bck:")
    try terminal.send("\u{1B}", expecting: "reads [:first]", "<no key>")
    try terminal.send("\r", expecting: "line [:first]")
    #expect(!terminal.output.contains("<escape"))
  }

  @Test func escapeEmptiesTheLineAndIsTold() throws {
    let terminal = try typing.start(["--follow"])
    try terminal.send(":ab日cd\u{1B}[1;5D", expecting: "reads [:ab日cd]")
    try terminal.send("\u{1B}", expecting: "<escape on :ab日cd>")
    // The key and the empty line are drawn together or one after the other.
    try terminal.send("x", expecting: "reads [x]", "\u{1B}[?25h")
    let screen = ScreenModel(terminal.output)
    #expect(screen.rows.prefix(2) == ["type> x", "reads [x]"])
    #expect([screen.row, screen.column] == [0, 7])
    try terminal.send("\r", expecting: "line [x]")
  }

  @Test func escapeTakesNoKeyWithIt() throws {
    let terminal = try typing.start(["--follow"])
    try terminal.send("abc", expecting: "reads [abc]")
    try terminal.send("\u{1B}", expecting: "<escape on abc>")
    try terminal.send("home", expecting: "reads [home]")
    try terminal.send("\u{1B}\r", expecting: "line []")
  }

  @Test func withViKeysEscapeIsTheirs() throws {
    try TestFiles.write("bind -v\n", to: typing.home.file(".editrc"))
    let terminal = try typing.start(["--follow"])
    try terminal.send("abc\u{1B}\u{1B}[D", expecting: "reads [abc]")
    try terminal.send("x\r", expecting: "line [ac]")
    try terminal.send(":abc\u{1B}", expecting: "<escape on :abc>")
    #expect(!terminal.output.contains("<escape on abc"))
  }

  @Test func keysFasterThanTheScreenAreToldTogether() throws {
    let terminal = try typing.start(["--follow"])
    let text = String(repeating: "123456789 ", count: 20)
    try terminal.send(text, expecting: "200 after ", "\u{1B}[?25h")
    let told = try #require(terminal.output.split(separator: "200 after ").last)
    let changes = try #require(Int(told.prefix { $0.isNumber }))
    #expect(changes < 50)
    #expect(terminal.output.contains("reads [\(text.suffix(40))]"))
  }

  @Test func aPasteLeavesRoomForTheRowsBelow() throws {
    let terminal = try typing.start(["--follow"], columns: 20, rows: 10)
    let paste = String(repeating: "日", count: 2_000)
    try terminal.send(":a\u{1B}[200~\(paste)\u{1B}[201~")
    // Five rows of twenty columns, less the prompt and what was typed.
    try terminal.expectShown("47 after ", "<cut>", columns: 20, rows: 10)
    let rows = ScreenModel(terminal.output, columns: 20, rows: 10).rows
    #expect(rows.count == 8 && rows.first == "type> :a日日日日日日")
    // Any other line takes it whole.
    try terminal.send("\u{15}\u{1B}[200~\(paste)\u{1B}[201~!\r", expecting: "line [\(paste)!]")
  }

  @Test func aLineThatIsHandedInAtOnceIsNotToldBefore() throws {
    let terminal = try typing.start(["--follow"])
    try terminal.send("abc\rd", expecting: "reads [d]", "1 after 1 changes")
    #expect(!terminal.output.contains("reads [abc]"))
  }
}
