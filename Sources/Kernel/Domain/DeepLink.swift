/// The text form of a navigator's path: `cities`, `cities/3936456`, `cities/3936456/map`,
/// `map/-12.04,-77.03`, `favorites`, `favorites/map`.
///
/// The map of what a list shows has none: that depends on a search and on filters, which a link does
/// not have, and `cities/map` is the city of the id `map`.
package enum DeepLink {
  /// Returns the path a link stands for, home first, or nil where it names no place.
  ///
  /// That an id exists is not checked here: the screen says so when it is opened.
  ///
  /// - Parameters:
  ///   - link: as typed.
  ///   - catalogs: those that the program offers.
  ///   - position: reads a position.
  package static func path(
    _ link: String, among catalogs: [CatalogID], position: (String) -> Coordinate?
  ) -> [Destination]? {
    let parts = link.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    switch (parts.first, parts.count) {
    case ("home", 1): return [.home]
    case ("favorites", 1): return [.home, .favorites]
    case ("favorites", 2) where parts[1] == "map": return [.home, .favorites, .map(.favorites)]
    case ("map", 2): return position(parts[1]).map { [.home, .map(.position($0))] }
    default: return catalogs.named(parts[0]).flatMap { path(in: $0, parts.dropFirst()) }
    }
  }

  private static func path(in catalog: CatalogID, _ rest: ArraySlice<String>) -> [Destination]? {
    let list = [Destination.home, .list(catalog, search: nil)]
    guard let id = rest.first else { return list }
    guard !id.isEmpty, !id.contains(where: \.isWhitespace) else { return nil }
    let reference = Reference(catalog, id)
    switch Array(rest.dropFirst()) {
    case []: return list + [.detail(reference)]
    case ["map"]: return list + [.detail(reference), .map(.entity(reference))]
    default: return nil
    }
  }
}
