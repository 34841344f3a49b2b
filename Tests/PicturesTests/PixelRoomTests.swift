import Catalog
import Testing

@testable import Pictures

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
