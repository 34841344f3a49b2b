import Domain
package import Storage

/// The embedded Pokédex: it has Pokémon to show before anything is fetched, and traits that PokeAPI's
/// lists do not have.
///
/// Its lines are separated when it is first used; each is parsed when it is needed.
package enum EmbeddedPokedex {
  /// The own forms of the species, by number; the ids are the numbers, as in PokeAPI.
  package static let items = EmbeddedItems(
    count: species.count, key: { isWhole($0) ? nil : $0.slug }, names: { lines.names(species[$0]) },
    make: { index in
      let record = PokedexRecord(line: lines[species[index]])
      return Pokemon(
        id: String(record.number), slug: record.slug, number: record.number,
        name: record.speciesName ?? "", traits: record.traits)
    })

  /// Returns whether nothing in this table can complete a Pokémon: all of its traits are known, or it
  /// is another form, for which PokeAPI never has the name of a species.
  private static func isWhole(_ pokemon: Pokemon) -> Bool {
    pokemon.number != nil && pokemon.traits.areWhole || Int(pokemon.id) ?? 0 >= firstOtherForm
  }

  /// Returns the traits and names known of one of PokeAPI's forms, by its name and id; forms other
  /// than a species' own have ids from 10001 on.
  ///
  /// It is looked up by name, so that an entry that is not in the embedded Pokédex never gets the
  /// traits of another.
  package static func pokemon(named slug: String, id: Int) -> Pokemon {
    let isOwnForm = id < firstOtherForm
    let species = table.species(of: slug).flatMap { species in
      // This is another Pokémon that only shares the first words of the name.
      isOwnForm && species.number != id && species.slug != slug ? nil : species
    }
    // PokeAPI may name a species' own form after the form, too ("deoxys-normal").
    let record = table.record(named: slug) ?? (isOwnForm ? species : nil)
    return Pokemon(
      id: String(id), slug: slug, number: isOwnForm ? id : species?.number,
      name: name(of: slug, species: species, isOwnForm: isOwnForm),
      traits: record?.traits ?? PokemonTraits())
  }

  /// Returns what is known of a form by its name alone; the id is empty unless it is a species' own
  /// form.
  static func pokemon(named slug: String) -> Pokemon {
    let record = table.record(named: slug)
    guard let record, record.speciesName != nil else {
      let pokemon = pokemon(named: slug, id: firstOtherForm)
      return Pokemon(id: "", slug: slug, number: pokemon.number, name: pokemon.name)
    }
    return pokemon(named: slug, id: record.number)
  }

  /// Returns the name of a form's species; `nil` for a form that is newer than this program.
  static func species(of slug: String) -> String? { table.species(of: slug)?.slug }

  private static func name(of slug: String, species: PokedexRecord?, isOwnForm: Bool) -> String {
    guard let species, let name = species.speciesName else { return SlugWords.words(slug) }
    guard !isOwnForm, slug.count > species.slug.count else { return name }
    return "\(name) \(SlugWords.words(String(slug.dropFirst(species.slug.count + 1))))"
  }

  /// The first id of a form that is not a species' own; those have the numbers of their species.
  private static let firstOtherForm = 10_001

  static let lines = PokedexLines()

  /// The indices of the lines of species' own forms.
  private static let species = (0..<lines.count).filter { lines.isSpecies($0) }

  static let records = (0..<lines.count).map { PokedexRecord(line: lines[$0]) }

  /// Records by their names, which are needed only after PokeAPI answered.
  private static let table = PokedexTable(records)
}
