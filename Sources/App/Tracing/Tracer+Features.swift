import DetailFeature
import FavoritesFeature
package import ListFeature
import MapFeature
import Viper

/// What decorates each feature: three decorators serve all, only the interactor's is its own.
@MainActor
extension Tracer? {
  package var list: ListWiring {
    wiring("list") { TracedListInteractor(base: $0, tap: $1) }
  }

  var detail: DetailWiring {
    wiring("detail") { TracedDetailInteractor(base: $0, tap: $1) }
  }

  var favorites: FavoritesWiring {
    wiring("favorites") { TracedFavoritesInteractor(base: $0, tap: $1) }
  }

  var map: MapWiring {
    wiring("map") {
      MapInteractors(
        map: TracedMapInteractor(base: $0.map, tap: $1),
        geography: TracedGeographyInteractor(base: $0.geography, tap: $1))
    }
  }
}
