package import Contracts
import Domain
import Storage

/// The catalog of Pokémon: the embedded ones, and those of PokeAPI.
package struct Pokedex: ServiceCatalog {
  package let source: CatalogSource<Pokemon>

  package init(source: CatalogSource<Pokemon>) {
    self.source = source
  }

  package static func source(_ resources: CatalogResources) -> CatalogSource<Pokemon> {
    let local = StoredCatalog(resources.cache, embedded: { EmbeddedPokedex.items })
    return resources.source(
      local: local, remote: PokedexDataManager(resources: resources),
      details: { await details(of: $0, in: local) })
  }

  package static let description = CatalogDescription(
    id: Pokemon.catalog,
    words: CatalogWords(
      kind: Words("Pokémon"),
      verb: Words("pokemon", context: "verb"), summary: Words("open the Pokédex"),
      invitation: Words("the Pokédex: search by name or type"),
      nothingFound: Words("No Pokémon has all of these words: “{0}”."),
      searched: Words("search words of the name and types, in any language of the program"),
      credits: [
        Words(
          """
          Pokédex: PokeAPI (pokeapi.co); what is built in is from poke-env 0.16.1
            (github.com/hsahovic/poke-env), MIT, © 2019 hsahovic.
          """)
      ]),
    filters: [
      .terms("type", Words("type")) { PokemonTypes.all },
      .terms("weakto", Words("weak to"), typing: Words("weakto", context: "filter")) {
        PokemonTypes.attacks
      },
      FilterOption("ability", Words("ability")),
      FilterOption("number", Words("number"), measure: .points),
      FilterOption("height", Words("height"), measure: .length),
      FilterOption("weight", Words("weight"), measure: .mass),
    ]
      + PokemonStat.allCases.map {
        FilterOption(
          $0.rawValue, $0.words,
          measure: .points)
      },
    sorts: [
      SortOption("number", Words("number")), SortOption("name", Words("name")),
    ] + PokemonStat.allCases.map { SortOption($0.rawValue, $0.words) },
    search: SearchTraits(nameRank: 2),
    rows: RowTraits(fields: [
      "number", "name", "types", "species", "flavor", "height", "weight", "abilities", "stats",
      "sprite", "subtitle",
    ]), leading: ["types", "number", "stats", "damageTaken"],
    holding: StorageTraits(isWhole: true), ids: .number,
    services: [PokeAPI.service, PokeAPI.sprites])
}

/// The facts that a Pokémon's detail shows and its row does not: the types that beat it, and its
/// evolutions.
extension Pokedex {
  /// - Parameters:
  ///   - pokemon: the Pokémon.
  ///   - local: the data manager that knows the ids of forms other than a species' own, once the list
  ///     was fetched.
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

  /// Returns the link to a form's detail; without a reference if its id is not known.
  private static func link(
    to slug: String, from pokemon: Pokemon, in local: some LocalDataManager<Pokemon>
  ) async -> EntityLink {
    let known = EmbeddedPokedex.pokemon(named: slug)
    var reference = known.id.isEmpty ? nil : known.reference
    if slug == pokemon.slug { reference = pokemon.reference }
    if reference == nil {
      let found = try? await local.page(CatalogQuery(search: slug, pageSize: .max)).rows
      for row in found ?? [] where reference == nil {
        let form = try? await local.item(row.reference.id)
        if form?.slug == slug { reference = row.reference }
      }
    }
    return EntityLink(Words(name: known.name), to: reference)
  }
}

extension EmbeddedPokedex {
  /// Returns the family of a form, or else that of its species.
  ///
  /// If it is not embedded, the service's evolutions are used.
  static func family(of pokemon: Pokemon) -> EvolutionFamily {
    let all = evolutions + (pokemon.evolutions ?? [])
    let own = EvolutionFamily(of: pokemon.slug, among: all)
    guard own.members.isEmpty, let species = species(of: pokemon.slug) else { return own }
    return EvolutionFamily(of: species, among: all)
  }
}
