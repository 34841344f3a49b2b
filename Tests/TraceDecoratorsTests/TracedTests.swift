import ContractMocks
import Contracts
import Domain
import Geo
import ListFeature
import ListMocks
import TestSupport
import Testing
import Viper
import ViperMocks

@testable import Trace
@testable import TraceDecorators

/// What decorators let through, and what they tell.
@MainActor
@Suite struct TracedTests {
  private let tracer = Tracer(now: { .zero })

  init() {
    tracer.open(.home)
  }

  /// Records the calls of a role of a list.
  private func recorder(_ role: TraceRole) -> TraceRecorder {
    tracer.recorder(role, "list", on: tracer.log.current)
  }

  private func traced(_ interactor: MockListInteractor) -> any ListInteracting {
    Traced(interactor as any ListInteracting, recorder(.interactor))
  }

  /// What was told so far, without times.
  private var lines: [String] {
    tracer.feed.take().map { String(TraceLineText().text($0).dropFirst(10)) }
  }

  /// What is told of calls that an interactor makes.
  private func lines(_ body: () async throws -> Void) async rethrows -> [String] {
    let scope = tracer.log.begin(
      "a", to: TraceParticipant(.interactor, of: "list"), in: nil, screen: tracer.log.current)
    try await TraceScope.$current.withValue(scope) { try await body() }
    return lines.dropFirst().map { String($0.drop { $0 != "→" && $0 != "←" }.dropFirst(2)) }
  }

  @Test func tilesArriveAsTheyAreAndAreToldByTheirCounts() async throws {
    let tile = try #require(TileID(zoom: 9, x: 1, y: 2))
    let set = TileSet(source: "x.org", zooms: 0...14)
    let data = TileData([1, 2, 3], fetchedAt: 5)
    let remote = MockRemoteTiles([tile: [.success(.tile(data))]], of: .success(set))
    let cache = MockTileCache()
    let traced = tracer.tiles(
      TileSource(.service(remote, cache: cache), reader: NoReader(), generation: 7))
    #expect(traced.generation == 7)
    guard case .service(let service, let held) = traced.origin else { return }
    let told = try await lines { () async throws in
      #expect(try await service.tileSet() == set)
      #expect(try await service.tile(tile, of: set, unless: nil) == .tile(data))
      await held.keep(set)
      await held.keep(data, of: tile)
      #expect(try await held.tile(tile) == data)
      #expect(try await held.tileSet() == set)
    }
    #expect(service.service == remote.service)
    let wholeWorld = "bounds: WorldRect(minX: 0.0, minY: 0.0, maxX: 1.0, maxY: 1.0)"
    let setText = "TileSet(source: \"x.org\", zooms: 0...14, \(wholeWorld))"
    let dataText = "TileData(bytes: [3], validators: Validators, fetchedAt: 5)"
    let idText = "TileID(zoom: 9, x: 1, y: 2)"
    #expect(
      told == [
        "tiles.remote  tileSet", "tiles.remote  tileSet ⇒ \(setText)",
        "tiles.remote  tile(\(idText))", "tiles.remote  tile ⇒ tile(\(dataText))",
        "tiles.local  keep(\(setText))", "tiles.local  keep(\(dataText), \(idText))",
        "tiles.local  tile(\(idText)) ⇒ \(dataText)", "tiles.local  tileSet ⇒ \(setText)",
      ])
  }

  @Test func scenesAndRoutesArriveAsTheyAre() {
    let (view, router) = (MockView<Int>(), MockRouter<String>())
    Traced(view, recorder(.view)).display(7)
    Traced(router, recorder(.router)).go(to: "there")
    #expect(view.scenes == [7])
    #expect(router.routes == ["there"])
    #expect(lines == ["session → list.view  display(7)", "session → list.router  go(\"there\")"])
  }

  @Test func eventsArriveAndWhatIsDoneForThemIsAPartOfThem() async {
    let interactor = traced(MockListInteractor())
    let presenter = Doing {
      await #expect(throws: DataError.nothingToUndo) {
        try await interactor.change(.toggle(Reference(.cities, "1")))
      }
    }
    await Traced(presenter, recorder(.presenter)).handle("star")
    #expect(
      lines == [
        "session → list.presenter  \"star\"",
        "  list.presenter → interactor  change(toggle(cities/1)) ⇒ throws nothingToUndo",
        "session ← list.presenter  \"star\"",
      ])
  }

  @Test func stepsComeAsTheyAreAndEachIsTold() async {
    let steps: [Loaded<ListPage>] = [.failed(.nothingToUndo)]
    let traced = traced(MockListInteractor(steps))
    var seen: [Loaded<ListPage>] = []
    for await step in traced.load(CatalogQuery.typed(), .ifDue) { seen.append(step) }
    #expect(seen == steps)
    #expect(
      lines == [
        "session → list.interactor  "
          + "load(CatalogQuery(offset: 0, pageSize: 20, topHits: 10, isTyped: true, …), ifDue)",
        "  list.interactor ⇢ session  failed(nothingToUndo)",
        "session ← list.interactor  load ⇒ steps: 1",
      ])
  }

  @Test func cancellingReachesWhatIsDecorated() async {
    let silence = Silence()
    let traced = Traced(Doing { await silence.last() }, recorder(.presenter))
    let task = Task { await traced.handle("wait") }
    await silence.asked()
    task.cancel()
    await task.value
    #expect(lines == ["session → list.presenter  \"wait\" ⇒ cancelled"])
  }

  @Test func dataManagersAreToldOfOnlyWithinCalls() async throws {
    let favorites: any FavoritesDataManager = InMemoryFavoritesDataManager()
    let traced = Traced(favorites, tracer.recorder(.local, "favorites"))
    #expect(try await traced.all() == [])
    #expect(lines == [])
    #expect(try await lines { _ = try await traced.all() } == ["favorites.local  all ⇒ [0]"])
  }

  /// Where methods of a contract have the same type, a decorator could take one for another.
  @Test func eachMethodCallsTheOneOfItsName() async {
    let place = MapPlace(
      reference: Reference(.cities, "1"), name: "Lima", country: "PE",
      coordinate: Coordinate(wrappingLatitude: 1, longitude: 2), population: 9)
    let base: any PlaceDataManager = MockPlaceDataManager([place])
    let places = Traced(base, tracer.recorder(.local, "places"))
    let lines = await lines {
      #expect(await places.named("li", count: 2) == [place])
      #expect(await places.suggestions("li", count: 2) == [])
    }
    #expect(
      lines == [
        "places.local  named(\"li\", 2) ⇒ [1]", "places.local  suggestions(\"li\", 2) ⇒ [0]",
      ])
  }

  /// It may take long, so its beginning is told at once.
  @Test func aCallToAServiceIsToldTwice() async throws {
    let (picture, address) = (Picture(rows: []), PictureAddress.path(["a"], of: .sprites))
    let base: any PictureDataManager = MockPictureDataManager([address: .success(picture)])
    let pictures = Traced(base, tracer.recorder(.remote, "pictures"))
    let size = PictureSize(columns: 4, rows: 2)
    let lines = try await lines {
      let found = try await pictures.picture(address, fitting: size, inPixels: false)
      #expect(found == picture)
    }
    #expect(
      lines == [
        "pictures.remote  picture(path([1], of: sprites), PictureSize(columns: 4, rows: 2))",
        "pictures.remote  picture ⇒ Picture",
      ])
  }

  @Test func whileItIsOffNothingIsWrittenAndAllArrives() async {
    tracer.log.isOn = false
    let (view, router) = (MockView<Int>(), MockRouter<String>())
    Traced(view, recorder(.view)).display(7)
    Traced(router, recorder(.router)).go(to: "there")
    #expect(view.scenes == [7] && router.routes == ["there"])
    #expect(lines == [])
    // Nor what goes on when it is switched on.
    let presenter = Doing {
      tracer.log.isOn = true
      Traced(view, tracer.recorder(.view, "list")).display(8)
    }
    await Traced(presenter, recorder(.presenter)).handle("star")
    #expect(view.scenes == [7, 8])
    #expect(lines == [])
  }
}

/// Does the same for every event.
private final class Doing: Presenting {
  private let body: @MainActor () async -> Void

  init(_ body: @escaping @MainActor () async -> Void) {
    self.body = body
  }

  func handle(_ event: String) async { await body() }
}

private struct NoReader: TileReading {
  func read(_ bytes: [UInt8], of id: TileID, for request: TileRequest) -> StreetTile {
    StreetTile(id)
  }
}
