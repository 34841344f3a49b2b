import Catalog
import Testing

@testable import Pictures

@Suite struct PixelReaderTests {
  private let reader = PixelReader(size: PictureSize(columns: 30, rows: 10), cell: .usual)

  private func read(_ text: String, _ format: Picture.Pixels.Format) -> Picture.Pixels? {
    reader.pixels(of: Array(text.utf8), as: format)
  }

  @Test func kittyIsToldTheCellsAndToBeQuiet() {
    let text = "\u{1B}_Ga=T,f=32,s=296,v=190,c=37,r=27,m=1\u{1B}\\\u{1B}_Gm=0;AA==\u{1B}\\\n"
    #expect(
      read(text, .kitty)
        == Picture.Pixels(
          .kitty, size: PictureSize(columns: 30, rows: 10),
          sequence: "\u{1B}_Ga=T,q=2,C=1,f=32,s=296,v=190,c=30,r=10,m=1\u{1B}\\"
            + "\u{1B}_Gm=0;AA==\u{1B}\\"))
  }

  @Test func whatHasFewerPixelsThanItsRoomIsEnlarged() {
    let reader = PixelReader(
      size: PictureSize(columns: 30, rows: 10), cell: .usual, enlargement: 2)
    let kitty = "\u{1B}_Ga=T,f=32,s=101,v=40,c=1,r=1,m=1\u{1B}\\\u{1B}_Gm=0;AA==\u{1B}\\"
    let sixel = "\u{1B}P0;1;0q\"1;1;101;40#0~\u{1B}\\"
    #expect(
      reader.pixels(of: Array(kitty.utf8), as: .kitty)?.size == PictureSize(columns: 21, rows: 4))
    #expect(
      reader.pixels(of: Array(sixel.utf8), as: .sixel)?.size == PictureSize(columns: 11, rows: 2))
  }

  @Test func sixelsSayTheirPixels() {
    let text = "\u{1B}P0;1;0q\"1;1;101;40#0;2;1;1;1~-\u{1B}\\\n"
    #expect(
      read(text, .sixel)
        == Picture.Pixels(
          .sixel, size: PictureSize(columns: 11, rows: 2), sequence: String(text.dropLast())))
  }

  @Test func itermIsToldTheCells() {
    let text = "\u{1B}]1337;File=inline=1;width=20;height=5;preserveAspectRatio=0:AAAA\u{7}"
    #expect(
      read(text, .iterm)
        == Picture.Pixels(
          .iterm, size: PictureSize(columns: 16, rows: 2),
          sequence: "\u{1B}]1337;File=inline=1;width=16;height=2;preserveAspectRatio=0:AAAA\u{7}"))
  }

  @Test func whatStartsOtherwiseIsNone() {
    let texts = ["", "x", "\u{1B}_Ga=T\u{1B}\\", "\u{1B}_Gs=99999,v=1", "\u{1B}Pq\"1;1\u{1B}\\"]
    for format in [Picture.Pixels.Format.kitty, .sixel, .iterm] {
      #expect(texts.map { read($0, format) } == texts.map { _ in nil })
    }
  }
}

@Suite struct PixelRoomTests {
  @Test func smallRoomsAreAsLargeAsTheirCells() {
    let room = PixelRoom(PictureSize(columns: 30, rows: 10), cell: .usual)
    #expect(room.squares == PictureSize(columns: 37, rows: 25))
    #expect(room.enlargement == 1)
    let least = PixelRoom(PictureSize(columns: 1, rows: 1), cell: CellPixels(width: 4, height: 6))
    #expect(least.squares == PictureSize(columns: 1, rows: 1))
  }

  @Test func largeOnesHaveFewerPixelsAndAreEnlarged() {
    let room = PixelRoom(PictureSize(columns: 300, rows: 64), cell: .usual)
    #expect(room.enlargement == (3_000.0 * 1_280 / 1_200_000).squareRoot())
    #expect(room.squares == PictureSize(columns: 209, rows: 89))
    let pixels = room.squares.columns * room.squares.rows * 64
    #expect(pixels <= PixelRoom.mostPixels)
  }
}
