package import Catalog
package import Domain

/// What a map is about, together with how that is found out.
package struct MapTopic: Sendable {
  let subject: MapSubject
  let source: @Sendable (MapSources, any GeographyInteracting) -> any MapSubjectSource

  private init(
    _ subject: MapSubject,
    _ source: @escaping @Sendable (MapSources, any GeographyInteracting) -> any MapSubjectSource
  ) {
    self.subject = subject
    self.source = source
  }

  /// An entity that has a place.
  package static func entity<Item: Entity & Locatable & Summarizable>(
    _ id: String, local: any LocalDataManager<Item>
  ) -> MapTopic {
    MapTopic(.entity(Reference(Item.catalog, id))) { _, _ in EntitySource(id: id, local: local) }
  }

  /// The places that an entity names.
  package static func places<Item: Entity & PlaceNaming & Summarizable>(
    of id: String, local: any LocalDataManager<Item>
  ) -> MapTopic {
    MapTopic(.entity(Reference(Item.catalog, id))) { sources, _ in
      NamedPlacesSource(
        id: id, local: local, resolver: PlaceResolver(places: sources.places, map: sources.map))
    }
  }

  /// The area of an entity.
  package static func outline<Item: Entity & Outlined & Summarizable>(
    of id: String, local: any LocalDataManager<Item>
  ) -> MapTopic {
    MapTopic(.entity(Reference(Item.catalog, id))) {
      OutlineSource(id: id, local: local, sources: $0, geography: $1)
    }
  }

  /// A bare position, named after the nearest city.
  package static func position(_ position: Coordinate) -> MapTopic {
    MapTopic(.position(position)) { PositionSource(position: position, geography: $1) }
  }

  /// All favorites that have a place.
  package static let favorites = MapTopic(.favorites) { sources, _ in
    FavoritesSource(favorites: sources.favorites)
  }

  /// What the list of a catalog shows; nothing where it was never opened.
  package static func results(_ catalog: CatalogID, of list: (any PlaceListing)?) -> MapTopic {
    MapTopic(.results(catalog)) { _, _ in ResultsSource(catalog: catalog, list: list) }
  }
}
