/// A catalog the program explores; the raw value is its name in commands, JSON and deep links.
package enum CatalogID: String, CaseIterable, Hashable, Sendable {
  case cities, people, pokemon, items, articles
}
