import ContractMocks
import Contracts
import Domain
import Geo
import Localization
import MapMocks
import TestSupport
import TextUI
import Viper
import ViperMocks

@testable import MapFeature
@testable import PlaceNames

/// A made-up entity with a place.
struct Place: Entity, Summarizable, Describable, Locatable {
  static let catalog = CatalogID.cities
  static let harbor = Place(id: "1", name: "Harbor", coordinate: .harbor)

  let id: String
  let name: String
  let coordinate: Coordinate

  var summary: Summary { Summary(title: name, position: coordinate) }
}

extension Describable {
  /// No map of these tests asks for facts.
  var facts: [Fact] { [] }
}

extension Coordinate {
  static let harbor = Coordinate(wrappingLatitude: 0, longitude: 0)
}

extension Reference {
  static let harbor = Reference(.cities, "1")
}

extension MapPin {
  static let harbor = MapPin(label: .entity(.harbor, title: "Harbor"), coordinate: .harbor)
}

extension MapSubjectData {
  static let harbor = MapSubjectData(kind: .place(.harbor))
}

extension Favorite {
  static let harbor = Favorite(reference: .harbor, title: "Harbor", position: .harbor, added: 0)
}

extension MapPlace {
  /// A city a degree north of the harbor for each thousand of its inhabitants.
  static func city(_ id: Int) -> MapPlace {
    MapPlace(
      reference: Reference(.cities, "\(id)"), name: "City \(id)", country: "AA",
      coordinate: Coordinate(wrappingLatitude: Double(id), longitude: 0), population: id * 1000)
  }
}

extension ResolvedPlace {
  static func resolved(_ name: String, _ city: MapPlace) -> ResolvedPlace {
    ResolvedPlace(name: name, kind: .city(city), coordinate: city.coordinate)
  }
}

extension MapContent.Choice {
  static let harbor = MapContent.Choice(
    reference: .harbor, title: "Harbor", caption: .title("Harbor"), coordinate: .harbor)

  static func city(_ id: Int) -> MapContent.Choice {
    let place = MapPlace.city(id)
    return MapContent.Choice(
      reference: place.reference, title: place.title, caption: .title(place.title),
      coordinate: place.coordinate)
  }
}

extension MapMark {
  static func city(_ id: Int) -> MapMark {
    MapMark(MapPlace.city(id))
  }
}

extension MapSources {
  /// Over mock data managers; the time is 7.
  init(
    map: any MapDataManager = MockMapDataManager(),
    places: any PlaceDataManager = MockPlaceDataManager(), neighbors: [Neighbor] = [],
    favorites: any FavoritesDataManager = InMemoryFavoritesDataManager(),
    links: any LinkDataManager = NoLinks(),
    country: @escaping @Sendable (String) async -> CountryEntry? = { _ in nil }
  ) {
    self.init(
      map: map, places: places, neighbors: MockNeighborDataManager(neighbors),
      favorites: favorites, links: links, country: country, near: { await places.near($0) },
      clock: { 7 })
  }
}

struct Listing: PlaceListing {
  let listed: ListPage
  var areNamed = false

  func rows(limit: Int) async throws(DataError) -> ListPage { listed }
}

extension MapFrame {
  /// A view of so many cells, in the middle of the world where nothing else is said.
  init(_ columns: Int, _ rows: Int, zoom: Double = 5, x: Double = 0.5, y: Double = 0.5) {
    self.init(
      MapViewport(center: WorldPoint(x: x, y: y), zoom: zoom),
      canvas: Size(columns: columns, rows: rows))
  }
}

func points(_ points: (Double, Double)...) -> [WorldPoint] {
  points.map { WorldPoint(x: $0.0, y: $0.1) }
}

/// Its corners, in dots of the world at zoom 0, of which it has 256.
func square(_ x: Double, _ y: Double, _ side: Double) -> [WorldPoint] {
  [(x, y), (x + side, y), (x + side, y + side), (x, y + side)].map {
    WorldPoint(x: $0.0 / 256, y: $0.1 / 256)
  }
}

extension MockMapInteractor {
  /// Has each text mean the position that it is, or else the cities called so, unless it has a meaning.
  fileprivate mutating func readTexts() {
    meaning = { [meaning, cities] text throws(DataError) in
      guard case .unknown(near: []) = try meaning(text) else { return try meaning(text) }
      switch PositionReader.read(text) {
      case .position(let position)?: return .position(position, near: nil)
      case .refused(let problem)?: return .refused(problem)
      case .short(_, let name)?: return .refused(.unknownPlace(name))
      case nil: break
      }
      let found = try cities(.named(text))
      return found.places.isEmpty ? .unknown(near: found.near) : .places(found.places)
    }
  }
}

/// A presenter of a map over mocks, on a screen of 80 × 24, and what it showed.
@MainActor
struct MapStage {
  let view = MockView<MapScene>()
  let router = MockRouter<MapRoute>()
  let interactor: MockMapInteractor
  private let presenter: MapPresenter

  init(
    _ interactor: MockMapInteractor = MockMapInteractor(.success(.harbor)),
    of subject: MapSubject = .entity(.harbor), language: Language = .english,
    memory: MapMemory = MapMemory(), zoom: Double? = nil, isDescribed: Bool = false,
    _ prepare: (inout MockMapInteractor) -> Void = { _ in }
  ) {
    var interactor = interactor
    prepare(&interactor)
    interactor.readTexts()
    self.interactor = interactor
    presenter = MapPresenter(
      scene: MapScene(
        subject: subject, language: language,
        viewport: MapViewport(center: WorldPoint(x: 0.25, y: 0.25)),
        size: Size(columns: 80, rows: 24), isDescribed: isDescribed, zoom: zoom),
      view: view, interactor: interactor, router: router, memory: memory)
  }

  init(
    _ data: MapSubjectData, of subject: MapSubject = .favorites,
    _ prepare: (inout MockMapInteractor) -> Void = { _ in }
  ) {
    self.init(MockMapInteractor(.success(data)), of: subject, prepare)
  }

  func handle(_ events: MapEvent...) async { await handle(events) }

  func handle(_ events: [MapEvent]) async {
    for event in events { await presenter.handle(event) }
  }

  /// As if points were coming.
  func follow(_ feed: MapFeed) { presenter.scene.feed = feed }

  /// Lets it handle an event whose task is cancelled from the start.
  func cancel(_ event: MapEvent) async {
    let call = Task { await presenter.handle(event) }
    call.cancel()
    await call.value
  }

  var last: MapScene? { view.scenes.last }
  var content: MapContent? { last?.content.value }
  var frames: [MapFrame] {
    interactor.calls.compactMap { if case .terrain(let frame) = $0 { frame } else { nil } }
  }

  func isCentered(on place: MapPlace) -> Bool {
    last?.viewport.center == WebMercator.project(place.coordinate)
  }
}

extension Line {
  /// Without the blanks at its end.
  var trimmed: String { String(text.reversed().drop { $0 == " " }.reversed()) }
}
