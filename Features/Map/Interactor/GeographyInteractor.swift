import Catalog
import Domain

/// The rules of questions to a map; what looks through many cities leaves the caller's actor.
struct GeographyInteractor: GeographyInteracting {
  /// How near a city is, in kilometres, whose country a place is in for certain.
  private static let near = 100.0

  /// As many guesses as are of use.
  private static let mostGuesses = 5

  let map: any MapDataManager
  let places: any PlaceDataManager
  let neighbors: any NeighborDataManager
  /// The list one came from; nil where one came from none.
  let list: (catalog: CatalogID, places: any PlaceListing)?

  func pin(at position: Coordinate) async -> MapPin {
    let nearest = await neighbors.nearest(
      to: position, count: 1, largerThan: nil, excluding: nil)
    guard let city = nearest.first else { return MapPin(label: .position, coordinate: position) }
    let back = ReverseBearing.bearing(
      to: position, leaving: city.bearing, kilometres: city.kilometres)
    return MapPin(
      label: .near(city.title, kilometres: city.kilometres, bearing: back), coordinate: position)
  }

  func nearby(_ position: Coordinate, count: Int) async -> [MapNeighbor] {
    var found: [MapNeighbor] = []
    for city in await neighbors.nearest(
      to: position, count: count, largerThan: nil, excluding: nil)
    {
      guard let place = await places.place(city.reference) else { continue }
      found.append(MapNeighbor(place, kilometres: city.kilometres, bearing: city.bearing))
    }
    return found
  }

  @concurrent
  func setting(of position: Coordinate) async -> MapSetting {
    let finder = ShoreFinder(position)
    let shore = finder.shore(await map.geometry(in: finder.rect, detail: .region))
    let nearest = await neighbors.nearest(
      to: position, count: 1, largerThan: nil, excluding: nil
    ).first
    var country: String?
    if shore != .sea, let nearest, nearest.kilometres < Self.near {
      country = await places.place(nearest.reference)?.country
    }
    return MapSetting(position: position, country: country, shore: shore)
  }

  @concurrent
  func found(_ text: String, count: Int) async -> MapFinding {
    let found = await places.named(text, count: count)
    guard found.isEmpty else { return MapFinding(found) }
    let guesses = await places.guesses(text, count: min(count, Self.mostGuesses))
    return MapFinding(guesses, areGuesses: true)
  }

  func place(_ reference: Reference) async throws(DataError) -> MapPlace {
    guard let place = await places.place(reference) else { throw .notFound(reference) }
    return place
  }

  @concurrent
  func pair(_ text: String) async -> MapPair? {
    guard let (from, to) = await PlaceText(places: places, map: map).pair(text) else { return nil }
    return MapPair(from: MapPair.End(from), to: MapPair.End(to))
  }

  func unknownName(in text: String) async -> String? {
    await PlaceText(places: places, map: map).unknown(in: text)
  }

  /// The outline's greater parts: who looks at France does not mean to cross the Atlantic.
  @concurrent
  func extent(of country: String) async -> CountryExtent {
    guard let code = CountryLookup.code(startingWith: country) else { return .unknown }
    if let outline = await map.outline(of: code),
      let box = WorldRect.around(GreaterParts.of(outline).flatMap(\.self))
    {
      return .box(box)
    }
    return await places.bounds(of: code).map(CountryExtent.box) ?? .nowhere(code)
  }

  func results() async throws(DataError) -> MapGroup? {
    guard let list else { return nil }
    return try await list.places.group(of: list.catalog)
  }
}
