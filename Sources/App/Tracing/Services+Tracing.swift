import CallTrace
import Catalog

extension Services {
  /// The same services, all that roles ask watched by a tracer.
  ///
  /// Connectivity is the session's and the connections': a role is told of it by an event.
  func traced(by tracer: Tracer) -> Services {
    let descriptions = descriptions
    return Services(
      catalogs: catalogs.map { tracer.watched($0) }, placeCount: placeCount,
      restorePlaces: restorePlaces,
      descriptions: { language in
        descriptions(language)?.wrapping {
          TracedDescriptionCache(base: $0, tap: tracer.tap(.local, "descriptions"))
        } remote: {
          TracedDescriptionDataManager(base: $0, tap: tracer.tap(.remote, "wikipedia"))
        }
      },
      neighbors: TracedNeighborDataManager(
        base: neighbors, tap: tracer.tap(.local, "neighbors")),
      maps: TracedMapDataManager(base: maps, tap: tracer.tap(.local, "map")),
      places: TracedPlaceDataManager(base: places, tap: tracer.tap(.local, "places")),
      favorites: tracer.favorites(favorites),
      documents: TracedDocumentDataManager(
        base: documents, tap: tracer.tap(.local, "documents")),
      links: TracedLinkDataManager(base: links, tap: tracer.tap(.local, "links")),
      pictures: TracedPictureDataManager(base: pictures, tap: tracer.tap(.remote, "pictures")),
      connectivity: connectivity, clock: clock)
  }
}

extension Tracer {
  /// The same catalog, its data managers watched.
  fileprivate func watched<Catalog: OfferedCatalog>(_ catalog: Catalog) -> any OfferedCatalog {
    Catalog(source: source(catalog.source))
  }
}
