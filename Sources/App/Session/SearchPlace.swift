import Domain

extension Destination {
  /// Where a search that begins here looks: in what is listed here, or else in the cities.
  var searched: Destination {
    switch self {
    case .list(let catalog, _): .list(catalog, search: nil)
    case .favorites: .favorites
    case .home, .detail, .map: .list(.cities, search: "")
    }
  }
}
