/// Makes the Pokémon of PokeAPI's list from their names and ids and what is embedded.
struct PokemonMaker {
  /// PokeAPI numbers the species' own forms by their species, the others from here on.
  static let firstOtherForm = 10_001

  let table: PokedexTable

  func pokemon(named slug: String, id: Int) -> Pokemon {
    let isOwnForm = id < Self.firstOtherForm
    let species = table.species(of: slug).flatMap { species in
      // Something else that only has the first words in common.
      isOwnForm && species.number != id && species.slug != slug ? nil : species
    }
    // PokeAPI may call a species' own form by the form ("deoxys-normal"), too.
    let record = table.record(named: slug) ?? (isOwnForm ? species : nil)
    return Pokemon(
      id: String(id), slug: slug, number: isOwnForm ? id : species?.number,
      name: name(of: slug, species: species, isOwnForm: isOwnForm),
      traits: record?.traits ?? PokemonTraits())
  }

  private func name(of slug: String, species: PokedexRecord?, isOwnForm: Bool) -> String {
    guard let species, let name = species.speciesName else { return SlugWords.words(slug) }
    guard !isOwnForm, slug.count > species.slug.count else { return name }
    return "\(name) \(SlugWords.words(String(slug.dropFirst(species.slug.count + 1))))"
  }
}
