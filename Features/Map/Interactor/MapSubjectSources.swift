import Catalog
import Domain

/// Finds out what a map is about.
protocol MapSubjectSource: Sendable {
  /// - Throws: `notFound`, and what the catalog or the favorites throw.
  func topic() async throws(DataError) -> MapSurvey.Topic
}

/// A bare position.
struct PositionSource: MapSubjectSource {
  let position: Coordinate
  let geography: any GeographyInteracting

  func topic() async throws(DataError) -> MapSurvey.Topic {
    .place(await geography.pin(at: position))
  }
}

/// An entity of a catalog whose entities have places.
struct EntitySource<Item: Entity & Locatable & Summarizable>: MapSubjectSource {
  let id: String
  let local: any LocalDataManager<Item>

  func topic() async throws(DataError) -> MapSurvey.Topic {
    let item = try await local.item(id)
    return .place(
      MapPin(
        label: .entity(item.reference, title: item.summary.title), coordinate: item.coordinate))
  }
}

/// All favorites that have a place.
struct FavoritesSource: MapSubjectSource {
  let favorites: any FavoritesDataManager

  func topic() async throws(DataError) -> MapSurvey.Topic {
    let all = try await favorites.all()
    let marks = all.compactMap { favorite in
      favorite.position.map {
        MapMark(
          kind: .favorite, title: favorite.title, coordinate: $0, reference: favorite.reference)
      }
    }
    return .group(MapGroup(kind: .favorites, marks: marks, total: all.count))
  }
}

/// What a list shows, all its pages.
struct ResultsSource: MapSubjectSource {
  let catalog: CatalogID
  /// Nil where the list was never opened.
  let list: (any PlaceListing)?

  func topic() async throws(DataError) -> MapSurvey.Topic {
    let group = try await list?.group(of: catalog)
    return .group(group ?? MapGroup(kind: .results(catalog), marks: []))
  }
}

extension PlaceListing {
  /// The most places that are marked at once.
  private static var limit: Int { 5000 }

  func group(of catalog: CatalogID) async throws(DataError) -> MapGroup {
    let listed = try await places(limit: Self.limit)
    let marks = listed.places.map {
      MapMark(kind: .place, title: $0.title, coordinate: $0.coordinate, reference: $0.reference)
    }
    return MapGroup(kind: .results(catalog), marks: marks, total: listed.total)
  }
}

/// The places that an entity names, as far as they can be found.
struct NamedPlacesSource<Item: Entity & PlaceNaming & Summarizable>: MapSubjectSource {
  let id: String
  let local: any LocalDataManager<Item>
  let resolver: PlaceResolver

  func topic() async throws(DataError) -> MapSurvey.Topic {
    let item = try await local.item(id)
    let found = await resolver.resolve(item.placeNames)
    let guesses = found.places.filter(\.isAmbiguous).map {
      MapGroup.Guess(title: $0.title, others: $0.ambiguity)
    }
    return .group(
      MapGroup(
        kind: .named(by: item.reference, title: item.summary.title), marks: found.places.map(mark),
        total: item.placeNames.count, guesses: guesses, unknown: found.unresolved))
  }

  private func mark(_ place: ResolvedPlace) -> MapMark {
    MapMark(
      kind: .place, title: place.title, country: place.country, coordinate: place.coordinate,
      reference: place.reference)
  }
}
