package import Contracts
package import Domain
import Geo
import PlaceNames

/// The subject of a map, with the function that loads it.
package struct MapTopic: Sendable {
  let subject: MapSubject
  /// Returns the user's points, which are searched before cities.
  var points: (@Sendable () -> PointSet)?
  /// The source of more points.
  var feed: (any PointFeed)?
  /// Loads the subject.
  ///
  /// It throws `notFound` and the errors of the catalog or the favorites.
  let find: @Sendable (MapInteractor) async throws(DataError) -> MapSubjectData

  /// The topic of an entity that has a place.
  package static func entity<Item: Entity & Locatable & Summarizable>(
    _ id: String, local: any LocalDataManager<Item>
  ) -> MapTopic {
    MapTopic(subject: .entity(Reference(Item.catalog, id))) { _ async throws(DataError) in
      let item = try await local.item(id)
      return MapSubjectData(
        kind: .place(
          MapPin(
            label: .entity(item.reference, title: item.summary.title), coordinate: item.coordinate,
            sign: item.summary.sign)))
    }
  }

  /// The topic of the places that an entity names, as far as they are found.
  package static func places<Item: Entity & PlaceNaming & Summarizable>(
    of id: String, local: any LocalDataManager<Item>
  ) -> MapTopic {
    MapTopic(subject: .entity(Reference(Item.catalog, id))) { map async throws(DataError) in
      let item = try await local.item(id)
      let found = await map.resolver.resolve(item.placeNames)
      return MapSubjectData(
        kind: .named(by: item.summary.title),
        marks: found.places.map { MapMark($0) },
        total: item.placeNames.count,
        guesses: found.places.filter(\.isAmbiguous).map {
          MapSubjectData.Guess(title: $0.title, others: $0.ambiguity)
        },
        unknown: found.unresolved)
    }
  }

  /// The topic of a country: its outline, or else the box of its cities, with its capital and its largest
  /// cities.
  package static func outline<Item: Entity & Outlined & Summarizable>(
    of id: String, local: any LocalDataManager<Item>
  ) -> MapTopic {
    MapTopic(subject: .entity(Reference(Item.catalog, id))) { map async throws(DataError) in
      let item = try await local.item(id)
      let code = item.countryCode
      var data = MapSubjectData(kind: .country(code))
      data.area = await map.area(
        of: code, capital: item.capitalReference, middle: item.summary.position)
      guard let box = data.area?.box else { return data }
      data.marks = await map.sources.places.cities(
        of: code, capital: item.capitalReference, in: box
      )
      .map { MapMark($0) }
      return data
    }
  }

  /// The topic of some entities together, as far as they have a place.
  ///
  /// - Parameter row: finds the row of one; it throws the errors of its catalog.
  package static func entities(
    _ references: [Reference],
    row: @escaping @Sendable (Reference) async throws(DataError) -> ListRow?
  ) -> MapTopic {
    MapTopic(subject: .entities(references)) { _ async throws(DataError) in
      var data = MapSubjectData(kind: .together, total: references.count)
      for reference in references {
        guard let summary = try await row(reference)?.summary, let position = summary.position
        else { continue }
        data.marks.append(
          MapMark(
            title: summary.title, coordinate: position, reference: reference, sign: summary.sign))
      }
      return data
    }
  }

  /// The topic of a bare position, which is named after the nearest city.
  package static func position(_ position: Coordinate) -> MapTopic {
    MapTopic(subject: .position(position)) {
      MapSubjectData(
        kind: .place(MapPin(position, near: await $0.nearest(to: position, count: 1).first)))
    }
  }

  /// The topic of the user's points, in files with these names.
  package static func points(
    _ points: PointSet, in files: String, by look: PointLook = PointLook()
  ) -> MapTopic {
    MapTopic(
      subject: .points(files), points: { points },
      find: { _ in MapSubjectData(kind: .points(in: files), points: points, look: look) })
  }

  /// The topic of points that come one after another.
  package static func followed(_ feed: any PointFeed, in file: String) -> MapTopic {
    MapTopic(
      subject: .points(file), points: { feed.latest }, feed: feed,
      find: { _ in MapSubjectData(kind: .points(in: file), points: feed.latest) })
  }

  /// The topic of the whole world.
  package static let world = MapTopic(subject: .world) { _ in MapSubjectData(kind: .world) }

  /// The topic of all favorites that have a place.
  package static let favorites = MapTopic(subject: .favorites) { map async throws(DataError) in
    let all = try await map.sources.favorites.all()
    return MapSubjectData(
      kind: .favorites, marks: all.compactMap(MapMark.init), total: all.count)
  }

  /// The topic of all pages of a catalog's list; it is empty if the list was never opened.
  package static func results(_ catalog: CatalogID, of list: (any PlaceListing)?) -> MapTopic {
    MapTopic(subject: .results(catalog)) { map async throws(DataError) in
      try await list?.data(of: catalog, map.resolver) ?? MapSubjectData(kind: .results(catalog))
    }
  }
}

extension PlaceListing {
  /// The most places that are marked at once.
  private static var limit: Int { 5000 }

  /// Loads the places of the list, or the places that its entries name.
  func data(
    of catalog: CatalogID, _ resolver: PlaceResolver
  ) async throws(DataError) -> MapSubjectData {
    let page = try await rows(limit: Self.limit)
    if areNamed { return await MapSubjectData(page.rows, of: catalog, resolver) }
    let marks = page.rows.compactMap { row in
      row.summary.position.map {
        MapMark(
          title: row.summary.title, coordinate: $0, reference: row.reference,
          sign: row.summary.sign)
      }
    }
    return MapSubjectData(kind: .results(catalog), marks: marks, total: page.count)
  }
}

extension MapSubjectData {
  /// Finds the places that entries name, each once; the places that most entries name come first.
  fileprivate init(
    _ entries: [ListRow], of catalog: CatalogID, _ resolver: PlaceResolver
  ) async {
    var kinds: [ResolvedPlace.Kind] = []
    var (marks, unknown, without) = ([MapMark](), [String](), 0)
    for entry in entries {
      let item = MapItem(reference: entry.reference, title: entry.summary.title)
      let names = entry.facts.flatMap { fact -> [String] in
        if case .places(let names) = fact.value { names } else { [] }
      }
      let found = await resolver.resolve(names)
      if found.places.isEmpty { without += 1 }
      unknown += found.unresolved.filter { !unknown.contains($0) }
      for place in found.places {
        if let index = kinds.firstIndex(of: place.kind) {
          marks[index].items.append(item)
        } else {
          kinds.append(place.kind)
          marks.append(MapMark(place, items: [item]))
        }
      }
    }
    marks.sort { $0.items.count > $1.items.count }
    self.init(
      kind: .naming(catalog, count: entries.count, without: without), marks: marks,
      unknown: unknown)
  }
}

extension PlaceDataManager {
  /// The most cities of a country that are marked, the capital included.
  private static var cityCount: Int { 5 }

  /// The number of largest cities in a country's box that are searched for its own.
  private static var candidateCount: Int { 300 }

  /// Finds the cities of a country to mark, the capital first; districts of larger cities do not count.
  fileprivate func cities(
    of country: String, capital: Reference?, in box: WorldRect
  ) async -> [MapPlace] {
    var cities: [MapPlace] = []
    if let capital, let place = await place(capital) { cities.append(place) }
    var largest: [MapPlace] = []
    var (west, east) = (box, box)
    west.maxX = min(1, box.maxX)
    (east.minX, east.maxX) = (0, box.maxX - 1)
    // If the box crosses the antimeridian, it goes on from 0.
    for part in box.maxX > 1 ? [west, east] : [west] {
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
