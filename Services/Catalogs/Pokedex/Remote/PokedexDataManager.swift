import Contracts
import Domain

/// Fetches the Pokémon of PokeAPI.
///
/// The whole list takes some 21 requests rather than one for each Pokémon: the names, the types, and
/// the Pokémon of each type. Traits that lists do not have come from the embedded Pokédex, or when a
/// Pokémon is opened.
struct PokedexDataManager: RemoteDataManager {
  let resources: CatalogResources

  var service: RemoteService { PokeAPI.service }
  var timeToLive: Int? { PokeAPI.timeToLive }

  private var http: any HTTPDataManager { resources.http }

  /// Fetches a part.
  ///
  /// Validators are of no use, because several answers make up a part.
  func fetch(
    _ part: CatalogPart, unless validators: Validators
  ) async throws(DataError) -> FetchResult<Pokemon> {
    switch part {
    case .whole:
      FetchResult(
        part, items: try await whole(), metadata: CacheMetadata(fetchedAt: resources.clock()))
    case .entity(let id): try await entity(id)
    case .page, .edition, .categories, .names:
      throw .service(service, .unexpected(detail: part.key))
    }
  }

  private func whole() async throws(DataError) -> [Pokemon] {
    let progress = resources.progress
    progress.report(FetchProgress(service, .requests, done: 0, total: nil))
    let list = try await http.answer(ResourceList.self, from: PokeAPI.list("pokemon"))
    progress.report(FetchProgress(service, .requests, done: 1, total: nil))
    let asked = try await http.answer(ResourceList.self, from: PokeAPI.list("type")).entries
      .filter { !Self.typesOfNone.contains($0.name) }
    let isFatal = { (_: DataError) in true }
    let results = try await RequestBatch(progress: progress).results(
      asked.map(\.id), after: 2, failingFor: isFatal
    ) { [http] id throws(DataError) in
      try await http.answer(TypeAnswer.self, from: PokeAPI.entry("type", id))
    }
    var types: [Int: [(slot: Int, name: String)]] = [:]
    for (type, result) in zip(asked, results) {
      for member in try result.get().members {
        if let id = member.pokemon.id { types[id, default: []].append((member.slot, type.name)) }
      }
    }
    let names = types.mapValues { $0.sorted { $0.slot < $1.slot }.map(\.name) }
    return await Self.pokemon(list, types: names)
  }

  /// Types that only moves and old programs have: no Pokémon has one, so they are not fetched.
  private static let typesOfNone: Set<String> = ["unknown", "shadow"]

  /// - Parameters:
  ///   - list: the names and ids.
  ///   - types: the types of each id, in the order of their slots.
  @concurrent
  private static func pokemon(_ list: ResourceList, types: [Int: [String]]) async -> [Pokemon] {
    list.entries.map { entry in
      var pokemon = EmbeddedPokedex.pokemon(named: entry.name, id: entry.id)
      if let types = types[entry.id] { pokemon.traits.types = types }
      return pokemon
    }
    .sorted(by: Pokemon.isListed)
  }

  /// Fetches a Pokémon; the result is partial without its species, or without the names of its
  /// abilities.
  private func entity(_ id: String) async throws(DataError) -> FetchResult<Pokemon> {
    let reference = Reference(Pokemon.catalog, id)
    guard let number = PokeAPI.number(id) else { throw .notFound(reference) }
    let answer: PokemonAnswer
    do throws(DataError) {
      answer = try await http.answer(
        PokemonAnswer.self, from: PokeAPI.entry("pokemon", number))
    } catch {
      throw PokeAPI.error(error, asking: reference)
    }
    let known = EmbeddedPokedex.pokemon(named: answer.name, id: number)
    let speciesNumber = answer.species?.id ?? known.number
    let species = try await species(speciesNumber)
    let evolutions = try await evolutions(species?.chainID, of: answer.name)
    let abilityNames = try await abilityNames(answer.abilityIDs)
    var traits = answer.traits
    for index in traits.abilities.indices {
      traits.abilities[index].names = abilityNames[traits.abilities[index].name] ?? nil
    }
    let pokemon = Pokemon(
      id: id, slug: answer.name, number: speciesNumber, name: known.name,
      traits: traits.completed(by: known.traits), species: species?.genus,
      flavor: species?.flavor, sprite: answer.sprite, evolutions: evolutions, isDetailed: true)
    let isPartial =
      (speciesNumber != nil && species == nil) || abilityNames.count < answer.abilityIDs.count
    return FetchResult(
      .entity(id), items: [pokemon],
      metadata: CacheMetadata(fetchedAt: resources.clock(), isPartial: isPartial))
  }

  /// Returns the evolutions of a form's family; `nil` if they are embedded, or the service fails.
  private func evolutions(_ chain: Int?, of slug: String) async throws(DataError) -> [Evolution]? {
    guard let chain, EmbeddedPokedex.species(of: slug) == nil else { return nil }
    return try await unlessOffline { () async throws(DataError) in
      try await http.answer(
        EvolutionAnswer.self, from: PokeAPI.entry("evolution-chain", chain)
      ).evolutions
    }
  }

  /// Returns the players' names of each ability, by the service's names; abilities for which the
  /// service fails are left out.
  private func abilityNames(_ ids: [String: Int]) async throws(DataError) -> [String:
    LocalizedText?]
  {
    let names = ids.keys.sorted()
    let results = try await RequestBatch(progress: NoProgress()).results(
      names.compactMap { ids[$0] }, after: 0, failingFor: PokeAPI.isOffline
    ) { [http] id throws(DataError) in
      try await http.answer(AbilityAnswer.self, from: PokeAPI.entry("ability", id))
    }
    return zip(names, results).reduce(into: [:]) { known, entry in
      if case .success(let answer) = entry.1 { known[entry.0] = .some(answer.names) }
    }
  }

  /// Returns the answer on a species; `nil` if the service fails only there.
  ///
  /// Without a connection the whole entity fails, so that it is soon asked for again.
  private func species(_ number: Int?) async throws(DataError) -> SpeciesAnswer? {
    guard let number else { return nil }
    return try await unlessOffline { () async throws(DataError) in
      try await http.answer(
        SpeciesAnswer.self, from: PokeAPI.entry("pokemon-species", number))
    }
  }

  /// Returns an answer; `nil` if the service fails, but not if there is no connection.
  private func unlessOffline<Answer>(
    _ ask: () async throws(DataError) -> Answer
  ) async throws(DataError) -> Answer? {
    do throws(DataError) {
      return try await ask()
    } catch {
      if PokeAPI.isOffline(error) || Task.isCancelled { throw error }
      return nil
    }
  }
}
