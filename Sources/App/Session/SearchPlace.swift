import Catalog
import Domain
import Viper

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

/// A screen to look for something in, with a navigator of its own: until what is found is opened,
/// nothing else knows of it.
struct Preview {
  let screen: any Screen
  let navigator: Navigator<Destination>
}
