/// The text form of a navigator's path: `cities`, `cities/3936456`, `cities/3936456/map`,
/// `map`, `map/-12.04,-77.03`, `favorites`, `favorites/map`.
///
/// The map of a list's rows has no link: it depends on a search and on filters, which a link does not
/// have. And `cities/map` is the city with the id `map`.
package enum DeepLink {
  /// Returns the path that a link stands for, home first; `nil` if it names no destination.
  ///
  /// The id is not looked up: if no entity has it, the screen says so when it opens.
  ///
  /// - Parameters:
  ///   - link: the link as it was typed.
  ///   - catalogs: the catalogs that the program offers.
  ///   - position: reads a position.
  package static func path(
    _ link: String, among catalogs: [CatalogID], position: (String) -> Coordinate?
  ) -> [Destination]? {
    let parts = link.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    switch (parts.first, parts.count) {
    case ("home", 1): return [.home]
    case ("favorites", 1): return [.home, .favorites]
    case ("favorites", 2) where parts[1] == "map": return [.home, .favorites, .map(.favorites)]
    case ("map", 1): return [.home, .map(.world)]
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
