package import Catalog
package import Domain

extension Pokemon: StoredEntity {
  package static let hasDetails = true
  package static let filterKeys = Pokedex.description.filterKeys
  package static let sortKeys = Pokedex.description.sortKeys

  package static func division(for filters: [Filter]) throws(DataError) -> CatalogDivision {
    .whole(adding: [])
  }

  /// Stats go from the highest to the lowest; what is not known comes last.
  package func sortKey(for key: String) -> SortKey {
    PokemonStat(rawValue: key).map { .highest(traits.stats[$0]) } ?? .text(name)
  }

  /// The catalog's own order: by number, the species' own form first, its others by their ids.
  ///
  /// PokeAPI has the other forms at the end of its list; here they stand beside their species, so
  /// that "next" goes from Charizard to its Mega forms. Whose species is not known comes last.
  package static func isListed(_ first: Self, before second: Self) -> Bool {
    func rank(_ pokemon: Self) -> (Int, Int) { (pokemon.number ?? .max, Int(pokemon.id) ?? .max) }
    return rank(first) < rank(second)
  }

  package var searchedTexts: [String] {
    [name, slug]
      + traits.types.flatMap { type in
        PokemonTypes.all.words[type].map { [$0.english, $0.spanish] } ?? [type]
      }
  }

  package func passes(_ filter: Filter) throws(DataError) -> Bool {
    guard filter.key == "type" else { return true }
    return !(try PokemonTypes.all.names(of: filter)).isDisjoint(with: traits.types)
  }

  /// What the service says of this one wins over what a list says of it, however old it is; else
  /// the newer, which is the one asked, wins.
  package func completed(by other: Self) -> Self {
    let (first, second) = other.isDetailed && !isDetailed ? (other, self) : (self, other)
    return Pokemon(
      id: first.id, slug: first.slug, number: first.number ?? second.number, name: first.name,
      traits: first.traits.completed(by: second.traits), species: first.species ?? second.species,
      flavor: first.flavor ?? second.flavor, sprite: first.sprite ?? second.sprite,
      isDetailed: first.isDetailed)
  }
}
