import Testing
import TextUI

@testable import Terminal

@Suite struct RenditionTests {
  @Test(arguments: [
    ("", "", ""),
    ("", "\u{1B}[1;38;5;80m", "\u{1B}[1;38;5;80m"),
    ("\u{1B}[1;38;5;80m", "", "\u{1B}[0m"),
    ("\u{1B}[38;5;72;48;5;237m", "\u{1B}[38;5;65;48;5;237m", "\u{1B}[38;5;65m"),
    ("\u{1B}[38;5;72;48;5;237m", "\u{1B}[48;5;237m", "\u{1B}[39m"),
    ("\u{1B}[38;5;72;48;5;237m", "\u{1B}[38;5;72m", "\u{1B}[49m"),
    ("\u{1B}[38;5;72;48;5;237m", "", "\u{1B}[0m"),
    ("\u{1B}[94m", "\u{1B}[1;94m", "\u{1B}[1m"),
    ("\u{1B}[1;94m", "\u{1B}[94m", "\u{1B}[0;94m"),
    ("\u{1B}[38;2;1;2;3;48;2;4;5;6m", "\u{1B}[7;38;2;1;2;3;48;2;4;5;7m", "\u{1B}[7;48;2;4;5;7m"),
  ])
  func onlyWhatChangesIsSaid(last: String, next: String, sequence: String) {
    #expect(Rendition(next).sequence(after: Rendition(last)) == sequence)
  }

  @Test(arguments: [
    ("\u{1B}[1;38;5;80m", ""), ("\u{1B}[2;38;5;72;48;5;237m", "\u{1B}[48;5;237m"),
    ("\u{1B}[1;4;94m", "\u{1B}[1;4;94m"), ("\u{1B}[7;41m", "\u{1B}[7;41m"),
  ])
  func ofABlankNobodySeesTheColorOfText(sequence: String, blank: String) {
    #expect(Rendition(sequence).ofBlank.sequence == blank)
  }

  @Test func sequencesOfAllPalettesAreReadAsTheyWere() {
    for palette in [Palette.dark, .light, .mono, .sixteen] {
      for ground in [nil] + TextStyle.allCases {
        let sequences = TextStyle.allCases.map { palette.sequence($0, on: ground) }
        #expect(sequences.map { Rendition($0).sequence } == sequences)
      }
    }
  }
}
