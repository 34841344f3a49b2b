package import Components
package import Contracts
package import Domain
package import Localization
package import TextUI
package import Viper

/// The favorites of all catalogs in one list: searched, opened, removed and brought back, and
/// carried from one machine to another in a file.
///
/// `wiring` has the wrappers of the roles.
package enum FavoritesAssembly {
  /// Reads the points of a file by its path.
  package typealias PointReader =
    @Sendable (_ path: String) async throws(DataError) -> PointSet

  /// The reader of callers that import no points.
  package static let noPoints: PointReader = { path throws(DataError) in
    throw .malformed(path: path, reason: .notPoints)
  }

  /// A screen for the session.
  ///
  /// `catalogs` give the summaries of the entities of each catalog (``LocalSummaries``); `clock` is the
  /// present, in seconds since 1970; `isPreview` says whether the screen is seen while a search is typed,
  /// and `keepsHistory` whether the program remembers the entities that are opened.
  @MainActor
  package static func screen(
    _ favorites: any FavoritesDataManager, of kind: FavoritesKind = .favorites,
    visits: any VisitsDataManager = NoVisits(), documents: any DocumentDataManager,
    points: @escaping PointReader = noPoints,
    links: any LinkDataManager = NoLinks(),
    catalogs: [any SummaryDataManager], surface: any Surface,
    memory: FavoritesMemory = FavoritesMemory(),
    navigator: Navigator<Destination>, strings: Strings, formats: Formats, isPreview: Bool = false,
    keepsHistory: Bool = true, clock: @escaping @Sendable () -> Int,
    wiring: FavoritesWiring = FavoritesWiring()
  ) -> ScreenParts<FavoritesEvent> {
    let view = FavoritesView(
      surface: surface, strings: strings,
      catalogs: catalogs.map(\.catalog.id), kind: kind)
    var query = CatalogQuery()
    query.language = strings.language
    var scene = FavoritesScene(query: query, catalogs: catalogs.map(\.catalog))
    (scene.kind, scene.keepsHistory, scene.isPreview) = (kind, keepsHistory, isPreview)
    let presenter = FavoritesPresenter(
      scene: scene, memory: memory, view: wiring.view(view),
      interactor: wiring.interactor(
        interactor(
          favorites, of: kind, visits: visits, documents: documents, points: points, links: links,
          catalogs: catalogs, clock: clock)),
      router: wiring.router(FavoritesRouter(navigator: navigator)),
      language: formats.language)
    return (view, wiring.presenter(presenter))
  }

  /// The commands of the favorites of any catalogs.
  package static func commands(
    _ strings: Strings, catalogs: [CatalogID]
  ) -> CommandTable<FavoritesEvent> {
    FavoritesCommands.table(strings, catalogs: catalogs)
  }

  /// Answers questions for callers that need no scene.
  ///
  /// - Parameter visits: what is listed if `kind` is `recent`; changes are made to the favorites.
  package static func interactor(
    _ favorites: any FavoritesDataManager, of kind: FavoritesKind = .favorites,
    visits: any VisitsDataManager = NoVisits(), documents: any DocumentDataManager,
    points: @escaping PointReader = noPoints, links: any LinkDataManager = NoLinks(),
    catalogs: [any SummaryDataManager], clock: @escaping @Sendable () -> Int
  ) -> any FavoritesInteracting {
    FavoritesInteractor(
      favorites: favorites, visits: kind == .recent ? visits : nil, documents: documents,
      points: points, links: links, catalogs: catalogs, clock: clock)
  }

  /// The order of the favorites as they were asked for last.
  @MainActor
  package static func order(
    _ favorites: any FavoritesDataManager, memory: FavoritesMemory
  ) -> any RowOrder {
    FavoritesOrder(favorites: favorites, query: memory.query ?? CatalogQuery())
  }
}
