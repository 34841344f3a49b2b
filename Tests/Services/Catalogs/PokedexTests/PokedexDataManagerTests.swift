import ContractMocks
import Contracts
import Domain
import TestSupport
import Testing

@testable import Pokedex

@Suite struct PokedexDataManagerTests {
  private let progress = RecordedProgress()

  private static let list = Answers.list(
    "pokemon", ("bulbasaur", 1), ("charizard", 6), ("leafling", 2001),
    ("charizard-mega-x", 10_034), ("twigling-tall", 10_400))

  private static let types = Answers.list(
    "type", ("dragon", 16), ("flying", 3), ("fire", 10), ("ghost", 8), ("unknown", 10_001),
    ("shadow", 10_002))

  /// Answers with the lists, and with the Pokémon of each type; the second type of a Pokémon may come
  /// first.
  private func service(
    _ others: [Endpoint: MockHTTPDataManager.Answer] = [:]
  ) -> MockHTTPDataManager {
    func type(_ id: Int) -> Endpoint { PokeAPI.entry("type", id) }
    return Answers.http(
      [
        PokeAPI.list("pokemon"): Self.list, PokeAPI.list("type"): Self.types,
        type(10): Answers.type(("charizard", 6, slot: 1), ("charizard-mega-x", 10_034, slot: 1)),
        type(16): Answers.type(("charizard-mega-x", 10_034, slot: 2)),
        type(3): Answers.type(("charizard", 6, slot: 2)),
        type(8): Answers.type(("leafling", 2001, slot: 1)),
      ], others)
  }

  private func manager(_ http: any HTTPDataManager) -> PokedexDataManager {
    PokedexDataManager(resources: .mock(http, progress))
  }

  @Test func theWholeListHasNamesTypesAndWhatIsEmbedded() async throws {
    let http = service()
    let result = try await manager(http).fetch(.whole, unless: Validators(etag: "list"))
    let items = try #require(result.items)
    #expect(result.part == .whole)
    #expect(result.metadata == CacheMetadata(fetchedAt: 77))
    #expect(items.map(\.id) == ["1", "6", "10034", "2001", "10400"])
    #expect(
      items.map(\.name) == [
        "Bulbasaur", "Charizard", "Charizard Mega X", "Leafling", "Twigling Tall",
      ])
    #expect(items.map(\.number) == [1, 6, 6, 2001, nil])
    // A Pokémon that no type lists, here Bulbasaur, keeps the embedded types.
    #expect(
      items.map(\.traits.types) == [
        ["grass", "poison"], ["fire", "flying"], ["fire", "dragon"], ["ghost"], [],
      ])
    #expect(items.map { $0.traits.stats[.attack] } == [49, 84, 130, nil, nil])
    #expect(items.allSatisfy { !$0.isDetailed })
  }

  @Test func theWholeListTakesARequestForEachTypeThatPokemonHave() async throws {
    let http = service()
    _ = try await manager(http).fetch(.whole, unless: Validators(etag: "list"))
    let expected: Set<MockHTTPDataManager.Call> = [
      .init(PokeAPI.list("pokemon")), .init(PokeAPI.list("type")),
      .init(PokeAPI.entry("type", 10)), .init(PokeAPI.entry("type", 16)),
      .init(PokeAPI.entry("type", 3)), .init(PokeAPI.entry("type", 8)),
    ]
    #expect(http.calls.count == expected.count)
    #expect(Set(http.calls) == expected)
    #expect(progress.isOfRequestsToPokeAPI)
    #expect(progress.steps == [[0, nil], [1, nil], [2, 6], [3, 6], [4, 6], [5, 6], [6, 6]])
  }

  @Test(arguments: [
    (PokeAPI.list("pokemon"), nil, ServiceProblem.status(500)),
    (PokeAPI.list("type"), nil, .status(500)), (PokeAPI.entry("type", 16), nil, .timedOut),
    (PokeAPI.entry("type", 8), #"{"id": 8}"#, .unexpected(detail: "pokemon")),
  ])
  func aListOrTypeThatFailsFailsTheWhole(
    endpoint: Endpoint, body: String?, problem: ServiceProblem
  ) async {
    let error = DataError.service(.pokeapi, problem)
    let answer = body.map { MockHTTPDataManager.Answer.success(Answers.body($0)) }
    await #expect(throws: error) {
      try await manager(service([endpoint: answer ?? .failure(error)]))
        .fetch(.whole, unless: Validators())
    }
  }

  @Test func brokenMembersOfATypeAreLeftOut() async throws {
    let ghosts = """
      {"pokemon": [null, {"pokemon": null}, {"slot": 1}, {"pokemon": {"name": "x"}, "slot": 1},
        {"pokemon": {"name": "leafling", "url": "/pokemon/2001/"}}]}
      """
    let http = service([PokeAPI.entry("type", 8): .success(Answers.body(ghosts))])
    let items = try await manager(http).fetch(.whole, unless: Validators()).items
    #expect(items?.first { $0.slug == "leafling" }?.traits.types == ["ghost"])
  }

  /// Answers all requests for one Pokémon.
  private func detail(_ others: [Endpoint: MockHTTPDataManager.Answer] = [:]) -> MockHTTPDataManager
  {
    Answers.http(
      [
        PokeAPI.entry("pokemon", 2001): Answers.leafling,
        PokeAPI.entry("pokemon-species", 2001): Answers.species,
        PokeAPI.entry("ability", 102): Answers.leafGuard, PokeAPI.entry("ability", 130): "{}",
      ], others)
  }

  @Test func anEntityHasWhatIsSaidOfItAndItsSpecies() async throws {
    let http = detail()
    let result = try await manager(http).fetch(.entity("2001"), unless: Validators(etag: "x"))
    let items = try #require(result.items)
    #expect(result.part == .entity("2001"))
    #expect(result.metadata == CacheMetadata(fetchedAt: 77))
    let traits = PokemonTraits(
      types: ["grass", "ghost"], stats: [.hp: 41, .specialAttack: 77],
      abilities: [
        PokemonAbility(
          name: "leaf-guard", isHidden: false,
          names: LocalizedText([.english: "Leaf Guard", .spanish: "Defensa Hoja"])),
        PokemonAbility(name: "cursed-body", isHidden: true),
      ], height: 4, weight: 31)
    let expected = Pokemon(
      id: "2001", slug: "leafling", number: 2001, name: "Leafling", traits: traits,
      species: LocalizedText([.english: "Leaflet Pokémon", .spanish: "Pokémon Hojita"]),
      flavor: LocalizedText([.english: "It sleeps in trees.", .spanish: "Vive en las ramas."]),
      sprite: WebLink("https://example.invalid/2001.png"), isDetailed: true)
    #expect(items == [expected])
    #expect(
      Set(http.calls) == [
        .init(PokeAPI.entry("pokemon", 2001)), .init(PokeAPI.entry("pokemon-species", 2001)),
        .init(PokeAPI.entry("ability", 102)), .init(PokeAPI.entry("ability", 130)),
      ])
    #expect(http.calls.count == 4)
  }

  /// The service gives the family of a form that is newer than this program; a broken answer is
  /// ignored.
  @Test func whoEvolvesIntoWhoIsAskedWhereItIsNotEmbedded() async throws {
    let species = PokeAPI.entry("pokemon-species", 2001)
    let chain = PokeAPI.entry("evolution-chain", 900)
    func evolutions(_ answer: MockHTTPDataManager.Answer) async throws -> [Evolution]? {
      let http = detail([species: .success(Answers.body(Answers.speciesOfFamily)), chain: answer])
      let result = try await manager(http).fetch(.entity("2001"), unless: Validators())
      #expect(http.calls.contains(.init(chain)))
      return result.items?.first?.evolutions
    }
    #expect(
      try await evolutions(.success(Answers.body(Answers.family))) == [
        Evolution(
          slug: "leafling", from: "seedling", trigger: .friendship, condition: "at night"),
        Evolution(slug: "treeling", from: "leafling", trigger: .trade, item: "Brass Lens"),
        Evolution(slug: "logling", from: "leafling", trigger: .other),
      ])
    #expect(try await evolutions(.success(Answers.body("{}"))) == nil)
    await #expect(throws: DataError.service(.pokeapi, .offline)) {
      try await evolutions(.failure(.service(.pokeapi, .offline)))
    }
  }

  @Test func anAbilityThatFailsKeepsTheServicesName() async throws {
    let http = detail([
      PokeAPI.entry("ability", 102): .failure(.service(.pokeapi, .status(500)))
    ])
    let result = try await manager(http).fetch(.entity("2001"), unless: Validators())
    #expect(
      result.items?.first?.traits.abilities == [
        PokemonAbility(name: "leaf-guard", isHidden: false),
        PokemonAbility(name: "cursed-body", isHidden: true),
      ])
    #expect(result.metadata == CacheMetadata(fetchedAt: 77, isPartial: true))
  }

  @Test func aFormAsksForItsOwnSpecies() async throws {
    let mega = """
      {"name": "charizard-mega-x", "species": {"name": "charizard",
        "url": "https://example.invalid/api/v2/pokemon-species/6/"}, "height": null}
      """
    let http = Answers.http([
      PokeAPI.entry("pokemon", 10_034): mega, PokeAPI.entry("pokemon-species", 6): Answers.species,
    ])
    let items = try await manager(http).fetch(.entity("10034"), unless: Validators()).items
    let form = try #require(items?.first)
    #expect(form.number == 6)
    #expect(form.name == "Charizard Mega X")
    #expect(form.species?[.english] == "Leaflet Pokémon")
    // The gaps are filled with what is embedded.
    #expect(form.traits.height == 17)
  }

  private func opened(withoutSpecies problem: ServiceProblem) async throws -> FetchResult<Pokemon> {
    let species = PokeAPI.entry("pokemon-species", 2001)
    return try await manager(detail([species: .failure(.service(.pokeapi, problem))]))
      .fetch(.entity("2001"), unless: Validators())
  }

  @Test(arguments: [ServiceProblem.status(500), .status(404), .notJSON, .timedOut])
  func aSpeciesThatFailsIsDoneWithout(problem: ServiceProblem) async throws {
    let result = try await opened(withoutSpecies: problem)
    #expect(result.items?.map(\.species) == [nil])
    #expect(result.metadata == CacheMetadata(fetchedAt: 77, isPartial: true))
  }

  @Test(arguments: [ServiceProblem.offline, .unreachable(reason: "no route")])
  func withoutAConnectionTheEntityFails(problem: ServiceProblem) async {
    await #expect(throws: DataError.service(.pokeapi, problem)) {
      try await opened(withoutSpecies: problem)
    }
  }

  /// A text that can't be an id is not even asked for.
  @Test(arguments: ["999", "pikachu", "007", "-1", "0", "", "1/2", "25 "])
  func whatTheServiceDoesNotKnowIsNotFound(id: String) async {
    let http = MockHTTPDataManager([:])
    await #expect(throws: DataError.notFound(Reference(.pokemon, id))) {
      try await manager(http).fetch(.entity(id), unless: Validators())
    }
    #expect(http.calls.count == (id == "999" ? 1 : 0))
  }

  @Test func answersAreGoodForAWeek() {
    #expect(manager(MockHTTPDataManager([:])).timeToLive == 604_800)
    #expect(manager(MockHTTPDataManager([:])).service == .pokeapi)
  }

  @Test func listsAreAskedForWhole() {
    #expect(
      PokeAPI.list("pokemon")
        == Endpoint(
          .pokeapi, ["pokemon"], query: [.init("limit", "100000"), .init("offset", "0")]))
    #expect(PokeAPI.entry("type", 3) == Endpoint(.pokeapi, ["type", "3"]))
  }
}
