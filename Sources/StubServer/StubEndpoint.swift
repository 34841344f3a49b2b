/// A group of answers that a fault can be set for.
package enum StubEndpoint: String, CaseIterable, Hashable, Sendable {
  /// The city list, `/cities.json` and `/cities-dev.json`.
  case cities
  /// Pages of people, below `/people/`.
  case people
  /// The list of Pokémon and each of them.
  case pokemon
  /// Species, with names and texts in several languages.
  case species
  /// Abilities, with their names in several languages.
  case abilities
  /// The list of types and each type with its Pokémon.
  case types
  /// The list of items and each item.
  case items
  /// The list of item categories and each category with its items.
  case categories
  /// Most popular articles, below `/nyt/`.
  case articles
  /// Descriptions of places, `/wikipedia/w/api.php`.
  case wikipedia
  /// Sprites, portraits and photographs.
  case pictures
}
