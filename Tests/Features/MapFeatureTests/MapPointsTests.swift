import Components
import ContractMocks
import Contracts
import Domain
import Geo
import Localization
import MapMocks
import PlaceNames
import Testing
import TextUI
import Viper
import ViperMocks

@testable import MapFeature

/// Maps of what the user brought.
@MainActor
@Suite struct MapPointsTests {
  private let set = PointSet(
    names: ["Café", "", "Pier"],
    coordinates: [1, 2, 3].map { Coordinate(wrappingLatitude: $0, longitude: 0) },
    shapes: [
      PointShape(
        lines: [[(1.0, 179.0), (2, -179), (3, -178)], [(0, 0), (1, 1)]].map { line in
          line.map { Coordinate(wrappingLatitude: $0.0, longitude: $0.1) }
        })
    ]
  ) { $0 == 0 ? [PointProperty("kind", "bar"), PointProperty("open", "yes")] : [] }

  private func stage(_ points: PointSet? = nil) -> MapStage {
    let points = points ?? set
    var data = MapSubjectData(kind: .points(in: "a.csv"))
    data.points = points
    let interactor = MapInteractor(.points(points, in: "a.csv"), sources: MapSources())
    return MapStage(data, of: .points("a.csv")) { mock in
      mock.cities = { query in
        MapFinding(interactor.ownPlaces(query, count: 5))
      }
    }
  }

  @Test func allIsFittedAndMarked() async {
    let map = stage()
    let all = PointTally(points: 3, tracks: 1, positions: 5)
    await map.handle(.appeared)
    #expect(
      map.last?.viewport
        == set.box.map { MapViewport(fitting: $0, canvas: Size(columns: 80, rows: 23)) })
    #expect(map.content?.caption == .points(in: "a.csv", all))
    #expect(map.last.map { "\($0.outcome)" } == "done")
    #expect(map.last?.notice == nil)
    let fitted = map.last?.viewport
    await map.handle(.zoomed(3), .fitted(nil))
    #expect(map.last?.viewport == fitted)
    // The others are in the same cell.
    #expect(map.content?.drawing.marks.map(\.title) == ["Café"])
    // None is chosen any more.
    await map.handle(.sought("pier"), .fitted(nil))
    #expect(map.content?.caption == .points(in: "a.csv", all))
  }

  @Test func brokenRowsAreSaidAndNothingIsNothing() async {
    let report = PointReport(broken: 1, first: .init(path: "-", line: 2, column: 3))
    let map = stage(PointSet(names: [], coordinates: [], report: report))
    await map.handle(.appeared)
    #expect(map.last?.notice == .broken(report))
    #expect(map.last.map { "\($0.outcome)" } == "nothingFound")
    let strings = Strings(.english)
    #expect(
      strings.text(of: report) == "Standard input, line 2, column 3: no position can be read there."
    )
    let long = PointReport.Fault(path: "a", line: 2, column: 1, kind: .tooLong)
    #expect(
      [1, 2].map { Strings(.spanish).text(of: PointReport(broken: $0, first: long)) } == [
        "a, línea 2, columna 1: la fila pasa de 16 MB y no se lee.",
        "2 filas no se pueden leer; la primera: a, línea 2, columna 1, que pasa de 16 MB.",
      ])
    let cut = PointReport.Fault(path: "a", line: 9, column: 1)
    let broken = PointReport(read: 1, cut: cut)
    #expect(
      strings.text(of: broken)
        == "a breaks off at line 9, column 1: what comes before is there; get the rest of it.")
    #expect(
      Strings(.spanish).text(of: PointReport(broken: 1, first: long, cut: cut))
        == "a, línea 2, columna 1: la fila pasa de 16 MB y no se lee. "
        + "a se interrumpe en la línea 9, columna 1: lo anterior está; consigue el resto.")
    let cutMap = stage(PointSet(names: [], coordinates: [], report: broken))
    await cutMap.handle(.appeared)
    #expect(cutMap.last?.notice == .broken(broken))
    #expect(strings.text(of: PointReport()) == nil)
    func title(_ tally: PointTally) -> String {
      strings.text(of: MapCaption.points(in: "-", tally)).replacing("Standard input: ", with: "")
    }
    #expect(
      [
        PointTally(), PointTally(points: 1), PointTally(points: 2, tracks: 1, positions: 9),
        PointTally(tracks: 1, positions: 1200), PointTally(tracks: 2, positions: 1, areas: 2),
        PointTally(areas: 1),
      ].map(title) == [
        "0 points", "1 point", "2 points, 1 track", "1 track, 1,200 points",
        "2 tracks, 1 point, 2 areas", "1 area",
      ])
    let empty = stage(PointSet(names: [], coordinates: []))
    await empty.handle(.appeared)
    #expect(empty.last?.notice == .refused(.noPoints))
  }

  @Test func pointsAreFoundBeforeCities() async {
    let map = stage()
    await map.handle(.appeared, .sought("cafe"))
    #expect(map.content?.choice?.caption == .title("Café"))
    await map.handle(.askedNearby)
    #expect(map.last?.listing?.rows.map(\.title) == ["Café", "2.0, 0.0", "Pier"])
    await map.handle(.askedWhat)
    #expect(
      map.last?.notice == .nearest("Café", country: "", distance: "0.0 km", point: nil))
    await map.handle(.picked(2))
    #expect(map.content?.choice?.reference == Reference(PointSet.catalog, "1"))
  }

  @Test func aPointTellsItsPropertiesAndIsNoFavorite() async {
    let map = stage()
    await map.handle(.appeared, .sought("cafe"), .detailed)
    #expect(map.last?.listing?.facts == ["kind: bar", "open: yes"])
    await map.handle(.toggledFavorite)
    #expect(map.last?.notice == .refused(.noFavoritePoint))
    await map.handle(.sought("pier"), .detailed)
    #expect(map.last?.listing?.rows.map(\.title) == ["3.00000, 0.00000"])
    #expect(map.router.routes == [])
  }

  /// A line across the antimeridian is cut there.
  @Test func linesAreDrawn() {
    #expect(set.lines.map(\.count) == [2, 3, 2])
    #expect(set.lines[0].last?.x == 1 && set.lines[1].first?.x == 0)
  }

  @Test func oneOfManyIsSeenInACell() {
    let frame = MapFrame(10, 5, zoom: 2)
    let points =
      (0..<1000).map { WorldPoint(x: 0.5 + Double($0) * 1e-7, y: 0.5) } + [
        WorldPoint(x: 0.495, y: 0.495), WorldPoint(x: 1.5, y: 0.5), WorldPoint(x: 0.9, y: 0.5),
      ]
    let found = MapClusters(points, in: frame).clusters
    #expect(found.map(\.index) == [0, 1000])
    #expect(found.map(\.count) == [1001, 1])
    #expect(found.map { Optional($0.dot) } == [0, 1000].map { frame.dot(of: points[$0]) })
    #expect(MapClusters(points, in: MapFrame(0, 5)).clusters.isEmpty)
  }

  @Test func anInteractorLooksAmongThemFirst() async throws {
    let map = MapInteractor(
      .points(set, in: "a"), sources: MapSources(places: MockPlaceDataManager([.city(1)])))
    #expect(
      try await map.subjectData() == MapSubjectData(kind: .points(in: "a"), points: set))
    let pier = Reference(PointSet.catalog, "2")
    #expect(try await map.cities(.reference(pier), count: 1).places.map(\.name) == ["Pier"])
    #expect(
      try await map.cities(.around(.harbor), count: 2).places.map(\.name) == ["Café", "2.0, 0.0"])
    #expect(try await map.cities(.cityAround(.harbor), count: 1).places == [])
    // A beginning is offered, before the cities that it is near to.
    #expect(try await map.cities(.named("pie"), count: 1) == MapFinding([], near: ["Pier"]))
    #expect(
      try await map.cities(.named("c"), count: 1) == MapFinding([], near: ["Café", "City 1, AA"]))
    #expect(try await map.pair("pie / cafe", from: nil) == .unknown("pie", near: ["Pier"]))
    guard case .places(let from, let to) = try await map.pair("cafe pier", from: nil) else {
      Issue.record("no pair")
      return
    }
    #expect([from.title, to.title] == ["Café", "Pier"])
    #expect(from.coordinate == set.coordinates[0])
    #expect(
      try await map.cities(.named("City 1"), count: 1).places.map(\.reference) == [
        MapPlace.city(1).reference
      ])
  }

  @Test func whatIsNearestIsSaid() async {
    let map = stage()
    await map.handle(.appeared)
    let strings = Strings(.english)
    func messages(_ notice: MapNotice) -> [String] {
      guard var scene = map.last else { return [] }
      scene.notice = notice
      return MapView.messages(scene, columns: 80, strings: strings).map(\.text)
    }
    #expect(
      messages(.nearest("Pier", country: "", distance: "2 km", point: .east))
        == ["The middle is 2 km E of Pier."])
    #expect(
      messages(.nearest("Pier", country: "", distance: "0 km", point: nil))
        == ["The middle is at Pier."])
    func broken(_ count: Int, _ kind: PointReport.Fault.Kind) -> String {
      let first = PointReport.Fault(path: "f", line: 2, column: 3, kind: kind)
      return messages(.broken(PointReport(broken: count, first: first))).joined(separator: " ")
    }
    #expect(
      broken(12, .noPosition)
        == "12 rows have no position that can be read; the first: f, line 2, column 3.")
    #expect(
      broken(1, .openQuote) == "f, line 2, column 3: a quote opens there that nothing closes.")
    #expect(
      broken(2, .openQuote) == """
        2 rows can't be read; the first: f, line 2, column 3, where a quote opens that nothing \
        closes.
        """)
    #expect(
      broken(1, .surplus) == "f, line 2, column 3: the row has more fields than the header.")
  }
}
