/// What the embedded Pokédex says of one form of a species.
package struct PokedexRecord: Hashable, Sendable {
  /// In the national Pokédex; the forms of a species share it.
  package let number: Int
  /// As PokeAPI names it ("charizard-mega-x"); a species' own form by the species alone.
  package let slug: String
  /// What the species is called ("Bulbasaur"); nil for its other forms.
  package let speciesName: String?
  package let traits: PokemonTraits

  package init(number: Int, slug: String, speciesName: String?, traits: PokemonTraits) {
    self.number = number
    self.slug = slug
    self.speciesName = speciesName
    self.traits = traits
  }
}
