import Catalog
import Domain

extension Destination {
  /// Where a search that begins here looks: in what is listed here, or else in the first catalog.
  var searched: Destination {
    switch self {
    case .list(let catalog, _, _): .list(catalog, search: nil)
    case .favorites: .favorites
    case .home, .detail, .map: .list(Catalogs.everywhere.id, search: "")
    }
  }
}
