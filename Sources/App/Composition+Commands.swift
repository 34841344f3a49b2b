import Catalog
import CommandLine
import DetailFeature
import Domain
import FavoritesFeature
import Geo
import ListFeature
import MapFeature
import TextUI
import Trace
import Viper

/// The presenters of one-shot commands, and what commands look up.
extension Composition: CommandHost {
  var catalogs: [CatalogDescription] { Catalogs.descriptions }

  func description(of catalog: CatalogID) -> CatalogDescription {
    type(of: services.catalogs[catalog]).description
  }

  func list(
    of id: CatalogID, _ query: ListQuery, timeout: Duration?, view: any Displaying<ListScene>
  ) -> any Presenting<ListEvent> {
    func presenter(_ catalog: some CatalogModule) -> any Presenting<ListEvent> {
      ListAssembly.presenter(
        catalog, favorites: services.favorites, query: query, view: view,
        formats: formats, clock: services.clock, wiring: watching?.list ?? Wiring())
    }
    watching?.open(.list(id, search: nil))
    return presenter(catalog(id, timeout: timeout))
  }

  func listInteractor(of id: CatalogID, timeout: Duration?) -> any ListInteracting {
    func interactor(_ catalog: some CatalogModule) -> any ListInteracting {
      ListAssembly.interactor(catalog, favorites: services.favorites, clock: services.clock)
    }
    watching?.open(.list(id, search: nil))
    let interactor = interactor(catalog(id, timeout: timeout))
    return watching?.asked(interactor) ?? interactor
  }

  private func catalog(_ id: CatalogID, timeout: Duration?) -> any CatalogModule {
    func timed<Catalog: CatalogModule>(_ catalog: Catalog) -> any CatalogModule {
      var source = catalog.source
      source.patience = timeout
      return Catalog(source: source)
    }
    return timed(services.catalogs[id])
  }

  func detail(
    of reference: Reference, view: any Displaying<DetailScene>
  ) -> any Presenting<DetailEvent> {
    watching?.open(.detail(reference))
    return DetailAssembly.presenter(
      reference.id, in: services.catalogs[reference.catalog],
      with: dependencies(of: reference, Navigator(root: .home)), view: view)
  }

  func favorites(view: any Displaying<FavoritesScene>) -> any Presenting<FavoritesEvent> {
    watching?.open(.favorites)
    // Favorites are printed whole.
    return FavoritesAssembly.presenter(
      services.favorites, documents: services.documents, catalogs: services.summaries,
      query: FavoritesQuery(pageSize: .max), view: view, formats: formats,
      clock: services.clock, wiring: watching?.favorites ?? Wiring())
  }

  func favoritesInteractor() -> any FavoritesInteracting {
    watching?.open(.favorites)
    let interactor = FavoritesAssembly.interactor(
      services.favorites, documents: services.documents, catalogs: services.summaries,
      clock: services.clock)
    return watching?.asked(interactor) ?? interactor
  }

  func map(
    of subject: MapSubject, _ request: MapRequest, size: Size, isTold: Bool,
    view: any Displaying<MapScene>
  ) throws(DataError) -> any Presenting<MapEvent> {
    watching?.open(.map(subject))
    return MapAssembly.presenter(
      try services.topic(of: subject, list: nil), sources: services.mapSources,
      zoom: request.zoom, size: size, overlays: request.overlays, isTold: isTold, formats: formats,
      view: view, wiring: watching?.map ?? Wiring())
  }

  func suggestions(for name: String) async -> [String] {
    func suggestions(in catalog: some CatalogModule) async -> [String] {
      let guesses = try? await catalog.source.local.guesses(CatalogQuery(search: name, limit: 3))
      return guesses?.map(\.item.summary.title) ?? []
    }
    return await suggestions(in: services.catalogs[Catalogs.everywhere.id])
  }

  func outline(of country: String) async -> [[WorldPoint]]? {
    await services.maps.outline(of: country)
  }

  func placeCount() -> Int { services.placeCount() }

  func restorePlaces() async throws(DataError) { try await services.restorePlaces() }
}
