import Domain
import Testing
import TextUI

@testable import MapFeature

/// How many names a map has, and how near to one another things may be.
@Suite struct LabelCountTests {
  /// Those of a canvas of 40 × 10 cells, which has room for ten names.
  private let size = Size(columns: 40, rows: 10)

  /// Twenty cells, two a row.
  private var cells: [(column: Int, row: Int)] {
    (0..<20).map { (4 + 20 * ($0 % 2), $0 / 2) }
  }

  private func mark(
    _ column: Int, _ row: Int, _ title: String = "", count: Int = 0
  ) -> MapDrawing.Mark {
    .init(ink: .place, dot: MapDot(x: 2 * column, y: 4 * row), title: title, count: count)
  }

  private func town(_ column: Int, _ row: Int, _ name: String) -> MapDrawing.Town {
    .init(dot: MapDot(x: 2 * column, y: 4 * row), place: .city(1), name: name)
  }

  private func names(
    _ drawing: MapDrawing, label: String = "", _ letter: Character = "N"
  ) -> Int {
    drawing.lines(.braille, on: drawing.canvas, label: label).map(\.text).joined()
      .count { $0 == letter }
  }

  @Test func aCanvasHasANameForEachFortyCells() {
    let (marks, towns) = (
      cells.map { mark($0.column, $0.row, "N") },
      cells.indices.map { town(cells[$0].column, cells[$0].row, "N\($0)") }
    )
    let countries = cells.indices.map {
      MapDrawing.Country(
        name: "N\($0)",
        stretches: [
          .init(dot: MapDot(x: 2 * cells[$0].column - 8, y: 4 * cells[$0].row), width: 40)
        ])
    }
    #expect(names(MapDrawing(canvas: size, marks: marks)) == 10)
    #expect(names(MapDrawing(canvas: size, towns: towns)) == 10)
    #expect(names(MapDrawing(canvas: size, countries: countries)) == 10)
    let narrow = Size(columns: 39, rows: 10)
    #expect(names(MapDrawing(canvas: narrow, marks: marks)) == 9)
    // That of the marker is one of them.
    let marker = MapDot(x: 30, y: 38)
    #expect(names(MapDrawing(canvas: size, marker: marker, marks: marks), label: "A") == 9)
  }

  @Test func aSmallCanvasHasFour() {
    let marks = (0..<5).map { mark(6 * $0, 0, "N") }
    #expect(names(MapDrawing(canvas: Size(columns: 30, rows: 1), marks: marks)) == 4)
  }

  /// More are not looked at: there may be thousands.
  @Test(arguments: [(39, 1), (40, 0)])
  func amongTheFirstFortyMarksNamesAreLookedFor(unnamed: Int, named: Int) {
    let marks = (0..<unnamed).map { mark($0, 0) } + [mark(10, 5, "N")]
    #expect(names(MapDrawing(canvas: size, marks: marks)) == named)
  }

  @Test(arguments: [
    (0, "◆ Lima"), (1, "◆ Lima"), (2, "2 Lima"), (9, "9 Lima"), (10, "10 Lima"),
    (123, "123 Lima"),
  ])
  func aPlaceThatSeveralEntriesNameIsANumber(count: Int, row: String) {
    let canvas = Size(columns: 20, rows: 1)
    let drawing = MapDrawing(canvas: canvas, marks: [mark(0, 0, "Lima", count: count)])
    #expect(drawing.lines(.braille, on: canvas, label: "").map(\.trimmed) == [row])
  }

  /// A town and its name keep a column or two from other signs; without room for both it is left out.
  @Test(
    arguments: [
      ([7], "◆  • Town"), ([8], "◆ • Town"), ([9], "◆"), ([10], "◆"), ([11], "◆"),
      ([12], "Town • ◆"), ([16], "Town •     ◆"), ([17], "Town •      ◆"), ([18], "• Town  ◆"),
      ([2, 12], "◆  Town • ◆"), ([3, 12], "◆        ◆"),
    ] as [([Int], String)])
  func aTownKeepsAwayFromSigns(signs: [Int], row: String) {
    let canvas = Size(columns: 20, rows: 1)
    let drawing = MapDrawing(
      canvas: canvas, towns: [town(10, 0, "Town")], marks: signs.map { mark($0, 0) })
    let text = drawing.lines(.braille, on: canvas, label: "")[0].trimmed
    #expect(text.drop { $0 == " " } == row[...])
  }

  /// Nor does a name that has no room: the line goes on beside the sign.
  @Test func whatHasNoNameHidesNothing() {
    func row(_ columns: Int, _ change: (inout MapDrawing) -> Void) -> String {
      let canvas = Size(columns: columns, rows: 1)
      var drawing = MapDrawing(canvas: canvas)
      drawing.strokes = [
        .init(ink: .coast, dots: [MapDot(x: 0, y: 0), MapDot(x: 2 * columns - 1, y: 0)])
      ]
      change(&drawing)
      return drawing.lines(.braille, on: canvas, label: "Trujillo")[0].text
    }
    #expect(row(8) { $0.marks = [mark(2, 0)] } == "⠉⠉◆⠉⠉⠉⠉⠉")
    #expect(row(8) { $0.towns = [town(2, 0, "")] } == "⠉⠉⠉⠉⠉⠉⠉⠉")
    #expect(
      row(20) {
        $0.countries = [
          .init(name: "", stretches: [.init(dot: MapDot(x: 0, y: 0), width: 40)])
        ]
      } == String(repeating: "⠉", count: 20))
    #expect(row(2) { $0.marker = MapDot(x: 0, y: 0) } == "◉⠉")
    #expect(row(3) { $0.marker = MapDot(x: 0, y: 0) } == "◉⠉⠉")
    #expect(row(4) { $0.marker = MapDot(x: 0, y: 0) } == "◉ T…")
  }

  /// A country's name has no sign: four columns keep it apart.
  @Test(arguments: [(3, 8), (4, 9), (18, 8), (16, 8), (15, 7)])
  func aCountryKeepsFourColumnsAway(sign: Int, column: Int) {
    let canvas = Size(columns: 20, rows: 1)
    let drawing = MapDrawing(
      canvas: canvas,
      countries: [
        .init(name: "Land", stretches: [.init(dot: MapDot(x: 0, y: 0), width: 40)])
      ], marks: [mark(sign, 0)])
    let text = drawing.lines(.braille, on: canvas, label: "")[0].text
    let start = text.firstRange(of: "Land").map {
      text.distance(from: text.startIndex, to: $0.lowerBound)
    }
    #expect(start == column)
  }
}
