import PseudoTerminal
import TestSupport
import Testing

@Suite(.owning(.terminal)) struct CompletionTests {
  private let typing: Typing

  init() throws {
    typing = try Typing()
  }

  @Test func oneCandidateIsInserted() throws {
    let terminal = try typing.start(["--words", "cités,beta"])
    try terminal.send("go ci\tnow\r")
    try terminal.expect("line [go cités now]")
  }

  @Test func severalGiveWhatTheyShareThenAList() throws {
    let terminal = try typing.start(["--words", "日本,日曜,alpha"])
    try terminal.send("日\t")
    try terminal.expect("日本  日曜\r\n")
    try terminal.expect("type> 日")
    try terminal.send("本\t!\r")
    try terminal.expect("line [日本 !]")
  }

  @Test func theCommonPartIsInsertedFirst() throws {
    let terminal = try typing.start(["--words", "alpha,alps"])
    try terminal.send("a\t.\r")
    try terminal.expect("line [alp.]")
    #expect(!terminal.output.contains("alpha  alps"))
  }

  @Test func onlyWhatIsBeforeTheCursorIsReplaced() throws {
    let terminal = try typing.start(["--words", "étage"])
    try terminal.send("é!\u{1B}[D\t\r")
    try terminal.expect("line [étage !]")
  }

  @Test func keysDoNotWaitForAnAnswerThatNeverComes() throws {
    let terminal = try typing.start(["--words", "alpha"])
    try terminal.send("hang\t")
    try terminal.send("\u{15}al\t")
    try terminal.expect("pha ")
    try terminal.send("!\r")
    try terminal.expect("line [alpha !]")
  }

  @Test func noCandidateChangesNothing() throws {
    let terminal = try typing.start(["--words", "alpha"])
    try terminal.send("x\ty\r")
    try terminal.expect("line [xy]")
  }
}
