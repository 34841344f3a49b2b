import ContractMocks
import Contracts
import Domain
import Geo
import Localization
import MapMocks
import TestSupport
import Testing
import TextUI
import Viper
import ViperMocks

@testable import MapFeature

/// What a map says, and how often it is drawn.
@MainActor
@Suite struct MapSaidTests {
  private func trail(_ latitudes: Double..., broken: Int = 0) -> PointSet {
    let way = latitudes.map { Coordinate(wrappingLatitude: $0, longitude: 0) }
    return PointSet(
      names: latitudes.map { "bus \($0)" }, coordinates: way,
      report: PointReport(read: way.count, broken: broken), isTrail: true)
  }

  /// A map to which points come, and then nothing more.
  private func stage(from start: PointSet?, _ points: PointSet...) -> MapStage {
    var data = MapSubjectData(kind: .points(in: "-"))
    data.points = start
    return MapStage(data, of: .points("-")) {
      $0.feed = MockAnswers(points.map { .success($0) } + [.success(nil)])
    }
  }

  /// What was said, one after the other.
  private func notices(_ map: MapStage) -> [MapNotice?] {
    map.view.scenes.map(\.notice).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  // MARK: - Points that come

  @Test func thatItWaitsIsSaidUntilPointsCome() async {
    let map = stage(from: trail(), trail(), trail(10))
    await map.handle(.appeared, .followed)
    #expect(
      notices(map) == [nil, .ended(.waitingForPoints), nil, .over(trail(10).report)])
    let empty = stage(from: trail(), trail())
    await empty.handle(.appeared, .followed)
    #expect(notices(empty) == [nil, .ended(.waitingForPoints), .over(trail().report)])
  }

  @Test func whatACommandCameToStaysWhilePointsCome() async {
    let map = stage(from: trail(10), trail(10, 11))
    await map.handle(.appeared, .askedMap)
    let here = map.last?.notice
    await map.handle(.followed)
    #expect(here != nil)
    #expect(notices(map) == [nil, here, .over(trail(10, 11).report)])
  }

  /// Each that is more than before is said, the first too.
  @Test func brokenPointsAreSaidWhenTheyCome() async {
    let map = stage(from: nil)
    await map.handle(.appeared)
    let silent = stage(from: nil, trail(10))
    await silent.handle(.appeared)
    silent.follow(MapFeed(progress: .ready))
    await silent.handle(.followed)
    #expect(!notices(silent).contains(.broken(trail(10).report)))
    let broken = stage(from: nil, trail(10, broken: 1), trail(10, 11, broken: 1))
    await broken.handle(.appeared)
    broken.follow(MapFeed(progress: .ready))
    await broken.handle(.followed)
    #expect(
      notices(broken).filter { if case .broken = $0 { true } else { false } }
        == [.broken(trail(10, broken: 1).report)])
  }

  /// The first points are gone to though they are in sight already.
  @Test func theFirstPointsAreGoneTo() async throws {
    let map = stage(from: nil, trail(0.001, 0.002))
    await map.handle(.appeared)
    map.follow(MapFeed(progress: .ready))
    let canvas = try #require(map.last?.canvas)
    let box = try #require(trail(0.001, 0.002).box)
    await map.handle(.followed)
    #expect(map.last?.viewport == MapViewport(fitting: box, canvas: canvas))
  }

  @Test func whatMovesInSightIsMarkedAndNotDrawnAnew() async {
    let map = stage(from: trail(10), trail(10, 10.001), trail(10, 10.001, 10.002))
    await map.handle(.appeared, .zoomed(-3))
    let frames = map.frames.count
    await map.handle(.followed)
    #expect(map.frames.count == frames)
    #expect(map.content?.points?.points.count == 3)
  }

  /// A point in the outer twentieth of the view is followed, to whatever side it is.
  @Test(
    arguments: [
      (0.06, 0.5, false), (0.04, 0.5, true), (0.94, 0.5, false), (0.96, 0.5, true),
      (0.5, 0.07, false), (0.5, 0.03, true), (0.5, 0.93, false), (0.5, 0.97, true),
    ] as [(Double, Double, Bool)])
  func whatComesToTheEdgeIsGoneTo(x: Double, y: Double, isGoneTo: Bool) async throws {
    func data(_ points: PointSet) -> MapSubjectData {
      var data = MapSubjectData(kind: .points(in: "-"))
      data.points = points
      return data
    }
    let start = trail(10)
    let first = MapStage(data(start), of: .points("-"))
    await first.handle(.appeared, .zoomed(-3))
    let rect = try #require(first.last?.frame.rect)
    let next = WebMercator.unproject(
      WorldPoint(
        x: rect.minX + x * (rect.maxX - rect.minX), y: rect.minY + y * (rect.maxY - rect.minY)))
    let points = PointSet(
      names: ["a", "b"], coordinates: [start.coordinates[0], next],
      report: PointReport(read: 2, broken: 0), isTrail: true)
    let map = MapStage(data(start), of: .points("-")) {
      $0.feed = MockAnswers([.success(points), .success(nil)])
    }
    await map.handle(.appeared, .zoomed(-3), .followed)
    #expect((map.last?.viewport != first.last?.viewport) == isGoneTo)
  }

  @Test func whereNothingCameYetTheWorldIsSeen() {
    let world = WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    #expect(trail().wholeBox == world)
    #expect(trail(10).wholeBox == trail(10).box)
    let none = PointSet(names: [], coordinates: [], report: PointReport(read: 0, broken: 0))
    #expect(none.wholeBox == nil)
  }

  // MARK: - Places

  @Test func ofOnePlaceThereIsNoList() async {
    let named = MapSubjectData(
      kind: .named(by: "A"), marks: [MapMark.city(1)], total: 1)
    let map = MapStage(named, of: .entity(.harbor))
    await map.handle(.appeared)
    #expect(map.last?.listing == nil)
    let two = MapSubjectData(
      kind: .named(by: "A"), marks: [MapMark.city(1), .city(2)], total: 2)
    let both = MapStage(two, of: .entity(.harbor))
    await both.handle(.appeared)
    #expect(both.last?.listing?.rows.map(\.title) == ["City 1, AA", "City 2, AA"])
  }

  /// Asked again, it says the same again; what changes nothing and says nothing is not shown.
  @Test func aQuestionIsAnsweredEachTime() async {
    let map = MapStage()
    await map.handle(.appeared, .askedMap, .askedMap)
    #expect(notices(map).count == 2 && map.view.scenes.suffix(2).allSatisfy { $0.notice != nil })
    let shown = map.view.scenes.count
    await map.handle(.resized(columns: 80, rows: 24))
    #expect(map.view.scenes.count == shown)
  }

  @Test func aMapInWordsSaysWhereTheMarkerIsByNow() async {
    let map = MapStage(isDescribed: true)
    let elsewhere = Coordinate(wrappingLatitude: 40, longitude: 20)
    await map.handle(.appeared, .went(elsewhere), .zoomed(1))
    #expect(map.content?.setting?.position == elsewhere)
  }

  /// A window of no height has room for one row.
  @Test func inTheSmallestWindowOneRowIsListed() async {
    let map = MapStage { $0.cities = { _ in MapFinding([.city(1), .city(2)]) } }
    await map.handle(.resized(columns: 20, rows: 1), .appeared, .sought("city"))
    #expect(map.content?.choice == .city(1))
  }

  @Test func whereItCannotBeFartherIsSaidOfLessThanALevel() async {
    let map = MapStage()
    await map.handle(.appeared, .zoomed(-99), .zoomed(-0.5))
    #expect(map.last?.notice == .ended(.noFarther))
    await map.handle(.zoomed(99), .zoomed(0.5))
    #expect(map.last?.notice == .ended(.noNearer))
  }

  /// Guesses and what is unknown are said each alone, too.
  @Test func whatIsNotForCertainIsSaid() {
    let formatter = MapFormatter(formats: Formats(.english))
    let guess = MapSubjectData.Guess(title: "Lima, PE", others: 2)
    func notice(_ guesses: [MapSubjectData.Guess], _ unknown: [String]) -> MapNotice? {
      formatter.notice(
        of: MapSubjectData(
          kind: .named(by: "A"), marks: [.city(1)], total: 1, guesses: guesses, unknown: unknown))
    }
    #expect(notice([guess], []) == .places(guesses: [guess], unknown: []))
    #expect(notice([], ["Oz"]) == .places(guesses: [], unknown: ["Oz"]))
    #expect(notice([], []) == nil)
    #expect(
      formatter.notice(of: MapSubjectData(kind: .points(in: "f"))) == .refused(.noPoints))
  }
}
