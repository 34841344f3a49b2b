package import CompareFeature
package import Contracts
package import DetailFeature
package import Domain
package import FavoritesFeature
package import HomeFeature
package import ListFeature
package import MapFeature
package import Trace
import Viper

extension Tracer {
  /// Returns the data managers of a catalog, each in a decorator.
  package func source<Item: Entity>(_ source: CatalogSource<Item>) -> CatalogSource<Item> {
    let name = Item.catalog.rawValue
    func local(_ base: some LocalDataManager<Item>) -> any LocalDataManager<Item> {
      Traced(base, recorder(.local, name))
    }
    func remote(_ base: some RemoteDataManager<Item>) -> any RemoteDataManager<Item> {
      Traced(base, recorder(.remote, name))
    }
    var watched = source
    watched.local = local(source.local)
    watched.remote = source.remote.map { remote($0) }
    return watched
  }
}

extension Tracer {
  /// Returns the tiles that maps are drawn with, each data manager in a decorator.
  package func tiles(_ source: TileSource) -> TileSource {
    func archive(_ base: some TileDataManager) -> any TileDataManager {
      Traced(base, recorder(.local, "tiles"))
    }
    func cache(_ base: some TileCacheDataManager) -> any TileCacheDataManager {
      Traced(base, recorder(.local, "tiles"))
    }
    func remote(_ base: some RemoteTileDataManager) -> any RemoteTileDataManager {
      Traced(base, recorder(.remote, "tiles"))
    }
    let origin: TileSource.Origin =
      switch source.origin {
      case .archive(let tiles): .archive(archive(tiles))
      case .service(let service, let held): .service(remote(service), cache: cache(held))
      }
    return TileSource(
      origin, reader: source.reader, timeout: source.timeout, generation: source.generation)
  }
}

/// The decorators for the roles of each feature.
@MainActor
extension Tracer {
  package var home: HomeWiring { wiring("home") { Traced($0, $1) } }

  package var list: ListWiring { wiring("list") { Traced($0, $1) } }

  package var detail: DetailWiring { wiring("detail") { Traced($0, $1) } }

  package var favorites: FavoritesWiring { wiring("favorites") { Traced($0, $1) } }

  package var compare: CompareWiring { wiring("compare") { Traced($0, $1) } }

  package var map: MapWiring { wiring("map") { Traced($0, $1) } }

  /// Decorates a list's interactor that a command asks without a presenter.
  package func asked(_ interactor: any ListInteracting) -> any ListInteracting {
    Traced(interactor, recorder(.interactor, "list", on: log.current))
  }

  /// Decorates the favorites' interactor that a command asks without a presenter.
  package func asked(_ interactor: any FavoritesInteracting) -> any FavoritesInteracting {
    Traced(interactor, recorder(.interactor, "favorites", on: log.current))
  }

  /// Returns decorators for a feature's roles, which belong to the screen that was opened last.
  private func wiring<Scene, Event: Sendable, Route, Interactor>(
    _ feature: String, _ interactor: @escaping (Interactor, TraceRecorder) -> Interactor
  ) -> Wiring<Scene, Event, Route, Interactor> {
    // A call begins with an event: work that goes on when the log is switched on is left out.
    func recorder(_ role: TraceRole) -> TraceRecorder {
      self.recorder(role, feature, on: role == .presenter ? log.current : nil)
    }
    func view(_ base: some Displaying<Scene>) -> any Displaying<Scene> {
      Traced(base, recorder(.view))
    }
    func presenter(_ base: some Presenting<Event>) -> any Presenting<Event> {
      Traced(base, recorder(.presenter))
    }
    func router(_ base: some Routing<Route>) -> any Routing<Route> {
      Traced(base, recorder(.router))
    }
    return Wiring(
      view: { view($0) }, presenter: { presenter($0) },
      interactor: { interactor($0, recorder(.interactor)) }, router: { router($0) })
  }
}
