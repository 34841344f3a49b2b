import Contracts
import Domain
import Geo
import Localization
import MapMocks
import Testing
import TextUI
import Viper
import ViperMocks

@testable import MapFeature

/// The user's points where they overlap, and the columns that they are shown by.
@MainActor
@Suite struct MapClustersTests {
  private let frame = MapFrame(20, 5, zoom: 2)

  /// A point in the middle of a cell of the frame.
  private func point(_ column: Int, _ row: Int) -> WorldPoint {
    let (x, y) = (Double(column) * 2 + 1, Double(row) * 4 + 2)
    return WorldPoint(
      x: 0.5 + (x - frame.width / 2) / frame.worldDots,
      y: 0.5 + (y - frame.height / 2) / frame.worldDots)
  }

  private func points(_ counts: [(column: Int, row: Int, count: Int)]) -> [WorldPoint] {
    counts.flatMap { Array(repeating: point($0.column, $0.row), count: $0.count) }
  }

  private func told(_ clusters: MapClusters) -> [String] {
    clusters.clusters.map { "\($0.dot.x / 2),\($0.dot.y / 4): \($0.count)" }
  }

  @Test func aNumberTakesInTheCellsThatItCovers() {
    // 12 needs two columns, and one on each side.
    let near = points([(5, 2, 12), (4, 2, 1), (6, 2, 1), (7, 2, 3), (8, 2, 1), (5, 1, 1)])
    #expect(told(MapClusters(near, in: frame)) == ["5,2: 17", "8,2: 1", "5,1: 1"])
    // Nine and one are ten, which is wider.
    let grown = points([(5, 2, 9), (6, 2, 1), (7, 2, 1), (8, 2, 1)])
    #expect(told(MapClusters(grown, in: frame)) == ["5,2: 11", "8,2: 1"])
    // Single points beside each other stay.
    #expect(
      told(MapClusters(points([(5, 2, 1), (6, 2, 1)]), in: frame)) == ["5,2: 1", "6,2: 1"])
    // The next row begins beyond the edge.
    let edge = points([(19, 2, 12), (0, 3, 1)])
    #expect(told(MapClusters(edge, in: frame)) == ["19,2: 12", "0,3: 1"])
    #expect(MapClusters(edge, in: frame).count == 13)
  }

  @Test(arguments: [
    (2, "2"), (999, "999"), (1000, "1k"), (1999, "1k"), (999_999, "999k"), (2_500_000, "2M"),
  ])
  func numbersAreShort(count: Int, text: String) {
    #expect(ClusterText.text(count) == text)
  }

  private func scale(_ numbers: [Double], _ use: MapScale.Use = .color) -> MapScale {
    let bounds = MapScale.bounds(of: numbers, classes: use.levels)
    return MapScale(
      use: use, values: PointValues("speed", numbers), bounds: bounds,
      labels: (0...bounds.count).map { "class \($0)" })
  }

  @Test func classesHoldAboutAsManyPoints() {
    let ten = scale((1...10).map(Double.init))
    #expect(ten.bounds == [3, 5, 7, 9])
    #expect([1, 2.9, 3, 9, 10, .nan].map { ten.index(of: $0) } == [0, 0, 1, 4, 4, nil])
    #expect((0...4).map(ten.level) == [0, 1, 2, 3, 4])
    // Equal numbers are in one class, and few classes are far apart.
    let two = scale([1, 1, 1, 1, 5])
    #expect(two.bounds == [5])
    #expect([two.level(of: 0), two.level(of: 1)] == [0, 4])
    #expect(scale([7, 7]).bounds == [])
    #expect(scale([7, 7]).level(of: 0) == 0)
    #expect(scale([.nan]).bounds == [])
    #expect(scale([1, 2, 3], .size).bounds == [2, 3])
  }

  /// Each number is within the ends of one class alone.
  @Test func theEndsOfClassesAreNumbersOfTheirs() {
    #expect(scale((1...10).map(Double.init)).ranges == [1...2, 3...4, 5...6, 7...8, 9...10])
    #expect(scale([1, 2, 2, .nan], .size).ranges == [1...1, 2...2])
  }

  @Test func aClusterHasTheClassOfItsMean() {
    let all = points([(5, 2, 2), (10, 2, 1), (15, 2, 1)])
    let clusters = MapClusters(all, in: frame, color: scale([1, 9, 5, .nan]))
    #expect(clusters.clusters.map(\.color) == [1, 1, nil])
    #expect(clusters.colors == [1, 1, 1])
    // Two signs need two columns.
    let both = MapClusters(
      points([(5, 2, 1), (6, 2, 1), (7, 2, 1), (8, 2, 1)]), in: frame, color: scale([1, 2, 3, 4]),
      size: scale([1, 2, 3, 4], .size))
    #expect(told(both) == ["5,2: 4"])
    #expect(both.sizes == [1, 1, 2])
  }

  private func mark(_ count: Int, _ color: Int?, _ size: Int?) -> MapDrawing.Mark {
    MapDrawing.Mark(
      ink: .place, dot: MapDot(x: 0, y: 0), title: "", count: count, isPoint: true, color: color,
      size: size)
  }

  @Test func signsTellClassesWithoutColors() {
    func texts(_ mode: CanvasMode) -> [String?] {
      [(1, nil, nil), (12, nil, nil), (1, 0, nil), (1, 4, 2), (3, 2, 0)].map {
        PointSigns(mode: mode).text(of: mark($0.0, $0.1, $0.2))
      }
    }
    #expect(texts(.braille) == [nil, "12", "○", "●●", "3◑·"])
    #expect(texts(.ascii) == [nil, "12", "a", "eO", "3c."])
    #expect(PointSigns(mode: .ascii).style(of: mark(1, 4, nil)) == .red)
    #expect(PointSigns(mode: .ascii).style(of: mark(1, nil, nil)) == .accent)
    var legend = scale((1...10).map(Double.init))
    func text(_ columns: Int) -> String {
      PointSigns(mode: .ascii).legend(legend, columns, Strings(.english)).text
    }
    #expect(text(80) == "speed  a class 0  b class 1  c class 2  d class 3  e class 4")
    #expect(text(40) == "speed  a class 0  …  e class 4")
    // Points without a number are counted, too.
    legend.missing = "3"
    #expect(text(80) == "speed  a class 0  b class 1  c class 2  d class 3  e class 4  none: 3")
    #expect(text(40) == "speed  a class 0  …  e class 4  none: 3")
  }

  /// Without room for all classes the first and the last are shown, if there is one between them.
  @Test func aLegendIsShortenedWhereItDoesNotFit() {
    func text(_ scale: MapScale, _ columns: Int) -> String {
      PointSigns(mode: .ascii).legend(scale, columns, Strings(.english)).text
    }
    let five = scale((1...10).map(Double.init))
    #expect(text(five, 60) == "speed  a class 0  b class 1  c class 2  d class 3  e class 4")
    #expect(text(five, 59) == "speed  a class 0  …  e class 4")
    let three = scale([1, 2, 3], .size)
    #expect(text(three, 38) == "speed  . class 0  o class 1  O class 2")
    #expect(text(three, 37) == "speed  . class 0  …  O class 2")
    #expect(text(scale([1, 1, 1, 1, 5]), 20) == "speed  a class 0  e…")
  }

  @Test func aLegendHasTheColorsOfItsClasses() {
    func styles(_ scale: MapScale) -> [TextStyle] {
      PointSigns(mode: .braille).legend(scale, 80, Strings(.english)).spans
        .filter { $0.text.contains("class") }.map(\.style)
    }
    #expect(styles(scale((1...10).map(Double.init))) == [.blue, .teal, .green, .orange, .red])
    #expect(styles(scale([1, 2, 3], .size)) == [.accent, .accent, .accent])
    let signs = PointSigns(mode: .braille)
    #expect(
      (0..<5).map { signs.style(of: mark(1, $0, nil)) } == [.blue, .teal, .green, .orange, .red])
    #expect((0..<5).map { signs.text(of: mark(1, $0, nil)) } == ["○", "◔", "◑", "◕", "●"])
    #expect((0..<3).map { signs.text(of: mark(1, nil, $0)) } == ["·", "•", "●"])
  }

  // MARK: - On the screen

  private let set = PointSet(
    names: ["A", "B", "C"],
    coordinates: [0, 10, 20].map { Coordinate(wrappingLatitude: 0, longitude: $0) }
  ) { index in
    [PointProperty("Speed", ["1", "2,5", "x"][index]), PointProperty("kind", "k")]
  }

  private func stage(
    _ look: PointLook = PointLook(), _ points: PointSet? = nil, isDescribed: Bool = false
  ) -> MapStage {
    var data = MapSubjectData(kind: .points(in: "a.csv"))
    (data.points, data.look) = (points ?? set, look)
    return MapStage(
      MockMapInteractor(.success(data), .success(data)), of: .points("a.csv"),
      isDescribed: isDescribed)
  }

  @Test func pointsAreShownByAColumn() async {
    let map = stage()
    await map.handle(.appeared)
    #expect(map.last?.canvas.rows == 23)
    await map.handle(.colored("speed"), .sized("Speed"))
    #expect(map.content?.colors?.values.name == "Speed")
    #expect(map.content?.colors?.labels == ["1", "2.5"])
    #expect(map.content?.colors?.missing == "1")
    #expect(map.content?.drawing.marks.map(\.color) == [0, 4, nil])
    #expect(map.content?.drawing.marks.map(\.size) == [0, 2, nil])
    #expect(map.last?.canvas.rows == 21)
    await map.handle(.retried)
    #expect(map.content?.sizes?.values.name == "Speed")
    await map.handle(.colored(nil), .sized(nil))
    #expect(map.content?.legend == [])
    #expect(map.content?.drawing.marks.map(\.color) == [nil, nil, nil])
    let opened = stage(PointLook(color: "Speed", size: "Speed"))
    await opened.handle(.appeared)
    #expect(opened.content?.legend.map(\.use) == [.color, .size])
  }

  @Test(arguments: [
    ("weight", FileProblem.unknownColumn("weight", known: ["Speed", "kind"])),
    ("KIND", .noNumbers("KIND", known: ["Speed"])),
  ])
  func aColumnWithoutNumbersIsRefused(column: String, problem: FileProblem) async {
    let map = stage()
    await map.handle(.appeared, .colored("speed"), .colored(column))
    #expect(map.last?.notice == .failed(.malformed(path: "a.csv", reason: problem)))
    #expect(map.content?.colors?.values.name == "Speed")
    let opened = stage(PointLook(color: column, size: "speed"))
    await opened.handle(.appeared)
    #expect(opened.last?.notice == .failed(.malformed(path: "a.csv", reason: problem)))
    let other = MapStage(.harbor)
    await other.handle(.appeared, .sized("speed"))
    #expect(other.last?.notice == .refused(.noPoints))
  }

  @Test func wordsCountThePoints() async {
    let map = stage(PointLook(color: "speed"), isDescribed: true)
    await map.handle(.appeared)
    let lines = map.last.map { MapSentences(strings: Strings(.english)).lines($0).map(\.text) }
    #expect(lines?.contains("Points in view: 3. Speed: 1: 1; 2.5: 1; none: 1.") == true)
    #expect(lines?.contains("Marked in view: A, B, C.") == true)
  }

  @Test(
    arguments: [
      ("color by speed", MapEvent.colored("speed")), ("color speed", .colored("speed")),
      ("size by wind speed", .sized("wind speed")), ("size off", .sized(nil)),
      ("color por viento", .colored("viento")), ("color by", .colored("by")), ("color", nil),
    ] as [(String, MapEvent?)])
  func commands(line: String, event: MapEvent?) {
    #expect((try? MapCommands(strings: Strings(.english)).table.event(line)) == event)
  }

  @Test(arguments: [
    (12.0, "12"), (-4, "-4"), (12.34, "12.3"), (1.239, "1.24"), (1.2, "1.2"), (1234.5, "1,235"),
    (0.004, "0.0"),
  ])
  func valuesAreShort(value: Double, text: String) {
    #expect(Formats(.english).value(value) == text)
  }
}
