import Catalog
import Domain

/// What a detail of a Pokémon tells that rows do not: who beats it, and who it evolves from and into.
extension Pokedex {
  /// - Parameter local: knows the ids of forms other than a species' own, once the list was fetched.
  static func details(
    of pokemon: Pokemon, in local: some LocalDataManager<Pokemon>
  ) async -> [Fact] {
    let family = EmbeddedPokedex.family(of: pokemon)
    var relatives: [Relative] = []
    for member in family.members {
      relatives.append(
        Relative(
          await link(to: member.slug, from: pokemon, in: local), depth: member.depth,
          note: member.evolution?.words))
    }
    return [.damageTaken(pokemon.traits.types), .evolutions(relatives)]
  }

  /// A form leads to its detail where its id is known.
  private static func link(
    to slug: String, from pokemon: Pokemon, in local: some LocalDataManager<Pokemon>
  ) async -> EntityLink {
    let known = EmbeddedPokedex.pokemon(named: slug)
    var reference = known.id.isEmpty ? nil : known.reference
    if slug == pokemon.slug { reference = pokemon.reference }
    if reference == nil {
      let found = try? await local.page(CatalogQuery(search: slug, limit: .max)).matches
      reference = found?.first { $0.item.slug == slug }?.item.reference
    }
    return EntityLink(Words(known.name, known.name), to: reference)
  }
}

extension EmbeddedPokedex {
  /// The family that a form is of: its own, else that of its species; with what the service says of one
  /// that is not embedded.
  static func family(of pokemon: Pokemon) -> EvolutionFamily {
    let all = evolutions + (pokemon.evolutions ?? [])
    let own = EvolutionFamily(of: pokemon.slug, among: all)
    guard own.members.isEmpty, let species = species(of: pokemon.slug) else { return own }
    return EvolutionFamily(of: species, among: all)
  }
}
