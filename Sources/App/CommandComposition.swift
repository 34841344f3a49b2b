import CommandLine
import CompareFeature
import Contracts
import DetailFeature
import Domain
import FavoritesFeature
import Geo
import ListFeature
import Localization
import MapFeature
import Session
import TextUI
import Trace
import TraceDecorators
import Viper

/// Puts the interactors and presenters of one-shot commands together.
@MainActor
struct CommandComposition: CommandHost {
  private let services: Services
  private let formats: Formats
  /// Watches the calls between the roles; `nil` if nobody asked for a trace.
  private let tracer: Tracer?
  let keepsHistory: Bool

  init(_ services: Services, _ formats: Formats, keepsHistory: Bool, tracer: Tracer?) {
    self.services = tracer.map(services.traced) ?? services
    self.formats = formats
    self.keepsHistory = keepsHistory
    self.tracer = tracer
  }

  var catalogs: [CatalogDescription] { Catalogs.descriptions }

  func module(of catalog: CatalogID) -> any CatalogModule.Type {
    type(of: services.catalogs[catalog])
  }

  var names: NameInteractor {
    NameInteractor(catalogs) { [catalogs = services.catalogs] in catalogs[$0] }
  }

  func isOfSession(_ word: String) -> Bool {
    let strings = Strings(formats.language)
    let tables =
      [CommonCommand.table(strings, .offered).map { _ in () }]
      + Composition.commandsByKind(strings).map { $0.commands.translated(strings, .offered) }
    return word.count > 1
      && tables.contains { $0.commands.contains { $0.isCalled(word.lowercased()) } }
  }

  func everything() -> any ListInteracting {
    tracer?.open(.everything(search: nil))
    let interactor = EverythingAssembly.interactor(
      in: services.catalogs.everything, favorites: services.favorites,
      visits: keepsHistory ? services.visits : NoVisits(), clock: services.clock)
    return tracer?.asked(interactor) ?? interactor
  }

  var positions: PositionInteractor { services.positions }

  var now: Int { services.clock() }

  func list(of id: CatalogID, timeout: Duration?) -> any ListInteracting {
    if id == CatalogDescription.everything.id { return everything() }
    tracer?.open(.list(id, search: nil))
    let interactor = ListAssembly.interactor(
      catalog(id, timeout: timeout), favorites: services.favorites, origin: services.origin,
      clock: services.clock)
    return tracer?.asked(interactor) ?? interactor
  }

  private func catalog(_ id: CatalogID, timeout: Duration?) -> any CatalogModule {
    func timed<Catalog: CatalogModule>(_ catalog: Catalog) -> any CatalogModule {
      var source = catalog.source
      source.timeout = timeout
      return Catalog(source: source)
    }
    return timed(services.catalogs[id])
  }

  func detail(
    of reference: Reference, view: any Displaying<DetailScene>
  ) -> any Presenting<DetailEvent> {
    tracer?.open(.detail(reference))
    return DetailAssembly.presenter(
      reference.id, in: services.catalogs[reference.catalog],
      with: services.dependencies(
        of: reference, order: nil, Navigator(root: .home), formats,
        wiring: tracer?.detail ?? Wiring()),
      view: view)
  }

  func compare(
    _ comparison: Comparison, view: any Displaying<CompareScene>
  ) -> any Presenting<CompareEvent> {
    tracer?.open(.compare(comparison))
    return CompareAssembly.presenter(
      comparison,
      with: services.comparing(
        Navigator(root: .home), formats, wiring: tracer?.compare ?? Wiring()), view: view)
  }

  func favorites(_ kind: FavoritesKind) -> any FavoritesInteracting {
    tracer?.open(kind == .recent ? .recent : .favorites)
    let interactor = FavoritesAssembly.interactor(
      services.favorites, of: kind, visits: services.visits, documents: services.documents,
      points: services.readPoints,
      catalogs: services.summaries, clock: services.clock)
    return tracer?.asked(interactor) ?? interactor
  }

  func map(
    of subject: MapSubject, _ request: MapRequest, size: Size, isDescribed: Bool,
    view: any Displaying<MapScene>
  ) throws(DataError) -> any Presenting<MapEvent> {
    tracer?.open(.map(subject))
    var list: (any PlaceListing)?
    if case .results(let catalog) = subject {
      list = ListAssembly.places(
        of: { request.query }, in: services.catalogs[catalog], favorites: services.favorites,
        origin: services.origin, clock: services.clock)
    }
    return MapAssembly.presenter(
      try services.topic(of: subject, list: list), sources: services.mapSources,
      zoom: request.zoom, size: size, overlays: request.overlays, isDescribed: isDescribed,
      formats: formats,
      view: view, wiring: tracer?.map ?? Wiring())
  }

  func outline(of country: String) async -> [[WorldPoint]]? {
    await services.maps.outline(of: country)
  }

  func placeCount() -> Int { services.placeCount() }

  func restorePlaces() async throws(DataError) { try await services.restorePlaces() }
}
