import Catalog
import Testing

@testable import Pictures

@Suite struct SymbolReaderTests {
  private func rows(_ text: String, columns: Int = 4, rows: Int = 2) -> [[Picture.Run]]? {
    SymbolReader.rows(of: Array(text.utf8), fitting: PictureSize(columns: columns, rows: rows))
  }

  @Test func readsShapesAndTheirColors() {
    let text =
      "\u{1B}[0m\u{1B}[38;2;1;2;3m▄▄\u{1B}[48;2;255;0;16m▀\u{1B}[0m \n"
      + "\u{1B}[7;38;5;238m▋\u{1B}[27;39;31;104m▌\u{1B}[49;97m▐\u{1B}[m \n"
    #expect(
      rows(text) == [
        [
          .init("▄▄", foreground: .rgb(0x010203)),
          .init("▀", foreground: .rgb(0x010203), background: .rgb(0xFF0010)), .init(" "),
        ],
        [
          .init("▋", foreground: .indexed(238), isInverse: true),
          .init("▌", foreground: .indexed(1), background: .indexed(12)),
          .init("▐", foreground: .indexed(15)), .init(" "),
        ],
      ])
  }

  @Test func rowsAreFilledUpToTheWidest() {
    #expect(rows("ab\nabcd\n") == [[.init("ab"), .init("  ")], [.init("abcd")]])
  }

  @Test(arguments: [
    "", "\n", "\u{1B}[2Jab", "\u{1B}]0;title\u{7}", "\u{1B}[?25lab", "\u{1B}[31", "\u{1B}",
    "a\u{7}", "a\tb", "a\rb", "\u{9B}31m", "漢", "a\u{301}", "\u{202E}a", "\u{1B}[1mab",
    "\u{1B}[38;2;1;2mab", "\u{1B}[38;5;256mab", "\u{1B}[38mab", "\u{1B}[999999999999999999999mab",
    "\u{1B}[38;9;1mab", "abcde", "a\nb\nc\n", "\u{1B}_Ga=T\u{1B}\\", "\u{1B}P0q~\u{1B}\\",
    "a\u{0}b", "a\u{7F}",
  ])
  func anythingElseIsNoPicture(text: String) {
    #expect(rows(text) == nil)
  }

  @Test func brokenUTF8IsNoPicture() {
    let size = PictureSize(columns: 4, rows: 2)
    #expect(SymbolReader.rows(of: [0x61, 0xE2, 0x96], fitting: size) == nil)
  }
}
