import Contracts
import Testing
import TextUI

@testable import Pictures

@Suite struct SymbolReaderTests {
  private func rows(_ text: String, columns: Int = 4, rows: Int = 2) -> [[Span]]? {
    SymbolReader.rows(of: Array(text.utf8), fitting: PictureSize(columns: columns, rows: rows))
  }

  private func span(
    _ text: String, _ foreground: CellColor? = nil, on background: CellColor? = nil,
    isInverse: Bool = false
  ) -> Span {
    let colors = CellColors(
      foreground: foreground, background: background, isInverse: isInverse)
    return Span(text, colors: colors)
  }

  @Test func readsShapesAndTheirColors() {
    let text =
      "\u{1B}[0m\u{1B}[38;2;1;2;3m▄▄\u{1B}[48;2;255;0;16m▀\u{1B}[0m \n"
      + "\u{1B}[7;38;5;238m▋\u{1B}[27;39;31;104m▌\u{1B}[49;97m▐\u{1B}[m \n"
    #expect(
      rows(text) == [
        [
          span("▄▄", .rgb(0x010203)), span("▀", .rgb(0x010203), on: .rgb(0xFF0010)), span(" "),
        ],
        [
          span("▋", .indexed(238), isInverse: true), span("▌", .indexed(1), on: .indexed(12)),
          span("▐", .indexed(15)), span(" "),
        ],
      ])
  }

  @Test func rowsAreFilledUpToTheWidest() {
    #expect(rows("ab\nabcd\n") == [[span("ab"), span("  ")], [span("abcd")]])
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

@Suite struct PixelReaderTests {
  private func read(
    _ text: String, _ format: Graphic.Format, enlargement: Double = 1
  ) -> Graphic? {
    PixelReader(
      size: PictureSize(columns: 30, rows: 10), cell: PictureSettings.usualCell,
      enlargement: enlargement
    ).graphic(of: Array(text.utf8), as: format)
  }

  @Test func kittyIsToldTheCellsAndToBeQuiet() {
    let text = "\u{1B}_Ga=T,f=32,s=296,v=190,c=37,r=27,m=1\u{1B}\\\u{1B}_Gm=0;AA==\u{1B}\\\n"
    #expect(
      read(text, .kitty)
        == Graphic(
          .kitty, columns: 30, rows: 10,
          sequence: "\u{1B}_Ga=T,q=2,C=1,f=32,s=296,v=190,c=30,r=10,m=1\u{1B}\\"
            + "\u{1B}_Gm=0;AA==\u{1B}\\"))
  }

  @Test func whatHasFewerPixelsThanItsRoomIsEnlarged() {
    let kitty = "\u{1B}_Ga=T,f=32,s=101,v=40,c=1,r=1,m=1\u{1B}\\\u{1B}_Gm=0;AA==\u{1B}\\"
    let sixel = "\u{1B}P0;1;0q\"1;1;101;40#0~\u{1B}\\"
    let read = [read(kitty, .kitty, enlargement: 2), read(sixel, .sixel, enlargement: 2)]
    #expect(read.map { [$0?.columns, $0?.rows] } == [[21, 4], [11, 2]])
  }

  @Test func sixelsSayTheirPixels() {
    let text = "\u{1B}P0;1;0q\"1;1;101;40#0;2;1;1;1~-\u{1B}\\\n"
    #expect(
      read(text, .sixel)
        == Graphic(
          .sixel, columns: 11, rows: 2, sequence: String(text.dropLast())))
  }

  @Test func itermIsToldTheCells() {
    let text = "\u{1B}]1337;File=inline=1;width=20;height=5;preserveAspectRatio=0:AAAA\u{7}"
    #expect(
      read(text, .iterm)
        == Graphic(
          .iterm, columns: 16, rows: 2,
          sequence: "\u{1B}]1337;File=inline=1;width=16;height=2;preserveAspectRatio=0:AAAA\u{7}"))
  }

  @Test func whatStartsOtherwiseIsNone() {
    let texts = ["", "x", "\u{1B}_Ga=T\u{1B}\\", "\u{1B}_Gs=99999,v=1", "\u{1B}Pq\"1;1\u{1B}\\"]
    for format in [Graphic.Format.kitty, .sixel, .iterm] {
      #expect(texts.map { read($0, format) } == texts.map { _ in nil })
    }
  }
}

@Suite struct PixelRoomTests {
  @Test func smallRoomsAreAsLargeAsTheirCells() {
    let room = PixelRoom(PictureSize(columns: 30, rows: 10), cell: PictureSettings.usualCell)
    #expect(room.squares == PictureSize(columns: 37, rows: 25))
    #expect(room.enlargement == 1)
    let least = PixelRoom(PictureSize(columns: 1, rows: 1), cell: Size(columns: 4, rows: 6))
    #expect(least.squares == PictureSize(columns: 1, rows: 1))
  }

  @Test func largeOnesHaveFewerPixelsAndAreEnlarged() {
    let room = PixelRoom(PictureSize(columns: 300, rows: 64), cell: PictureSettings.usualCell)
    let most: Double = 1_200_000
    #expect(room.enlargement == (3_000 * 1_280 / most).squareRoot())
    #expect(room.squares == PictureSize(columns: 209, rows: 89))
    let pixels = room.squares.columns * room.squares.rows * 64
    #expect(pixels <= PixelRoom.mostPixels)
  }
}
