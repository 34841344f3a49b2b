package import Components
package import Contracts
package import Domain
package import Localization
package import TextUI
package import Viper

/// The search of everything: a list whose rows are of all catalogs at once.
package enum EverythingAssembly {
  /// A screen for the session, which starts where it was left, or anew with a `search`.
  ///
  /// - Parameters:
  ///   - search: the text to start with; `nil` goes on where the screen was left.
  ///   - catalogs: the catalogs to search.
  ///   - clock: the present, in seconds since 1970.
  ///   - use: what the rows are for.
  ///   - wiring: the wrappers of the roles.
  @MainActor
  package static func screen(
    search: String? = nil, in catalogs: EverythingCatalogs, favorites: any FavoritesDataManager,
    links: any LinkDataManager = NoLinks(), visits: any VisitsDataManager = NoVisits(),
    memory: ListMemory, surface: any Surface, navigator: Navigator<Destination>, formats: Formats,
    use: ListUse = .again, clock: @escaping @Sendable () -> Int, wiring: ListWiring = ListWiring()
  ) -> ScreenParts<ListEvent> {
    var scene = ListAssembly.scene(
      of: .everything, search: search, memory, formats, use: use, hasTopHits: false)
    scene.capabilities.map = .ofPlace
    scene.capabilities.offersLists = use != .choice
    scene.capabilities.maps = Dictionary(
      catalogs.descriptions.map { ($0.id, catalogs.map(of: $0)) }, uniquingKeysWith: { $1 })
    let interactor = EverythingInteractor(
      data: EverythingDataManager(catalogs: catalogs), favorites: favorites, visits: visits,
      links: links, clock: clock)
    return ListAssembly.parts(
      scene, interactor, memory, surface, navigator, formats, hasHints: use != .choice, clock,
      wiring)
  }

  /// Returns an interactor for callers that need no scene.
  package static func interactor(
    in catalogs: EverythingCatalogs, favorites: any FavoritesDataManager,
    visits: any VisitsDataManager, clock: @escaping @Sendable () -> Int
  ) -> any ListInteracting {
    EverythingInteractor(
      data: EverythingDataManager(catalogs: catalogs), favorites: favorites, visits: visits,
      clock: clock)
  }
}

extension EverythingAssembly {
  /// Returns the order of the rows that a query finds, by which a detail goes on to the next row.
  package static func order(
    of query: CatalogQuery, _ interactor: any ListInteracting
  ) -> any RowOrder {
    EverythingOrder(interactor: interactor, query: query)
  }
}

extension EverythingAssembly {
  /// The places that a query finds, looked for each time they are asked for.
  ///
  /// - Parameter query: gives the query; `nil` finds nothing.
  package static func places(
    _ interactor: any ListInteracting, of query: @escaping @Sendable () async -> CatalogQuery?
  ) -> any PlaceListing {
    ListPlaces(list: interactor, areNamed: false, query: query)
  }
}

extension EverythingCatalogs {
  fileprivate func map(of description: CatalogDescription) -> RowMap {
    RowMap(catalog: description, map: type(of: catalog(description.id)).map)
  }
}

extension CatalogDescription {
  /// The search of everything, as far as it looks like a catalog.
  package static let everything = CatalogDescription(
    id: CatalogID("everything", name: Words("everything")),
    words: CatalogWords(
      kind: Words("entry"), verb: Words("everything"),
      summary: Words("search everything"),
      invitation: Words("all catalogs at once"),
      nothingFound: Words("Nothing is called “{0}”."),
      searched: Words("search names in all catalogs; the likeliest come first"),
      credits: []),
    filters: [], sorts: [SortOption("relevance", Words("relevance"))],
    search: SearchTraits(),
    rows: RowTraits(
      fields: ["catalog", "name", "country", "latitude", "longitude"], titleEnd: 4, gridPicture: nil
    ),
    holding: StorageTraits(isWhole: true), ids: .word, services: [])
}
