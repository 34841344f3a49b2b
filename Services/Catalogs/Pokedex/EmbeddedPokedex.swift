import Domain
package import Storage

/// The Pokédex within the program: it has something to show before anything was fetched, and knows
/// the traits that PokeAPI's lists leave out.
///
/// Its lines are told apart when it is first asked for; each is read when it is needed.
package enum EmbeddedPokedex {
  /// The species' own forms by number; ids are the numbers, as in PokeAPI.
  package static let items = EmbeddedItems(
    count: species.count, key: { isWhole($0) ? nil : $0.slug }, names: { lines.names(species[$0]) },
    make: { place in
      let record = PokedexRecord(line: lines[species[place]])
      return Pokemon(
        id: String(record.number), slug: record.slug, number: record.number,
        name: record.speciesName ?? "", traits: record.traits)
    })

  /// Whether nothing here says more of a Pokémon: all is known of it that could, or it is another form,
  /// of which PokeAPI never has the name of a species.
  private static func isWhole(_ pokemon: Pokemon) -> Bool {
    pokemon.number != nil && pokemon.traits.areWhole || Int(pokemon.id) ?? 0 >= firstOtherForm
  }

  /// What is known of a form of PokeAPI by its name and id; forms other than a species' own have
  /// ids from 10001 on.
  ///
  /// It is found by name, so that an entry that is not in the embedded Pokédex never gets the
  /// traits of another.
  package static func pokemon(named slug: String, id: Int) -> Pokemon {
    let isOwnForm = id < firstOtherForm
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

  /// What is known of a form by its name alone; its id is empty unless it is a species' own form.
  static func pokemon(named slug: String) -> Pokemon {
    let record = table.record(named: slug)
    guard let record, record.speciesName != nil else {
      let pokemon = pokemon(named: slug, id: firstOtherForm)
      return Pokemon(id: "", slug: slug, number: pokemon.number, name: pokemon.name)
    }
    return pokemon(named: slug, id: record.number)
  }

  /// The name of the species that a form is of; nil for what came after this program.
  static func species(of slug: String) -> String? { table.species(of: slug)?.slug }

  private static func name(of slug: String, species: PokedexRecord?, isOwnForm: Bool) -> String {
    guard let species, let name = species.speciesName else { return SlugWords.words(slug) }
    guard !isOwnForm, slug.count > species.slug.count else { return name }
    return "\(name) \(SlugWords.words(String(slug.dropFirst(species.slug.count + 1))))"
  }

  /// PokeAPI numbers the species' own forms by their species, the others from here on.
  private static let firstOtherForm = 10_001

  static let lines = PokedexLines()

  /// The places of the lines that are of a species' own form.
  private static let species = (0..<lines.count).filter { lines.isSpecies($0) }

  static let records = (0..<lines.count).map { PokedexRecord(line: lines[$0]) }

  /// Needed only where PokeAPI has answered.
  private static let table = PokedexTable(records)
}
