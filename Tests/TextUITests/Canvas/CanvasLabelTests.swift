import Testing
import TextUI

@Suite struct CanvasLabelTests {
  private func label(_ text: String, column: Int, row: Int = 0, columns: Int = 6) -> [String] {
    var canvas = Canvas(columns: columns, rows: 1, mode: .ascii)
    canvas.label(text, column: column, row: row)
    return canvas.lines
  }

  @Test func labelsCoverTheDots() {
    var canvas = Canvas(columns: 4, rows: 1, mode: .braille)
    canvas.label("Ib", column: 1, row: 0)
    canvas.line(from: CanvasPoint(x: 0, y: 0), to: CanvasPoint(x: 7, y: 0), ink: .coast)
    let coast = CanvasRun(text: "⠉", style: .ink(.coast))
    #expect(canvas.runs() == [[coast, CanvasRun(text: "Ib", style: .label), coast]])
  }

  @Test func labelsAreCutAtBothEdges() {
    #expect(label("Gibraltar", column: 2) == ["  Gibr"])
    #expect(label("Gibraltar", column: -4) == ["altar "])
    #expect(label("Gibraltar", column: 6) == ["      "])
    #expect(label("Gibraltar", column: -99) == ["      "])
    #expect(label("Gibraltar", column: .min) == ["      "])
    #expect(label("Gibraltar", column: .max) == ["      "])
  }

  @Test(arguments: [-1, 1, Int.max])
  func labelsOffTheRowsAreLeftOut(row: Int) {
    #expect(label("Gibraltar", column: 0, row: row) == ["      "])
  }

  @Test func wideCharactersTakeTwoColumns() {
    #expect(label("広島x", column: 1) == [" 広島x"])
    #expect(label("広島", column: 3) == ["   広 "])
    #expect(label("広島", column: -1) == [" 島   "])
    #expect(label("a\u{200B}b", column: 0) == ["ab    "])
  }

  @Test func halfAWideCharacterBecomesASpace() {
    var first = Canvas(columns: 4, rows: 1, mode: .ascii)
    first.label("広島", column: 0, row: 0)
    var second = first
    first.label("x", column: 1, row: 0)
    second.label("x", column: 2, row: 0)
    #expect([first.lines, second.lines] == [[" x島"], ["広x "]])
    first.label("広", column: 1, row: 0)
    #expect(first.lines == [" 広 "])
  }
}
