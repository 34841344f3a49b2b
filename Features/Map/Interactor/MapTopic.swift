package import Catalog
package import Domain
import Places

/// What a map is about, together with how that is found out.
package struct MapTopic: Sendable {
  let subject: MapSubject
  /// Throws `notFound`, and what the catalog or the favorites throw.
  let find:
    @Sendable (MapSources, any GeographyInteracting) async throws(DataError) -> MapSurvey.Topic

  /// An entity that has a place.
  package static func entity<Item: Entity & Locatable & Summarizable>(
    _ id: String, local: any LocalDataManager<Item>
  ) -> MapTopic {
    MapTopic(subject: .entity(Reference(Item.catalog, id))) { _, _ async throws(DataError) in
      let item = try await local.item(id)
      return .place(
        MapPin(
          label: .entity(item.reference, title: item.summary.title), coordinate: item.coordinate))
    }
  }

  /// The places that an entity names, as far as they can be found.
  package static func places<Item: Entity & PlaceNaming & Summarizable>(
    of id: String, local: any LocalDataManager<Item>
  ) -> MapTopic {
    MapTopic(subject: .entity(Reference(Item.catalog, id))) { sources, _ async throws(DataError) in
      let item = try await local.item(id)
      let found = await PlaceResolver(places: sources.places, map: sources.map)
        .resolve(item.placeNames)
      return .group(
        MapGroup(
          kind: .named(by: item.reference, title: item.summary.title),
          marks: found.places.map {
            MapMark(
              title: $0.title, country: $0.country, coordinate: $0.coordinate,
              reference: $0.reference)
          },
          total: item.placeNames.count,
          guesses: found.places.filter(\.isAmbiguous).map {
            MapGroup.Guess(title: $0.title, others: $0.ambiguity)
          },
          unknown: found.unresolved))
    }
  }

  /// The area of an entity: its outline, or where its cities are; its capital and its largest cities.
  package static func outline<Item: Entity & Outlined & Summarizable>(
    of id: String, local: any LocalDataManager<Item>
  ) -> MapTopic {
    MapTopic(subject: .entity(Reference(Item.catalog, id))) {
      sources, geography async throws(DataError) in
      let item = try await local.item(id)
      let code = item.countryCode
      let kind = MapGroup.Kind.country(item.reference, code: code)
      guard case .box(let box) = await geography.extent(of: code) else {
        return .group(MapGroup(kind: kind, marks: []))
      }
      let cities = await sources.places.cities(of: code, capital: item.capitalReference, in: box)
      let hasOutline = await sources.map.outline(of: code) != nil
      return .group(
        MapGroup(
          kind: kind,
          marks: cities.map {
            MapMark(
              title: $0.title, coordinate: $0.coordinate, reference: $0.reference)
          },
          area: MapGroup.Area(
            country: code, box: box, hasOutline: hasOutline, middle: item.summary.position)))
    }
  }

  /// A bare position, named after the nearest city.
  package static func position(_ position: Coordinate) -> MapTopic {
    MapTopic(subject: .position(position)) { _, geography in
      .place(await geography.pin(at: position))
    }
  }

  /// All favorites that have a place.
  package static let favorites = MapTopic(subject: .favorites) {
    sources, _ async throws(DataError) in
    let all = try await sources.favorites.all()
    return .group(
      MapGroup(kind: .favorites, marks: all.compactMap(MapMark.init), total: all.count))
  }

  /// What the list of a catalog shows, all its pages; nothing where it was never opened.
  package static func results(_ catalog: CatalogID, of list: (any PlaceListing)?) -> MapTopic {
    MapTopic(subject: .results(catalog)) { _, _ async throws(DataError) in
      let group = try await list?.group(of: catalog)
      return .group(group ?? MapGroup(kind: .results(catalog), marks: []))
    }
  }
}

extension PlaceListing {
  /// The most places that are marked at once.
  private static var limit: Int { 5000 }

  func group(of catalog: CatalogID) async throws(DataError) -> MapGroup {
    let listed = try await places(limit: Self.limit)
    let marks = listed.places.map {
      MapMark(title: $0.title, coordinate: $0.coordinate, reference: $0.reference)
    }
    return MapGroup(kind: .results(catalog), marks: marks, total: listed.total)
  }
}

extension PlaceDataManager {
  /// As many cities of a country as are worth a name of their own, the capital included.
  private static var cityCount: Int { 5 }

  /// How many of the largest cities of its box are searched for the country's own.
  private static var candidateCount: Int { 300 }

  /// The capital first; districts of larger cities are none.
  fileprivate func cities(
    of country: String, capital: Reference?, in box: WorldRect
  ) async -> [MapPlace] {
    var cities: [MapPlace] = []
    if let capital, let place = await place(capital) { cities.append(place) }
    var largest: [MapPlace] = []
    for part in box.withinWorld {
      largest += await self.largest(in: part, count: Self.candidateCount)
    }
    largest.sort { $0.population > $1.population }
    for city in largest where city.country == country && cities.count < Self.cityCount {
      if !cities.contains(where: { $0.reference == city.reference || $0.covers(city) }) {
        cities.append(city)
      }
    }
    return cities
  }
}

extension WorldRect {
  /// Its parts on this turn round the Earth: two where it crosses the antimeridian.
  fileprivate var withinWorld: [WorldRect] {
    guard maxX > 1 else { return [self] }
    return [
      WorldRect(minX: minX, minY: minY, maxX: 1, maxY: maxY),
      WorldRect(minX: 0, minY: minY, maxX: maxX - 1, maxY: maxY),
    ]
  }
}
