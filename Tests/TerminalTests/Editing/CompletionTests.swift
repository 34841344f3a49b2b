import PseudoTerminal
import TestSupport
import Testing

@Suite(.oneAtATime) final class CompletionTests: TypingTests {
  @Test func oneCandidateIsInserted() throws {
    let terminal = try typing.start(["--words", "cités,beta"])
    try terminal.send("go ci\tnow\r", expecting: "line [go cités now]")
  }

  @Test func severalGiveWhatTheyShareThenAList() throws {
    let terminal = try typing.start(["--words", "日本,日曜,alpha"])
    try terminal.send("日\t", expecting: "日本  日曜\r\n", "type> 日")
    try terminal.send("本\t!\r", expecting: "line [日本 !]")
  }

  @Test func theCommonPartIsInsertedFirst() throws {
    let terminal = try typing.start(["--words", "alpha,alps"])
    try terminal.send("a\t.\r", expecting: "line [alp.]")
    #expect(!terminal.output.contains("alpha  alps"))
  }

  @Test func onlyWhatIsBeforeTheCursorIsReplaced() throws {
    let terminal = try typing.start(["--words", "étage"])
    try terminal.send("é!\u{1B}[D\t\r", expecting: "line [étage !]")
  }

  /// Once it is given up it comes after all, and is no answer to the next question.
  @Test func keysDoNotWaitForAnAnswerThatNeverComes() throws {
    let terminal = try typing.start(["--words", "alpha,hangar"])
    try terminal.send("hang\t")
    try terminal.send("\u{15}al\t", expecting: "pha ")
    try terminal.send("!\r", expecting: "line [alpha !]")
  }

  @Test func noCandidateChangesNothing() throws {
    let terminal = try typing.start(["--words", "alpha"])
    try terminal.send("x\ty\r", expecting: "line [xy]")
  }
}
