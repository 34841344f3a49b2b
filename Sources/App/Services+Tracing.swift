import Catalog
import Trace

extension Services {
  /// The same services, all that roles ask watched by a tracer.
  ///
  /// Connectivity is the session's and the connections': a role is told of it by an event.
  func traced(by tracer: Tracer) -> Services {
    @Sendable func watched<Catalog: OfferedCatalog>(_ catalog: Catalog) -> any OfferedCatalog {
      Catalog(source: tracer.source(catalog.source))
    }
    let descriptions = descriptions
    return Services(
      catalogs: catalogs.map { watched($0) }, placeCount: placeCount,
      restorePlaces: restorePlaces,
      descriptions: { language in
        guard var source = descriptions(language) else { return nil }
        source.cache = Traced(source.cache, tracer.recorder(.local, "descriptions"))
        source.remote = Traced(source.remote, tracer.recorder(.remote, "wikipedia"))
        return source
      },
      neighbors: Traced(neighbors, tracer.recorder(.local, "neighbors")),
      maps: Traced(maps, tracer.recorder(.local, "map")),
      places: Traced(places, tracer.recorder(.local, "places")),
      favorites: Traced(favorites, tracer.recorder(.local, "favorites")),
      documents: Traced(documents, tracer.recorder(.local, "documents")),
      links: Traced(links, tracer.recorder(.local, "links")),
      pictures: Traced(pictures, tracer.recorder(.remote, "pictures")),
      connectivity: connectivity, clock: clock)
  }
}
