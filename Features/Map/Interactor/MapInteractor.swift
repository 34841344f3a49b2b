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
  private let streets: StreetLoader

  init(_ topic: MapTopic, sources: MapSources, list: (CatalogID, any PlaceListing)? = nil) {
    self.sources = sources
    self.topic = topic
    self.list = list
    finder = TerrainFinder(
      map: sources.map, places: sources.places, relief: sources.relief)
    streets = StreetLoader(source: sources.tiles, clock: sources.clock)
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

  func streets(in frame: MapFrame, language: Language) -> AnySteps<MapStreets> {
    streets.streets(in: frame, language: language)
  }

  func things(in frame: MapFrame, language: Language) async -> [StreetThing] {
    await streets.things(in: frame, language: language)
  }

  @concurrent
  func nextPoints() async throws(DataError) -> PointSet? { try await topic.feed?.next() }

  func change(_ change: MapChange) async throws(DataError) -> StarOutcome {
    switch change {
    case .toggle(let reference, let title, let position, let properties):
      return try await sources.favorites.toggle(
        reference, title: title, position: position, properties, at: sources.clock())
    case .undo: return try await sources.favorites.undo()
    }
  }

  func copy(_ text: String) async throws(DataError) { try await sources.links.copy(text) }

  // MARK: - Questions to any map

  @concurrent
  func cities(_ query: CityQuery, count: Int) async throws(DataError) -> MapFinding {
    let own = ownPlaces(query, count: count)
    guard own.isEmpty else { return MapFinding(own) }
    switch query {
    case .reference(let reference):
      return MapFinding([await sources.places.place(reference)].compactMap(\.self))
    case .around(let position), .cityAround(let position):
      return MapFinding(
        await nearest(to: position, count: count), country: await located(position)?.country)
    case .named(let text):
      let found = try await sources.places.called(text, count: count)
      guard found.isEmpty else { return MapFinding(found) }
      return MapFinding([], near: FoundNames.offers(ownNear(text) + (await sources.near(text))))
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

  @concurrent
  func places(
    ofKind kind: String, around position: Coordinate, count: Int
  ) async throws(DataError) -> [MapPlace]? {
    try await sources.ofKind(PlaceKind.kinds(called: kind), position, count)
  }

  private func located(_ position: Coordinate) async -> NearestPlace? {
    await sources.neighbors.places(nearestTo: [position]).first
  }

  /// Reads the places that people type; the user's own points go before all others.
  private var reader: PlaceText {
    PlaceText(places: sources.places, map: sources.map) {
      ownPlaces(.named($0), count: 1).first
    }
  }

  @concurrent
  func pair(_ text: String, from here: ResolvedPlace?) async throws(DataError) -> MapPair {
    let reader = reader
    if let (from, to) = try await reader.pair(text) { return .places(from, to) }
    if let here, let to = try await reader.place(text) { return .places(here, to) }
    guard let name = try await reader.unknown(in: text) ?? here.map({ _ in text }) else {
      return .none
    }
    return .unknown(name, near: FoundNames.offers(ownNear(name) + (await sources.near(name))))
  }

  @concurrent
  func meaning(of text: String, count: Int) async throws(DataError) -> MapMeaning {
    let meaning = try await wholeMeaning(of: text, count: count)
    let name = PlacePairText.withoutJoint(text)
    // "map of paris" means Paris, if nothing is called so.
    guard case .unknown = meaning, name.count < text.count else { return meaning }
    return try await wholeMeaning(of: name, count: count)
  }

  private func wholeMeaning(of text: String, count: Int) async throws(DataError) -> MapMeaning {
    if let reading = PositionReader.read(text) {
      switch try await reader.position(reading) {
      case .success(let position):
        return .position(position, near: await nearest(to: position.coordinate, count: 1).first)
      case .failure(let problem): return .refused(problem)
      }
    }
    if ownPlaces(.named(text), count: 1).isEmpty, let region = await reader.region(text) {
      guard let code = region.country else { return .region(region) }
      let entry = await sources.country(code)
      return .region(
        region, reference: entry?.reference, area: await area(of: code, capital: entry?.capital))
    }
    let found = try await cities(.named(text), count: count)
    return found.places.isEmpty ? .unknown(near: found.near) : .places(found.places)
  }

  @concurrent
  func place(nearestTo position: Coordinate) async -> NearestPlace? { await located(position) }

  @concurrent
  func places(of target: MapTarget) async throws(DataError) -> MapSubjectData? {
    switch target {
    case .favorites: return try await favorites()
    case .results: return try await results()
    case .all: return list == nil ? try await favorites() : try await results()
    case .named(let name):
      guard let code = CountryLookup.code(for: name) else { return nil }
      let capital = await sources.country(code)?.capital
      return MapSubjectData(kind: .country(code), area: await area(of: code, capital: capital))
    }
  }

  private func favorites() async throws(DataError) -> MapSubjectData {
    let all = try await sources.favorites.all()
    return MapSubjectData(kind: .favorites, marks: all.compactMap(MapMark.init))
  }

  private func results() async throws(DataError) -> MapSubjectData? {
    guard let list else { return nil }
    let data = try await list.places.data(of: list.catalog, resolver)
    return data.marks.isEmpty ? nil : data
  }

  /// Finds the area of a country; `nil` if neither the map nor the cities have a place of it.
  ///
  /// - Parameters:
  ///   - country: the code of the country.
  ///   - capital: the capital; the main land has it.
  ///   - middle: a point that stands for the whole country.
  func area(
    of country: String, capital: Reference?, middle: Coordinate? = nil
  ) async -> MapSubjectData.Area? {
    let outline = await sources.map.outline(of: country)
    var seat: Coordinate?
    if let capital { seat = await sources.places.place(capital)?.coordinate }
    var box = Mainland.box(of: outline ?? [], capital: seat.map(WebMercator.project))
    if box == nil { box = await sources.places.bounds(of: country) }
    return box.map {
      MapSubjectData.Area(country: country, box: $0, hasOutline: outline != nil, middle: middle)
    }
  }
}
