import Testing
import TextUI

@Suite struct CanvasDotTests {
  @Test func eachDotOfACellIsItsBrailleDot() {
    let patterns = (0..<4).map { y in
      (0..<2).map { x in
        var canvas = Canvas(columns: 1, rows: 1, mode: .braille)
        canvas.plot(CanvasPoint(x: Double(x) + 0.9, y: Double(y) + 0.1), ink: .coast)
        return canvas.lines
      }
    }
    #expect(patterns == [[["⠁"], ["⠈"]], [["⠂"], ["⠐"]], [["⠄"], ["⠠"]], [["⡀"], ["⢀"]]])
  }

  @Test func cellsAreTwoDotsWideAndFourHigh() {
    var canvas = Canvas(columns: 3, rows: 2, mode: .braille)
    canvas.plot(CanvasPoint(x: 3, y: 4), ink: .coast)
    #expect(canvas.lines == ["   ", " ⠈ "])
    #expect([canvas.width, canvas.height] == [6, 8])
  }

  @Test func emptyCellsAreSpaces() {
    let canvas = Canvas(columns: 2, rows: 2, mode: .braille)
    let row = [CanvasRun(text: "  ", style: .blank)]
    #expect(canvas.runs() == [row, row])
  }

  @Test func aCellUnitesItsDotsUnderTheGreatestInk() {
    var canvas = Canvas(columns: 2, rows: 1, mode: .braille)
    canvas.plot(CanvasPoint(x: 0, y: 0), ink: .coast)
    canvas.plot(CanvasPoint(x: 1, y: 0), ink: .border)
    canvas.plot(CanvasPoint(x: 2, y: 0), ink: .border)
    #expect(
      canvas.runs() == [
        [CanvasRun(text: "⠉", style: .ink(.coast)), CanvasRun(text: "⠁", style: .ink(.border))]
      ])
  }

  @Test func neighboursOfOneInkAreOneRun() {
    var canvas = Canvas(columns: 4, rows: 1, mode: .braille)
    canvas.line(from: CanvasPoint(x: 0, y: 0), to: CanvasPoint(x: 5, y: 0), ink: .border)
    #expect(canvas.runs() == [[CanvasRun(text: "⠉⠉⠉ ", style: .ink(.border))]])
  }

  @Test func blanksBelongToALineBesideThemNotToAMark() {
    var canvas = Canvas(columns: 7, rows: 1, mode: .braille)
    canvas.plot(CanvasPoint(x: 2, y: 0), ink: .coast)
    canvas.plot(CanvasPoint(x: 6, y: 0), ink: .coast)
    canvas.mark(CanvasPoint(x: 10, y: 0))
    #expect(
      canvas.runs() == [
        [
          CanvasRun(text: " ⠁ ⠁ ", style: .ink(.coast)), CanvasRun(text: "◉", style: .ink(.marker)),
          CanvasRun(text: " ", style: .blank),
        ]
      ])
  }

  @Test(arguments: [(0, 3), (3, 0), (-1, -1)])
  func aCanvasWithoutCellsTakesEverything(columns: Int, rows: Int) {
    var canvas = Canvas(columns: columns, rows: rows, mode: .braille)
    canvas.plot(CanvasPoint(x: 0, y: 0), ink: .coast)
    canvas.line(from: CanvasPoint(x: -5, y: -5), to: CanvasPoint(x: 5, y: 5), ink: .coast)
    canvas.label("x", column: 0, row: 0)
    canvas.mark(CanvasPoint(x: 0, y: 0))
    #expect(canvas.runs() == Array(repeating: [], count: max(0, rows)))
  }

  @Test func marksAreSeenInAllModes() {
    let rows = CanvasMode.allCases.map { mode in
      var canvas = Canvas(columns: 3, rows: 1, mode: mode)
      canvas.mark(CanvasPoint(x: 3, y: 3))
      canvas.mark(CanvasPoint(x: 6, y: 3))
      canvas.plot(CanvasPoint(x: 2, y: 0), ink: .coast)
      return canvas.runs()[0]
    }
    let blank = CanvasRun(text: " ", style: .blank)
    #expect(
      rows == [
        [blank, CanvasRun(text: "◉", style: .ink(.marker)), blank],
        [blank, CanvasRun(text: "◉", style: .ink(.marker)), blank],
        [blank, CanvasRun(text: "O", style: .ink(.marker)), blank],
      ])
  }
}
