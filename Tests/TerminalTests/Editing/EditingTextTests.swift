import Platform
import Testing
import TextUI

@testable import Terminal

@Suite struct PromptTextTests {
  @Test func withoutColourAPromptIsItsText() {
    #expect(PromptText.marked(Line([Span("a", .title), Span("> ")]), palette: nil) == "a> ")
  }

  @Test func escapesAreMarkedAndTheLastCharacterIsPlain() {
    let prompt = Line([Span("a", .accent), Span(" b> ", .title)])
    #expect(
      PromptText.marked(prompt, palette: .sixteen)
        == "\u{1}\u{1B}[94m\u{1}a\u{1}\u{1B}[;1m\u{1} b>\u{1}\u{1B}[m\u{1} ")
    #expect(PromptText.marked(Line("> "), palette: .sixteen) == "> ")
    #expect(PromptText.marked(Line(), palette: .sixteen) == "")
  }

  @Test func aPromptLeavesRoomForTyping() {
    let prompt = Line([Span("catalejo › cities › Łódź", .accent), Span("> ")])
    #expect(PromptText.fitted(prompt, columns: 80) == prompt)
    #expect(
      PromptText.fitted(prompt, columns: 20)
        == Line([Span("…"), Span("es › Łódź", .accent), Span("> ")]))
    #expect(PromptText.fitted(prompt, columns: 4).width == 1)
  }
}

@Suite struct CellPositionTests {
  private func position(_ prompt: String, _ text: String, _ columns: Int) -> [Int] {
    SystemLocale.setUnicode()
    let position = CellPosition.after(prompt: prompt, text: text.unicodeScalars, columns: columns)
    return [position.row, position.column]
  }

  @Test func rowsWrapAtTheEdge() {
    #expect(position("> ", "", 10) == [0, 2])
    #expect(position("> ", "1234567", 10) == [0, 9])
    #expect(position("> ", "12345678", 10) == [1, 0])
    #expect(position("> ", String(repeating: "x", count: 28), 10) == [3, 0])
  }

  @Test func widthsAreThoseOfTheTerminal() {
    #expect(position("", "日本語日本", 9) == [1, 2])
    #expect(position("", "e\u{301}", 9) == [0, 1])
    #expect(position("", "\u{1}x", 9) == [0, 3])
    #expect(position("", "a\tb", 20) == [0, 9])
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
