import Contracts
import Domain
import Geo
import PlaceNames

/// The rules of maps; a topic supplies the subject.
///
/// Functions that search many cities or points leave the caller's actor.
struct MapInteractor: MapInteracting {
  /// The distance in kilometres within which a city tells the country of a place outside of all outlines.
  private static let near = 100.0

  let sources: MapSources
  private let topic: MapTopic
  /// The list from which the map was opened, if it was.
  private let list: (catalog: CatalogID, places: any PlaceListing)?
  private let finder: TerrainFinder

  init(_ topic: MapTopic, sources: MapSources, list: (CatalogID, any PlaceListing)? = nil) {
    self.sources = sources
    self.topic = topic
    self.list = list
    finder = TerrainFinder(map: sources.map, places: sources.places)
  }

  /// Finds the places that entities name.
  var resolver: PlaceResolver { PlaceResolver(places: sources.places, map: sources.map) }

  @concurrent
  func subjectData() async throws(DataError) -> MapSubjectData {
    var data = try await topic.find(self)
    data.favorites = await Result(of: sources.favorites.all)
    return data
  }

  @concurrent
  func terrain(in frame: MapFrame, outlining country: String?) async -> MapTerrain {
    await finder.terrain(in: frame, outlining: country, now: sources.clock())
  }

  @concurrent
  func nextPoints() async throws(DataError) -> PointSet? { try await topic.feed?.next() }

  func change(_ change: MapChange) async throws(DataError) -> [Favorite] {
    switch change {
    case .toggle(let reference, let title, let position):
      let added = try await sources.favorites.toggle(
        reference, title: title, position: position, at: sources.clock())
      return [added].compactMap(\.self)
    case .undo: return try await sources.favorites.undo()
    }
  }

  func copy(_ text: String) async throws(DataError) { try await sources.links.copy(text) }

  // MARK: - Questions to any map

  @concurrent
  func cities(_ query: CityQuery, count: Int) async -> MapFinding {
    let own = ownPlaces(query, count: count)
    guard own.isEmpty else { return MapFinding(own) }
    switch query {
    case .reference(let reference):
      return MapFinding([await sources.places.place(reference)].compactMap(\.self))
    case .around(let position), .cityAround(let position):
      return MapFinding(
        await nearest(to: position, count: count), country: await located(position)?.country)
    case .named(let text):
      let found = await sources.places.called(text, count: count)
      guard found.isEmpty else { return MapFinding(found) }
      return MapFinding(
        [], near: FoundNames.offers(ownNear(text) + (await sources.places.near(text))))
    }
  }

  /// Finds places among the user's points, `count` at most.
  func ownPlaces(_ query: CityQuery, count: Int) -> [MapPlace] {
    guard let points = topic.points?() else { return [] }
    let found: [Int] =
      switch query {
      case .reference(let reference): [points.index(of: reference)].compactMap(\.self)
      case .around(let position): points.nearest(to: position, count: count)
      case .cityAround: []
      case .named(let text): points.called(text, count: count)
      }
    return found.map(points.place)
  }

  /// Finds names of the user's points that are similar to a text.
  private func ownNear(_ text: String) -> [String] {
    guard let points = topic.points?() else { return [] }
    return points.named(text, count: FoundNames.mostLooked).map { points.names[$0] }
  }

  /// Finds the cities nearest to a position, the nearest first.
  func nearest(to position: Coordinate, count: Int) async -> [MapPlace] {
    var found: [MapPlace] = []
    for city in await sources.neighbors.nearest(
      to: position, count: count, largerThan: nil, excluding: nil)
    {
      if let place = await sources.places.place(city.reference) { found.append(place) }
    }
    return found
  }

  @concurrent
  func setting(of position: Coordinate) async -> MapSetting {
    let finder = ShoreFinder(position)
    let shore = finder.shore(await sources.map.geometry(in: finder.rect, detail: .region))
    guard let located = await located(position),
      located.isInOutline || shore != .sea && located.kilometres < Self.near
    else { return MapSetting(position: position, country: nil, shore: shore) }
    return MapSetting(
      position: position, country: located.country, region: located.region, shore: shore)
  }

  private func located(_ position: Coordinate) async -> NearestPlace? {
    await sources.neighbors.places(nearestTo: [position]).first
  }

  @concurrent
  func pair(_ text: String) async -> MapPair {
    let reader = PlaceText(places: sources.places, map: sources.map) {
      ownPlaces(.named($0), count: 1).first
    }
    if let (from, to) = await reader.pair(text) { return .places(from, to) }
    guard let name = await reader.unknown(in: text) else { return .none }
    return .unknown(name, near: FoundNames.offers(ownNear(name) + (await reader.near(name))))
  }

  @concurrent
  func position(_ reading: PositionReading) async -> Result<ReadPosition, PositionProblem> {
    await PlaceText(places: sources.places, map: sources.map).position(reading)
  }

  @concurrent
  func places(of target: MapTarget) async throws(DataError) -> MapSubjectData? {
    switch target {
    case .favorites:
      let all = try await sources.favorites.all()
      return MapSubjectData(kind: .favorites, marks: all.compactMap(MapMark.init))
    case .results:
      guard let list else { return nil }
      let data = try await list.places.data(of: list.catalog, resolver)
      return data.marks.isEmpty ? nil : data
    case .country(let name):
      guard let code = CountryLookup.code(for: name) else { return nil }
      return MapSubjectData(kind: .country(code), area: await area(of: code))
    }
  }

  /// Finds the area of a country; `nil` if neither the map nor the cities have a place of it.
  ///
  /// - Parameters:
  ///   - country: the code of the country.
  ///   - middle: a point that stands for the whole country.
  func area(of country: String, middle: Coordinate? = nil) async -> MapSubjectData.Area? {
    let outline = await sources.map.outline(of: country)
    var box = WorldRect.around(Self.mainland(of: outline ?? []).flatMap(\.self))
    if box == nil { box = await sources.places.bounds(of: country) }
    return box.map {
      MapSubjectData.Area(country: country, box: $0, hasOutline: outline != nil, middle: middle)
    }
  }

  /// Returns the main parts of a country: the rings with at least a tenth of the greatest one's area on
  /// the map; all rings if none has an area.
  ///
  /// So a map of France does not reach across the Atlantic.
  static func mainland(of rings: [[WorldPoint]]) -> [[WorldPoint]] {
    let areas = rings.map { Shoelace.measure($0).area }
    guard let greatest = areas.max() else { return [] }
    return zip(rings, areas).filter { $1 * 10 >= greatest }.map(\.0)
  }
}
