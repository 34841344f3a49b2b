import PseudoTerminal
import TestSupport
import Testing
import TextUI

@testable import Terminal

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

@Suite struct CandidateListTests {
  private func lines(_ words: [String], unlisted: Int = 0, size: Size) -> [Line] {
    CandidateList.lines(
      words.map { Completion.Candidate($0) }, unlisted: unlisted, size: size)
  }

  @Test func theCommonPrefixIsOfWholeCharacters() {
    #expect(CandidateList.commonPrefix(of: ["cité", "citée", "cités"]) == "cité")
    #expect(CandidateList.commonPrefix(of: ["e\u{301}a", "e\u{300}a"]) == "")
    #expect(CandidateList.commonPrefix(of: ["alone"]) == "alone")
    #expect(CandidateList.commonPrefix(of: []) == "")
  }

  @Test func columnsReadDownwards() {
    let lines = lines(["a", "日本", "ccc", "d", "e"], size: Size(columns: 17, rows: 9))
    #expect(lines.map(\.text) == ["a     ccc   e", "日本  d"])
  }

  @Test func whatDoesNotFitIsCounted() {
    let words = (0..<100).map { "w\($0)" }
    let lines = lines(words, size: Size(columns: 10, rows: 5))
    #expect(lines.map(\.text) == ["w0   w3", "w1   w4", "w2   w5", "… +94"])
  }

  @Test func aCandidateWiderThanTheWindowIsCut() {
    let lines = lines(["abcdefgh", "b"], size: Size(columns: 5, rows: 9))
    #expect(lines.map(\.text) == ["abcd…", "b"])
  }

  @Test func whatIsNotAmongThemIsCountedToo() {
    let size = Size(columns: 20, rows: 9)
    #expect(lines(["a", "b"], unlisted: 3, size: size).map(\.text) == ["a  b", "… +3"])
    let words = (0..<100).map { "w\($0)" }
    #expect(lines(words, unlisted: 200_000, size: size).last?.text == "… +200072")
  }

  @Test func aRemarkStandsBesideItsCandidate() {
    let candidates = [
      Completion.Candidate("9", remark: "Lima"), Completion.Candidate("10", remark: "La\u{1B}[2J"),
    ]
    let lines = CandidateList.lines(candidates, size: Size(columns: 12, rows: 9))
    #expect(lines.map(\.text) == ["9   Lima", "10  La\u{FFFD}[2J"])
  }
}
