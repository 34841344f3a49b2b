import Testing
import TextUI

@Suite struct CanvasDotTests {
  @Test func eachDotOfACellIsItsBrailleDot() {
    let patterns = (0..<4).map { y in
      (0..<2).map { x in
        var canvas = Canvas(columns: 1, rows: 1, mode: .braille)
        canvas.dot(x, y, .coast)
        return canvas.lines
      }
    }
    #expect(patterns == [[["⠁"], ["⠈"]], [["⠂"], ["⠐"]], [["⠄"], ["⠠"]], [["⡀"], ["⢀"]]])
  }

  @Test func cellsAreTwoDotsWideAndFourHigh() {
    var canvas = Canvas(columns: 3, rows: 2, mode: .braille)
    canvas.dot(3, 4, .coast)
    #expect(canvas.lines == ["   ", " ⠈ "])
    #expect([canvas.width, canvas.height] == [6, 8])
  }

  @Test func aCellUnitesItsDotsUnderTheGreatestInk() {
    var canvas = Canvas(columns: 2, rows: 1, mode: .braille)
    canvas.dot(0, 0, .coast)
    canvas.dot(1, 0, .border)
    canvas.dot(2, 0, .border)
    #expect(
      canvas.runs() == [
        [Span("⠉", .coast), Span("⠁", .border)]
      ])
  }

  @Test func neighboursOfOneInkAreOneRun() {
    var canvas = Canvas(columns: 4, rows: 1, mode: .braille)
    canvas.line(from: (0, 0), to: (5, 0), ink: .border)
    #expect(canvas.runs() == [[Span("⠉⠉⠉ ", .border)]])
  }

  @Test func blanksBelongToALineBesideThemNotToAMark() {
    var canvas = Canvas(columns: 7, rows: 1, mode: .braille)
    canvas.dot(2, 0, .coast)
    canvas.dot(6, 0, .coast)
    canvas.mark(column: 5, row: 0, ink: .marker)
    #expect(
      canvas.runs() == [
        [
          Span(" ⠁ ⠁ ", .coast), Span("◉", .marker),
          Span(" "),
        ]
      ])
  }

  @Test(arguments: [(0, 3), (3, 0), (-1, -1)])
  func aCanvasWithoutCellsTakesEverything(columns: Int, rows: Int) {
    var canvas = Canvas(columns: columns, rows: rows, mode: .braille)
    canvas.dot(0, 0, .coast)
    canvas.line(from: (-5, -5), to: (5, 5), ink: .coast)
    canvas.label("x", column: 0, row: 0)
    canvas.mark(column: 0, row: 0, ink: .marker)
    #expect(canvas.runs() == Array(repeating: [], count: max(0, rows)))
  }
}
