import Contracts
import Domain
import Testing
import TextUI

@testable import MapFeature

/// Where names stand beside their signs, within their countries, and at the edges of a canvas.
@Suite struct LabelPositionTests {
  private func rows(
    _ columns: Int, _ rows: Int, marker: (Int, Int)? = nil, _ label: String = "",
    marks: [(Int, Int)] = [], _ change: (inout MapDrawing) -> Void = { _ in }
  ) -> [String] {
    let canvas = Size(columns: columns, rows: rows)
    var drawing = MapDrawing(canvas: canvas)
    drawing.marker = marker.map { MapDot(x: 2 * $0.0, y: 4 * $0.1) }
    drawing.marks = marks.map {
      .init(ink: .place, dot: MapDot(x: 2 * $0.0, y: 4 * $0.1), title: "")
    }
    change(&drawing)
    return drawing.lines(.braille, on: canvas, label: label).map(\.trimmed)
  }

  private func country(_ name: String, _ stretches: Range<Int>...) -> MapDrawing.Country {
    .init(
      name: name,
      stretches: stretches.map {
        .init(dot: MapDot(x: 2 * $0.lowerBound, y: 0), width: 2 * $0.count)
      })
  }

  // MARK: - Beside a sign

  /// Both sides are taken: the name stands above, two columns from other signs, else below.
  @Test(arguments: [(5, true), (6, false), (13, false), (14, true)])
  func aNameAboveOrBelowKeepsTwoColumnsAway(sign: Int, isFree: Bool) {
    let beside = [(7, 1), (13, 1)]
    let name = "        Lima"
    let above = rows(20, 2, marker: (10, 1), "Lima", marks: beside + [(sign, 0)])
    #expect(above[0].contains("Lima") == isFree)
    let below = rows(
      20, 2, marker: (10, 0), "Lima", marks: beside.map { ($0.0, 0) } + [(sign, 1)])
    #expect(below[1].contains("Lima") == isFree)
    #expect(rows(20, 2, marker: (10, 1), "Lima", marks: beside)[0] == name)
  }

  @Test func aNameAboveBeginsAtTheEdge() {
    #expect(rows(10, 2, marker: (0, 1), "Lima", marks: [(3, 1)]) == ["Lima", "◉  ◆"])
    #expect(rows(10, 2, marker: (9, 1), "Lima", marks: [(6, 1)]) == ["      Lima", "      ◆  ◉"])
  }

  @Test func aNameDoesNotJumpOverASign() {
    #expect(rows(20, 1, marker: (10, 0), "Lima", marks: [(11, 0)]) == ["     Lima ◉◆"])
    #expect(rows(20, 1, marker: (10, 0), "Lima", marks: [(9, 0)]) == ["         ◆◉ Lima"])
    #expect(rows(20, 1, marker: (10, 0), "Lima", marks: [(9, 0), (11, 0)]) == ["         ◆◉◆"])
  }

  @Test func aNameThatReachesBeyondTheEdgeIsCut() {
    #expect(rows(8, 1, marker: (4, 0), "Lima") == ["Li… ◉"])
    #expect(rows(8, 1, marker: (3, 0), "Lima") == ["   ◉ Li…"])
  }

  // MARK: - Names that are there already

  private func town(_ column: Int, _ row: Int, _ name: String) -> MapDrawing.Town {
    .init(dot: MapDot(x: 2 * column, y: 4 * row), place: .city(1), name: name)
  }

  @Test func aTownAtTheEdgeIsNamed() {
    #expect(rows(10, 1) { $0.towns = [town(0, 0, "Lima")] } == ["• Lima"])
  }

  /// The chosen place's name counts where it was written, even cut.
  @Test func aTownIsNamedUnlessTheChosenPlaceIsCalledSo() {
    let hidden = rows(60, 1, marker: (14, 0), "Lima", marks: [(12, 0), (16, 0)]) {
      $0.towns = [town(40, 0, "Lima")]
    }
    #expect(hidden[0].hasSuffix("• Lima"))
    let cut = rows(18, 3, marker: (9, 2), "Llanfairpwllgwy, AA") {
      $0.towns = [town(0, 0, "Llanfairpwllgwy")]
    }
    #expect(cut[0] == "" && cut[2] == "Llanfai… ◉")
  }

  // MARK: - Names of a street map

  private func street(
    _ column: Int, _ text: String = "Lane", _ kind: StreetKind = .streetName, sign: Int? = nil
  ) -> StreetDrawing.Name {
    StreetDrawing.Name(
      text: text, width: text.count, kind: kind, dot: MapDot(x: 2 * column, y: 0),
      sign: sign.map { MapDot(x: 2 * $0, y: 0) })
  }

  /// While the window is resized, some may be cut.
  @Test(arguments: [(-1, ""), (0, "Lane"), (1, " Lane"), (8, "        Lane"), (9, "")])
  func aStreetIsNamedWhereItsNameIsWhole(column: Int, row: String) {
    #expect(rows(12, 1) { $0.streets = StreetDrawing(names: [street(column)]) } == [row])
  }

  /// A blank keeps it away from signs.
  @Test(arguments: [
    ([3], "   ◆ Lane"), ([4], "    ◆"), ([9], "         ◆"), ([10], "     Lane ◆"),
    ([6], "      ◆"),
  ])
  func aStreetsNameKeepsAwayFromSigns(signs: [Int], row: String) {
    let found = rows(12, 1, marks: signs.map { ($0, 0) }) {
      $0.streets = StreetDrawing(names: [street(5)])
    }
    #expect(found == [row])
  }

  /// Neither a station nor its name is there if something else is in its cell.
  @Test(arguments: [([], "  ■ Main"), ([2], "  ◆"), ([0], "◆ ■ Main"), ([6], "      ◆")])
  func aStationAndItsNameAreThereTogether(signs: [Int], row: String) {
    let found = rows(12, 1, marks: signs.map { ($0, 0) }) {
      $0.streets = StreetDrawing(names: [street(4, "Main", .station, sign: 2)])
    }
    #expect(found == [row])
  }

  /// The chosen place is not named again; a house number is another one's.
  @Test func onlyAHouseNumberIsNamedLikeTheChosenPlace() {
    let found = ["Lane", "7"].map { name in
      rows(16, 1, marker: (0, 0), name) {
        $0.streets = StreetDrawing(names: [street(11, "Lane"), street(8, "7", .houseNumber)])
      }[0]
    }
    #expect(found == ["◉ Lane  7", "◉ 7     7  Lane"])
  }

  // MARK: - Countries

  @Test func aCountryIsNamedOnTheFirstStretchWithRoom() {
    #expect(
      rows(40, 1) { $0.countries = [country("Land", 0..<6, 10..<30)] }
        == ["                  Land"])
    #expect(
      rows(20, 1) { $0.countries = [country("X", 4..<5), country("Y", 8..<13)] }
        == ["          Y"])
  }

  /// Only the part in view counts.
  @Test(arguments: [(-6, 6, 0), (-6, 7, 1), (14, 26, 16), (13, 26, 15)])
  func aCountryAtTheEdgeIsNamedInTheMiddleOfItsRest(from: Int, to: Int, column: Int) {
    #expect(
      rows(20, 1) { $0.countries = [country("Land", from..<to)] }
        == [String(repeating: " ", count: column) + "Land"])
  }

  @Test func aCountryIsNotNamedBeyondItsRoom() {
    #expect(
      rows(20, 1, marks: [(4, 0)]) { $0.countries = [country("Land", 0..<12)] } == ["    ◆"])
  }

  // MARK: - Other sizes

  @Test func aDegreeBesideTheCanvasIsLeftOut() {
    var drawing = MapDrawing(canvas: Size(columns: 12, rows: 2))
    drawing.ticks = [
      .init(dot: MapDot(x: 0, y: 0), degrees: "-75"),
      .init(dot: MapDot(x: 2, y: 4), degrees: "-12"),
    ]
    let lines = drawing.lines(.braille, on: Size(columns: 10, rows: 2), label: "")
    #expect(lines.map(\.trimmed) == ["", "-12°"])
  }

  /// Land moves with its coast, by a dot for each column that the window is wider or narrower.
  @Test(arguments: [CanvasMode.blocks, .ascii])
  func landAndLakesAreMovedToo(mode: CanvasMode) {
    func ring(_ x: Double) -> [[CanvasPoint]] {
      [[(4, 4), (12, 4), (12, 12), (4, 12)].map { CanvasPoint(x: x + $0.0, y: $0.1) }]
    }
    func lines(
      _ columns: Int, land: [[CanvasPoint]], lakes: [[CanvasPoint]] = [], on wide: Int? = nil
    ) -> [Line] {
      MapDrawing(canvas: Size(columns: columns, rows: 4), land: land, lakes: lakes)
        .lines(mode, on: Size(columns: wide ?? columns, rows: 4), label: "")
    }
    for wider in [-1, 1] {
      #expect(
        lines(10, land: ring(0), on: 10 + wider)
          == lines(10 + wider, land: ring(Double(wider))))
    }
    #expect(lines(10, land: ring(0), lakes: ring(0)) == lines(10, land: []))
    #expect(lines(10, land: ring(0)) != lines(10, land: []))
  }
}
