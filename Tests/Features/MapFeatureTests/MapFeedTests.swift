import Components
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

/// Points that come one after another.
@MainActor
@Suite struct MapFeedTests {
  private static func trail(_ latitudes: Double..., broken: Int = 0) -> PointSet {
    let way = latitudes.map { Coordinate(wrappingLatitude: $0, longitude: 0) }
    return PointSet(
      names: latitudes.map { "bus \($0)" }, coordinates: way,
      shapes: way.count > 1 ? [PointShape(lines: [way])] : [],
      report: PointReport(
        read: way.count, broken: broken,
        first: broken > 0 ? .init(path: "-", line: 3, column: 1) : nil), isTrail: true)
  }

  /// A map to which points come, and then nothing more.
  private func stage(_ points: PointSet...) -> MapStage {
    var data = MapSubjectData(kind: .points(in: "-"))
    data.points = Self.trail()
    return MapStage(data, of: .points("-")) {
      $0.feed = MockAnswers(points.map { .success($0) } + [.success(nil)])
    }
  }

  private func center(_ map: MapStage) -> Double {
    map.last.map { WebMercator.unproject($0.viewport.center).latitude.rounded() } ?? .nan
  }

  @Test func theNewestIsMarkedWithItsWayBehindIt() async {
    let map = stage(Self.trail(10), Self.trail(10, 20, broken: 1))
    await map.handle(.appeared)
    #expect(map.last?.notice == .ended(.waitingForPoints))
    #expect(map.last?.frame.rect.maxX ?? 0 >= 1)
    await map.handle(.followed)
    #expect(map.last?.notice == .over(Self.trail(10, 20, broken: 1).report))
    #expect(map.content?.title == .points(in: "-", PointTally(points: 2)))
    #expect(map.content?.choice?.caption == .title("bus 20.0"))
    #expect(map.content?.drawing.marker != nil)
    #expect(map.content?.drawing.trail.isEmpty == false)
    #expect(map.content?.drawing.marks == [])
    #expect(center(map) == 15)
    let notices = map.view.scenes.map(\.notice)
    #expect(notices.contains(.broken(Self.trail(10, 20, broken: 1).report)))
    await map.handle(.followed)
    #expect(map.last?.feed?.progress == .over)
    let lines = map.last.map {
      MapLayout(strings: Strings(.spanish), mode: .braille, size: $0.size).lines($0).map(\.text)
    }
    #expect(lines?.last?.hasPrefix("La entrada estándar: 2 puntos · ") == true)
    #expect(lines?.contains { $0.contains("No llegan más puntos.") } == true)
  }

  @Test func aPointThatIsNotKeptAnyMoreTellsItsPlace() async {
    var data = MapSubjectData(kind: .points(in: "-"))
    let older = Self.trail(10, 20)
    data.points = older
    let newer = PointSet(
      names: ["bus"], coordinates: [Coordinate(wrappingLatitude: 30, longitude: 0)], first: 2,
      isTrail: true)
    let map = MapStage(data, of: .points("-")) {
      $0.cities = { $0 == .named("bus 10") ? MapFinding([older.place(0)]) : MapFinding([]) }
      $0.feed = MockAnswers([.success(newer), .success(nil)])
    }
    await map.handle(.appeared, .sought("bus 10"), .followed, .detailed)
    #expect(map.last?.listing?.rows.map(\.title) == ["10.00000, 0.00000"])
    #expect(map.router.routes == [])
  }

  @Test func whoMovesTheMapKeepsItAndFitFollowsAgain() async {
    let map = stage(Self.trail(10), Self.trail(10, 60))
    await map.handle(.appeared, .panned(.east), .followed)
    #expect(map.last?.feed?.view == .stays)
    #expect(map.last?.viewport.center.x ?? 0.5 != 0.5)
    #expect(map.content?.choice?.caption == .title("bus 60.0"))
    await map.handle(.fitted(nil))
    #expect(map.last?.feed?.view == .fits)
    #expect(map.content.map { $0.drawing.marker != nil } == true)
  }

  @Test func whatComesInSightLeavesTheMapWhereItIs() async {
    let before = stage(Self.trail(10), Self.trail(10, 60))
    await before.handle(.appeared, .zoomed(4), .followed)
    let map = stage(Self.trail(10), Self.trail(10, 60), Self.trail(10, 60, 60.001))
    await map.handle(.appeared, .zoomed(4), .followed)
    #expect(map.last?.viewport == before.last?.viewport)
    #expect(map.content?.choice?.caption == .title("bus 60.001"))
    #expect(map.content?.drawing.marker != before.content?.drawing.marker)
  }

  @Test func whoGoesNearerKeepsTheNewestInSight() async {
    let map = stage(Self.trail(10), Self.trail(10, 60))
    await map.handle(.appeared, .zoomed(4), .followed)
    #expect(map.last?.feed?.view == .keeps)
    #expect(center(map) == 60)
    await map.handle(.panned(.north), .centered)
    #expect(center(map) == 60)
    #expect(map.last?.feed?.view == .keeps)
  }

  @Test func aChosenPlaceKeepsTheMarker() async {
    let map = stage(Self.trail(10))
    await map.handle(.appeared, .went(.harbor), .followed)
    #expect(map.content?.choice?.coordinate == .harbor)
  }

  @Test func thatItStaysIsSaidOnceWhileMoreComes() async {
    let feed = MapFeed(progress: .running)
    let map = stage()
    await map.handle(.appeared)
    map.follow(feed)
    await map.handle(.panned(.east))
    #expect(map.last?.notice == .ended(.staysHere))
    await map.handle(.panned(.east))
    #expect(map.last?.notice == nil)
  }

  @Test func whatFailsIsSaidAndTheMapStays() async {
    let error = DataError.unreadable(path: "-", reason: .busy)
    var data = MapSubjectData(kind: .points(in: "-"))
    data.points = Self.trail(10)
    let map = MapStage(data, of: .points("-")) { $0.feed = MockAnswers(.failure(error)) }
    await map.handle(.appeared, .followed)
    #expect(map.last?.notice == .failed(error))
    #expect(map.content?.points?.points.count == 1)
  }

  @Test func whoLeavesComesBackToIt() async {
    let map = stage(Self.trail(10))
    await map.handle(.appeared)
    await map.cancel(.followed)
    #expect(map.last?.feed?.progress == .ready)
    #expect(MapEvent.followed.slot == .stream)
  }

  @Test func theViewSendsForPointsOnceTheMapIsThere() async throws {
    let map = stage()
    let view = MapView(surface: MockSurface(), strings: Strings(.english), mode: .braille)
    #expect(!view.status.canProceed)
    await map.handle(.appeared)
    view.display(try #require(map.last))
    #expect(view.status.canProceed)
    #expect(view.event(for: .proceed) == .followed)
    await map.handle(.followed)
    view.display(try #require(map.last))
    #expect(!view.status.canProceed)
  }

  @Test func theTopicAsksTheFeed() async throws {
    let newest = Self.trail(10)
    let topic = MapTopic.followed(Feed(latest: newest), in: "-")
    let interactor = MapInteractor(topic, sources: MapSources())
    #expect(try await interactor.subjectData().points == newest)
    #expect(try await interactor.nextPoints() == newest)
    #expect(interactor.ownPlaces(.named("bus 10.0"), count: 5).map(\.name) == ["bus 10.0"])
  }
}

private struct Feed: PointFeed {
  let latest: PointSet

  func next() async -> PointSet? { latest }
}
