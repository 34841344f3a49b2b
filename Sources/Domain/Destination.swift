/// A place the program can be at; the navigator's path is an array of these.
package enum Destination: Hashable, Sendable {
  case home
  /// A catalog's list; a `search` opens it already searched, a `filter` already filtered.
  case list(CatalogID, search: String?, filter: Filter? = nil)
  case favorites
  case detail(Reference)
  case map(MapSubject)
}
