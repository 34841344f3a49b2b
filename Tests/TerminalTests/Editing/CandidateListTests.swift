import Testing
import TextUI

@testable import Terminal

@Suite struct CandidateListTests {
  @Test func theCommonPrefixIsOfWholeCharacters() {
    #expect(CandidateList.commonPrefix(of: ["cité", "citée", "cités"]) == "cité")
    #expect(CandidateList.commonPrefix(of: ["e\u{301}a", "e\u{300}a"]) == "")
    #expect(CandidateList.commonPrefix(of: ["alone"]) == "alone")
    #expect(CandidateList.commonPrefix(of: []) == "")
  }

  @Test func columnsReadDownwards() {
    let lines = CandidateList.lines(["a", "日本", "ccc", "d", "e"], size: Size(columns: 17, rows: 9))
    #expect(lines.map(\.text) == ["a     ccc   e", "日本  d"])
  }

  @Test func whatDoesNotFitIsCounted() {
    let words = (0..<100).map { "w\($0)" }
    let lines = CandidateList.lines(words, size: Size(columns: 10, rows: 5))
    #expect(lines.map(\.text) == ["w0   w3", "w1   w4", "w2   w5", "… +94"])
  }

  @Test func aCandidateWiderThanTheWindowIsCut() {
    let lines = CandidateList.lines(["abcdefgh", "b"], size: Size(columns: 5, rows: 9))
    #expect(lines.map(\.text) == ["abcd…", "b"])
  }
}
