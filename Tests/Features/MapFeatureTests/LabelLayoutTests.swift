import Contracts
import Domain
import Geo
import TestSupport
import Testing
import TextUI

@testable import MapFeature

@Suite struct LabelLayoutTests {
  @Test(arguments: [
    // Right of the marker, a space between.
    ("Lima", 0, 20, "◉ Lima"), ("Lima", 14, 20, "              ◉ Lima"),
    // Left where only that has room.
    ("Lima", 15, 20, "          Lima ◉"), ("Lima", 5, 8, "Lima ◉"),
    // Cut on the roomier side.
    ("Trujillo", 3, 9, "   ◉ Tru…"), ("Trujillo", 5, 9, "Tru… ◉"), ("Trujillo", 4, 9, "    ◉ Tr…"),
    // Wide characters take two columns and are not cut in half.
    ("東京都", 3, 10, "   ◉ 東京…"), ("東京都", 3, 9, "   ◉ 東…"), ("東京", 3, 9, "   ◉ 東京"),
    // What can't be read is left out, and so is what is beside the map.
    ("Trujillo", 2, 5, "  ◉"), ("Trujillo", 0, 1, "◉"), ("Trujillo", 0, 3, "◉"),
    ("Lima", -1, 20, ""), ("Lima", 20, 20, ""),
  ])
  func theChosenPlaceIsNamedBesideItsSign(label: String, marker: Int, columns: Int, row: String) {
    #expect(text(Size(columns: columns, rows: 1), marker: (marker, 0), label) == [row])
  }

  @Test(arguments: [
    // Right, left, above, below.
    (2, 1, 12, ["", "  ◉ Lima", ""]), (2, 1, 8, ["", "  ◉ Lima", ""]),
    (8, 1, 12, ["", "   Lima ◉", ""]), (5, 1, 7, ["", "Lima ◉", ""]),
    (3, 1, 7, [" Lima", "   ◉", ""]), (3, 0, 7, ["   ◉", " Lima", ""]),
    (0, 1, 4, ["Lima", "◉", ""]),
  ])
  func triesFourSides(column: Int, row: Int, columns: Int, rows: [String]) {
    #expect(text(Size(columns: columns, rows: 3), marker: (column, row), "Lima") == rows)
  }

  @Test func keepsTwoBlankColumnsBetweenNames() {
    let rows = ["Lim", "Li"].map { name in
      text(Size(columns: 20, rows: 1), marks: [(.place, 0, 0, name), (.place, 6, 0, "")])
    }
    #expect(rows == [["◆     ◆"], ["◆ Li  ◆"]])
  }

  @Test func namesTheChosenPlaceThenMarksThenTowns() {
    #expect(
      text(
        marker: (10, 2), marks: [(.favorite, 10, 4, "Mine"), (.place, 0, 2, "Port")],
        towns: [(20, 2, "Town"), (10, 2, "Same"), (13, 2, "Covered")])
        == ["", "", "◆ Port    ◉ Here    • Town", "", "          ★ Mine", "", "", "", "", ""])
  }

  /// On another turn round the Earth, beside a mark, and where a country is called like its city.
  @Test func noNameIsThereTwice() {
    #expect(
      text(
        marker: (10, 2), "Here, AA", marks: [(.favorite, 10, 4, "Mine, AA")],
        towns: [
          (20, 0, "Town"), (4, 8, "Town"), (14, 6, "Here"), (20, 6, "Mine"), (30, 6, "Other"),
        ], countries: [("Town", 0..<40, 9), ("Land", 0..<40, 9), ("Land", 0..<40, 7)]) == [
          "                    • Town", "", "          ◉ Here, AA", "", "          ★ Mine, AA", "",
          "                              • Other", "", "", "                  Land",
        ])
  }

  @Test(
    arguments: [
      // In the middle; beside what is there; above where the row is full; nowhere.
      ([], 0..<20, [8, 2]), ([(9, 2, "A")], 0..<30, [17, 2]),
      ([(4, 2, "City"), (14, 2, "City 2")], 0..<20, [8, 1]), ([], 3..<9, nil),
      ([], 3..<10, [5, 2]), ([], 36..<50, nil), ([], 30..<50, [34, 2]),
    ] as [([(Int, Int, String)], Range<Int>, [Int]?)])
  func aCountryIsNamedWhereThereIsRoomInIt(
    towns: [(Int, Int, String)], columns: Range<Int>, place: [Int]?
  ) {
    let rows = text(towns: towns, countries: [("Land", columns, 2), ("Land", columns, 1)])
    let found = rows.enumerated().compactMap { row, text in
      text.firstRange(of: "Land").map {
        [text.distance(from: text.startIndex, to: $0.lowerBound), row]
      }
    }
    #expect(found == [place].compactMap(\.self))
  }

  @Test func theMiddleHasASignUnlessTheChosenPlaceIsThere() {
    let rows = [(1, 0), (20, 5)].map {
      text(marker: $0, "", towns: [(20, 5, "Town")], marksMiddle: true)[5]
    }
    #expect(rows == ["                    ┼", "                    ◉"])
  }

  @Test(arguments: [(5, -1), (5, 10), (-1, 2), (40, 2)])
  func whatIsBesideTheMapIsNotNamed(column: Int, row: Int) {
    let rows = text(
      marker: (column, row), marks: [(.favorite, column, row, "Mine")],
      towns: [(column, row, "Town")])
    #expect(rows == Array(repeating: "", count: 10))
  }

  @Test func aTownWithoutRoomForItsNameIsLeftOut() {
    #expect(text(Size(columns: 6, rows: 1), towns: [(2, 0, "Iquitos")]) == [""])
  }

  @Test func marksInOneCellAreOne() {
    let marks: [(Ink, Int, Int, String)] = [(.place, 4, 0, "First"), (.favorite, 4, 0, "Second")]
    #expect(text(Size(columns: 20, rows: 1), marks: marks) == ["    ◆ First"])
  }

  @Test(arguments: 0..<6)
  func namesAreWholeAndFewHoweverManyThereAre(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let size = Size(
      columns: .random(in: 1...120, using: &random), rows: .random(in: 1...40, using: &random))
    let names = ["Lima", "東京", "São Tomé", "ירושלים", "दिल्ली", "a\u{1B}[2J", "", "x"]
    func some(_ count: Int) -> [(Ink, Int, Int, String)] {
      (0..<count).map { index in
        (
          index % 2 == 0 ? .favorite : .place, .random(in: -3...130, using: &random),
          .random(in: -3...45, using: &random), names[index % names.count]
        )
      }
    }
    let lines = lines(
      size, marks: some(5000), towns: some(300).map { ($0.1, $0.2, $0.3) })
    let labels = lines.flatMap(\.spans).filter { [.label, .town].contains($0.style) }.map(\.text)
    let known = Set(names.map(SafeText.clean))
    #expect(lines.allSatisfy { $0.width == size.columns })
    #expect(labels.allSatisfy { known.contains($0.filter { $0 != "•" }.trimmingSpaces()) })
    #expect(labels.count <= max(4, size.columns * size.rows / 40))
  }

  @Test func aViewMovedByACellLooksTheSame() {
    var random = SeededGenerator(seed: 5)
    let towns = (0..<60).map { index in
      (Int.random(in: 12...68, using: &random), Int.random(in: 3...20, using: &random), "T\(index)")
    }
    let rows = [0, 1].map { columns in
      text(
        Size(columns: 80, rows: 24), towns: towns.map { ($0.0 + columns, $0.1, $0.2) })
    }
    #expect(rows[1] == rows[0].map { $0.isEmpty ? "" : " " + $0 })
  }

  @Test func degreesStandAtTheEdgeWhereThereIsRoom() {
    let ticks = [(0, 0, "-75"), (0, 4, "-12"), (20, 4, "-70")].map {
      MapDrawing.Tick(dot: MapDot(x: $0, y: $1), degrees: $2)
    }
    let size = Size(columns: 12, rows: 2)
    let drawing = MapDrawing(canvas: size, ticks: ticks, marker: MapDot(x: 2, y: 3))
    let lines = drawing.lines(.braille, on: size, label: "Here")
    #expect(lines.map(\.trimmed) == [" ◉ Here", "-12°"])
  }

  private func text(
    _ size: Size = Size(columns: 40, rows: 10), marker: (Int, Int)? = nil, _ name: String = "Here",
    marks: [(Ink, Int, Int, String)] = [], towns: [(Int, Int, String)] = [],
    countries: [(String, Range<Int>, Int)] = [], marksMiddle: Bool = false
  ) -> [String] {
    lines(
      size, marker: marker, name, marks: marks, towns: towns, countries: countries,
      marksMiddle: marksMiddle
    ).map(\.trimmed)
  }

  private func lines(
    _ size: Size, marker: (Int, Int)? = nil, _ name: String = "", marks: [(Ink, Int, Int, String)],
    towns: [(Int, Int, String)], countries: [(String, Range<Int>, Int)] = [],
    marksMiddle: Bool = false
  ) -> [Line] {
    MapDrawing(
      canvas: size,
      towns: towns.map {
        .init(dot: MapDot(x: $0.0 * 2 + 1, y: $0.1 * 4), place: .city(1), name: $0.2)
      },
      countries: countries.map { name, columns, row in
        MapDrawing.Country(
          name: name,
          stretches: [
            .init(dot: MapDot(x: columns.lowerBound * 2, y: row * 4), width: columns.count * 2)
          ])
      },
      marker: marker.map { MapDot(x: $0.0 * 2, y: $0.1 * 4 + 3) },
      marks: marks.map {
        .init(ink: $0.0, dot: MapDot(x: $0.1 * 2, y: $0.2 * 4), title: $0.3)
      }
    ).lines(.braille, on: size, label: name, marksMiddle: marksMiddle)
  }
}

/// Where the names of countries can stand.
@Suite struct CountryLabelFinderTests {
  /// The view's dots: the world is 1024 dots wide, and the view begins at dot (496, 500).
  private func ring(_ dots: (Double, Double)...) -> [WorldPoint] {
    dots.map { WorldPoint(x: ($0.0 + 496) / 1024, y: ($0.1 + 500) / 1024) }
  }

  private func find(_ rings: [WorldPoint]...) -> [[MapDrawing.Stretch]] {
    let frame = MapFrame(16, 6, zoom: 2)
    var part = MapPart(rect: frame.rect, offsets: [0])
    part.countries = [MapCountry(code: "AA", rings: rings)]
    return CountryLabelFinder(frame: frame).stretches(of: part).map(\.stretches)
  }

  private func stretch(_ x: Int, _ row: Int, _ width: Int) -> MapDrawing.Stretch {
    MapDrawing.Stretch(dot: MapDot(x: x, y: row * 4), width: width)
  }

  @Test func theWidestRowsComeFirst() {
    #expect(
      find(ring((4, 0), (28, 0), (28, 4), (12, 4), (12, 12), (4, 12))) == [
        [stretch(4, 0, 24), stretch(4, 1, 8), stretch(4, 2, 8)]
      ])
  }

  @Test func ofRowsAsWideTheMiddleOnesComeFirst() {
    let places = find(ring((2, 0), (30, 0), (30, 20), (2, 20)))
    #expect(places.first?.map(\.dot.y) == [8, 4, 12, 0, 16])
  }

  /// The part that is in view, and neither holes nor other pieces with it.
  @Test func aStretchIsLandInView() {
    #expect(find(ring((-90, 0), (10, 0), (10, 4), (-90, 4))) == [[stretch(0, 0, 10)]])
    #expect(
      find(ring((0, 0), (32, 0), (32, 4), (0, 4)), ring((8, 0), (12, 0), (12, 4), (8, 4))) == [
        [stretch(12, 0, 20)]
      ])
    #expect(find(ring((-90, 0), (-10, 0), (-10, 4), (-90, 4))) == [])
    #expect(find(ring((0, -90), (10, -90), (10, -50), (0, -50))) == [])
    #expect(find(ring((4, 4)), []) == [])
  }
}
