/// A service on the network that catalogs come from.
///
/// The raw value is its name in settings: `people` stands for `CATALEJO_PEOPLE_URL`.
package enum RemoteService: String, CaseIterable, Hashable, Sendable {
  /// The published list of cities, one file.
  case cities
  /// randomuser.me
  case people
  /// PokeAPI; the Pokédex and its items.
  case pokeapi
  /// The sprites of PokeAPI, which are elsewhere.
  case sprites
  /// The New York Times' Most Popular API.
  case nyt
  /// The Action API of a Wikipedia.
  case wikipedia
}
