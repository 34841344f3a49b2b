import Catalog
import Domain
import Glibc
import Places

/// The rules of questions to a map; what looks through many cities leaves the caller's actor.
struct GeographyInteractor: GeographyInteracting {
  /// How near a city is, in kilometres, whose country a place is in for certain.
  private static let near = 100.0

  /// As many guesses as are of use.
  private static let mostGuesses = 5

  let sources: MapSources
  /// The list one came from; nil where one came from none.
  let list: (catalog: CatalogID, places: any PlaceListing)?

  func pin(at position: Coordinate) async -> MapPin {
    guard let city = await nearest(to: position, count: 1).first else {
      return MapPin(label: .position, coordinate: position)
    }
    let back = Geodesy.bearing(
      to: position, leaving: city.bearing, kilometres: city.kilometres)
    return MapPin(
      label: .near(city.title, kilometres: city.kilometres, bearing: back), coordinate: position)
  }

  func nearby(_ position: Coordinate, count: Int) async -> [MapNeighbor] {
    var found: [MapNeighbor] = []
    for city in await nearest(to: position, count: count) {
      guard let place = await sources.places.place(city.reference) else { continue }
      found.append(MapNeighbor(place: place, kilometres: city.kilometres, bearing: city.bearing))
    }
    return found
  }

  @concurrent
  func setting(of position: Coordinate) async -> MapSetting {
    let finder = ShoreFinder(position)
    let shore = finder.shore(await sources.map.geometry(in: finder.rect, detail: .region))
    let nearest = await nearest(to: position, count: 1).first
    var country: String?
    if shore != .sea, let nearest, nearest.kilometres < Self.near {
      country = await sources.places.place(nearest.reference)?.country
    }
    return MapSetting(position: position, country: country, shore: shore)
  }

  @concurrent
  func found(_ text: String, count: Int) async -> MapFinding {
    let found = await sources.places.named(text, count: count)
    guard found.isEmpty else { return MapFinding(found) }
    let guesses = await sources.places.guesses(text, count: min(count, Self.mostGuesses))
    return MapFinding(guesses, areGuesses: true)
  }

  func place(_ reference: Reference) async throws(DataError) -> MapPlace {
    guard let place = await sources.places.place(reference) else { throw .notFound(reference) }
    return place
  }

  @concurrent
  func pair(_ text: String) async -> MapPair? {
    guard let (from, to) = await reader.pair(text) else { return nil }
    return MapPair(from: MapPair.End(from), to: MapPair.End(to))
  }

  func unknownName(in text: String) async -> String? {
    await reader.unknown(in: text)
  }

  /// The outline's greater parts: who looks at France does not mean to cross the Atlantic.
  @concurrent
  func extent(of country: String) async -> CountryExtent {
    guard let code = CountryLookup.code(startingWith: country) else { return .unknown }
    if let outline = await sources.map.outline(of: code),
      let box = WorldRect.around(Self.greaterParts(of: outline).flatMap(\.self))
    {
      return .box(box)
    }
    return await sources.places.bounds(of: code).map(CountryExtent.box) ?? .nowhere(code)
  }

  func results() async throws(DataError) -> MapGroup? {
    guard let list else { return nil }
    return try await list.places.group(of: list.catalog)
  }

  private var reader: PlaceText { PlaceText(places: sources.places, map: sources.map) }

  private func nearest(to position: Coordinate, count: Int) async -> [Neighbor] {
    await sources.neighbors.nearest(
      to: position, count: count, largerThan: nil, excluding: nil)
  }

  /// What of a country is meant by it: the rings with at least a tenth of the greatest one's area on
  /// the map; all where none has any.
  static func greaterParts(of rings: [[WorldPoint]]) -> [[WorldPoint]] {
    let areas = rings.map { Shoelace.measure($0).area }
    let greatest = areas.max() ?? 0
    return zip(rings, areas).filter { $1 * 10 >= greatest }.map(\.0)
  }
}

extension Geodesy {
  /// The bearing of `position` seen from the place that lies so far from it in a direction.
  ///
  /// Far away or near a pole that is not the direction's opposite: meridians converge. The place is
  /// found by the direct formula on the sphere, then looked back from.
  static func bearing(
    to position: Coordinate, leaving bearing: Double, kilometres: Double
  ) -> Double {
    let from = Geodesy.radians(position.latitude)
    let course = Geodesy.radians(bearing)
    let arc = kilometres / Geodesy.earthRadius
    let sine = sin(from) * cos(arc) + cos(from) * sin(arc) * cos(course)
    let latitude = asin(min(1, max(-1, sine)))
    let turn = atan2(sin(course) * sin(arc) * cos(from), cos(arc) - sin(from) * sin(latitude))
    let place = Coordinate(
      wrappingLatitude: latitude * 180 / .pi,
      longitude: position.longitude + turn * 180 / .pi)
    return Geodesy.bearing(from: place, to: position)
  }
}
