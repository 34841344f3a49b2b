import TestSupport
import Testing
import TextUI

@testable import MapFeature

@Suite struct LabelLayoutTests {
  @Test(arguments: [
    // Right of the marker, a space between.
    ("Lima", 0, 20, " Lima", 1), ("Lima", 14, 20, " Lima", 15),
    // Left where only that has room.
    ("Lima", 15, 20, "Lima ", 10), ("Lima", 19, 20, "Lima ", 14), ("Lima", 5, 8, "Lima ", 0),
    // Cut on the roomier side.
    ("Trujillo", 3, 9, " Tru…", 4), ("Trujillo", 5, 9, "Tru… ", 0),
    // Wide characters take two columns and are not cut in half.
    ("東京都", 3, 10, " 東京…", 4), ("東京都", 3, 9, " 東…", 4), ("東京", 3, 9, " 東京", 4),
  ])
  func findsThePlace(label: String, marker: Int, columns: Int, text: String, column: Int) throws {
    let place = try #require(LabelPlace(label, besides: marker, row: 2, columns: columns))
    #expect(place.text == text)
    #expect(place.column == column)
  }

  @Test(arguments: [(2, 5), (0, 1), (0, 3), (-1, 20), (20, 20)])
  func leavesOutWhatCanNotBeRead(marker: Int, columns: Int) {
    #expect(LabelPlace("Trujillo", besides: marker, row: 0, columns: columns) == nil)
  }

  @Test(arguments: [
    // Right, left, above, below.
    (2, 1, 12, " Lima ", 3, 1), (2, 1, 8, " Lima", 3, 1), (8, 1, 12, " Lima ", 2, 1),
    (5, 1, 7, "Lima ", 0, 1), (3, 1, 7, " Lima ", 0, 0), (3, 0, 7, " Lima ", 0, 1),
    (0, 1, 4, "Lima", 0, 0),
  ])
  func triesFourSides(column: Int, row: Int, columns: Int, text: String, at: Int, below: Int) {
    var board = LabelBoard(Size(columns: columns, rows: 3))
    board.take(column..<column + 1, row)
    #expect(
      board.place("Lima", beside: column, row) == LabelPlace(text: text, column: at, row: below))
  }

  @Test func keepsTwoBlankColumnsBetweenNames() {
    var board = LabelBoard(Size(columns: 20, rows: 1))
    board.take(0..<1, 0)
    board.take(6..<7, 0)
    #expect(board.place("Lim", beside: 0, 0) == nil)
    #expect(board.place("Li", beside: 0, 0) == LabelPlace(text: " Li ", column: 1, row: 0))
  }

  @Test func namesTheChosenPlaceThenMarksThenTowns() {
    let layout = layout(
      marker: (10, 2), marks: [(.favorite, 10, 4, "Mine"), (.place, 0, 2, "Port")],
      towns: [(20, 2, "Town"), (10, 2, "Same"), (13, 2, "Covered")])
    #expect(
      layout.signs == [
        .init(ink: .marker, column: 10, row: 2), .init(ink: .favorite, column: 10, row: 4),
        .init(ink: .place, column: 0, row: 2), .init(ink: .town, column: 20, row: 2),
      ])
    #expect(
      layout.labels.map(\.place) == [
        LabelPlace(text: " Here ", column: 11, row: 2),
        LabelPlace(text: " Mine ", column: 11, row: 4),
        LabelPlace(text: " Port ", column: 1, row: 2),
        LabelPlace(text: " Town ", column: 21, row: 2),
      ])
    #expect(layout.labels.map(\.ink) == [.marker, .favorite, .place, .town])
  }

  /// On another turn round the Earth, beside a mark, and where a country is called like its city.
  @Test func noNameIsThereTwice() {
    let layout = layout(
      marker: (10, 2), name: "Here, AA", marks: [(.favorite, 10, 4, "Mine, AA")],
      towns: [
        (20, 0, "Town"), (4, 8, "Town"), (14, 6, "Here"), (20, 6, "Mine"), (30, 6, "Other"),
      ], countries: [("Town", 0..<40, 9), ("Land", 0..<40, 9), ("Land", 0..<40, 7)])
    #expect(
      layout.labels.map(\.place.text) == [
        " Here, AA ", " Mine, AA ", " Town ", " Other ", " Land ",
      ])
    #expect(layout.signs.count == 4)
  }

  @Test(
    arguments: [
      // In the middle; beside what is there; above where the row is full; nowhere.
      ([], 0..<20, LabelPlace(text: " Land ", column: 7, row: 2)),
      ([(9, 2, "A")], 0..<30, LabelPlace(text: " Land ", column: 16, row: 2)),
      ([(4, 2, "City"), (14, 2, "City 2")], 0..<20, LabelPlace(text: " Land ", column: 7, row: 1)),
      ([], 3..<9, nil), ([], 3..<10, LabelPlace(text: " Land ", column: 4, row: 2)),
      ([], 36..<50, nil), ([], 30..<50, LabelPlace(text: " Land ", column: 33, row: 2)),
    ] as [([(Int, Int, String)], Range<Int>, LabelPlace?)])
  func aCountryIsNamedWhereThereIsRoomInIt(
    towns: [(Int, Int, String)], columns: Range<Int>, place: LabelPlace?
  ) {
    let layout = layout(
      marker: nil, marks: [], towns: towns,
      countries: [("Land", columns, 2), ("Land", columns, 1)])
    #expect(layout.labels.last { $0.ink == .border }?.place == place)
  }

  @Test func theMiddleHasASignUnlessTheChosenPlaceIsThere() {
    let sign = LabelLayout.Sign(ink: .middle, column: 20, row: 5)
    #expect(
      layout(marker: (1, 0), marks: [], towns: [(20, 5, "Town")], marksMiddle: true).signs
        .contains(sign))
    #expect(
      layout(marker: (20, 5), marks: [], towns: [], marksMiddle: true).signs
        == [.init(ink: .marker, column: 20, row: 5)])
  }

  @Test func theChosenPlaceIsNamedEvenWhereThatCutsItsName() {
    let layout = layout(
      marker: (3, 0), size: Size(columns: 9, rows: 1), name: "Trujillo", marks: [], towns: [])
    #expect(layout.labels.map(\.place) == [LabelPlace(text: " Tru…", column: 4, row: 0)])
  }

  @Test(arguments: [(5, -1), (5, 10), (-1, 2), (40, 2)])
  func whatIsBesideTheMapIsNotNamed(column: Int, row: Int) {
    let layout = layout(
      marker: (column, row), marks: [(.favorite, column, row, "Mine")],
      towns: [(column, row, "Town")])
    #expect(layout.signs == [] && layout.labels == [])
  }

  @Test func aTownWithoutRoomForItsNameIsLeftOut() {
    let layout = layout(
      marker: nil, size: Size(columns: 6, rows: 1), marks: [], towns: [(2, 0, "Iquitos")])
    #expect(layout.signs == [] && layout.labels == [])
  }

  @Test func marksInOneCellAreOne() {
    let layout = layout(
      marker: nil, marks: [(.place, 4, 1, "First"), (.favorite, 4, 1, "Second")], towns: [])
    #expect(layout.signs == [.init(ink: .place, column: 4, row: 1)])
    #expect(layout.labels.map(\.place.text) == [" First "])
  }

  @Test(arguments: 0..<6)
  func namesNeitherTouchNorLeaveTheMapHoweverManyThereAre(seed: UInt64) {
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
    let layout = layout(
      marker: (size.columns / 2, size.rows / 2), size: size, marks: some(5000),
      towns: some(300).map { ($0.1, $0.2, $0.3) })
    var seen: Set<[Int]> = []
    for sign in layout.signs {
      #expect(seen.insert([sign.column, sign.row]).inserted)
      #expect((0..<size.columns).contains(sign.column) && (0..<size.rows).contains(sign.row))
    }
    for place in layout.labels.map(\.place) {
      #expect((0..<size.rows).contains(place.row))
      for column in place.columns {
        #expect((0..<size.columns).contains(column))
        #expect(seen.insert([column, place.row]).inserted, "\(place)")
      }
    }
    #expect(layout.labels.count <= max(4, size.columns * size.rows / LabelLayout.cellsPerName) + 1)
  }

  @Test func aViewMovedByACellLooksTheSame() {
    var random = SeededGenerator(seed: 5)
    let towns = (0..<60).map { index in
      (Int.random(in: 12...68, using: &random), Int.random(in: 3...20, using: &random), "T\(index)")
    }
    func signs(movedBy columns: Int) -> [LabelLayout.Sign] {
      layout(
        marker: nil, size: Size(columns: 80, rows: 24), marks: [],
        towns: towns.map { ($0.0 + columns, $0.1, $0.2) }
      ).signs
    }
    #expect(
      signs(movedBy: 1)
        == signs(movedBy: 0).map { .init(ink: $0.ink, column: $0.column + 1, row: $0.row) })
  }

  @Test func degreesStandAtTheEdgeWhereThereIsRoom() {
    var layout = LabelLayout(Size(columns: 12, rows: 2))
    let ticks = [(0, 0, "-75"), (0, 4, "-12"), (20, 4, "-70")].map {
      MapDrawing.Tick(dot: MapDot(x: $0, y: $1), degrees: $2)
    }
    layout.add(
      MapDrawing(
        canvas: Size(columns: 12, rows: 2), ticks: ticks, marker: MapDot(x: 2, y: 3)),
      label: "Here")
    #expect(layout.labels.last?.place == LabelPlace(text: "-12°", column: 0, row: 1))
  }

  private func layout(
    marker: (Int, Int)?, size: Size = Size(columns: 40, rows: 10), name: String = "Here",
    marks: [(Ink, Int, Int, String)], towns: [(Int, Int, String)],
    countries: [(String, Range<Int>, Int)] = [], marksMiddle: Bool = false
  ) -> LabelLayout {
    var layout = LabelLayout(size)
    let drawing = MapDrawing(
      canvas: size,
      towns: towns.map {
        .init(
          dot: MapDot(x: $0.0 * 2 + 1, y: $0.1 * 4), place: .city(1), name: $0.2,
          title: $0.2 + ", AA")
      },
      countries: countries.map { name, columns, row in
        MapDrawing.Country(
          name: name,
          places: [
            .init(dot: MapDot(x: columns.lowerBound * 2, y: row * 4), width: columns.count * 2)
          ])
      },
      marker: marker.map { MapDot(x: $0.0 * 2, y: $0.1 * 4 + 3) },
      marks: marks.map {
        .init(ink: $0.0, dot: MapDot(x: $0.1 * 2, y: $0.2 * 4), title: $0.3)
      })
    layout.add(drawing, label: name, marksMiddle: marksMiddle)
    return layout
  }
}
