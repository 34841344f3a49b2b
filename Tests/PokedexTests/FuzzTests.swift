import Catalog
import CatalogMocks
import Decoding
import Domain
import Fuzzing
import TestSupport
import Testing

@testable import Pokedex

/// Broken answers never crash the program: they are read as far as they can be, or are a failure of
/// the service.
@Suite struct FuzzTests {
  private func strangers<Value: Decodable & Sendable>(
    _ type: Value.Type, _ original: String, seed: UInt64
  ) async throws -> [String] {
    var mutator = try JSONMutator(original, seed: seed)
    return try await mutator.outcome(of: .pokeapi) { bytes throws(DataError) in
      _ = try await JSONReading.value(type, from: bytes, of: .pokeapi)
      return true
    }.strangers
  }

  @Test func noAnswerCrashesTheProgram() async throws {
    let list = Answers.list("pokemon", ("leafling", 2001), ("twigling", 2002))
    let type = Answers.type(("leafling", 2001, slot: 1), ("twigling", 2002, slot: 2))
    let category = Answers.category(("leaf-cake", 3001))
    #expect(try await strangers(PokemonAnswer.self, Answers.leafling, seed: 1) == [])
    #expect(try await strangers(SpeciesAnswer.self, Answers.species, seed: 2) == [])
    #expect(try await strangers(ItemAnswer.self, Answers.item, seed: 3) == [])
    #expect(try await strangers(ResourceList.self, list, seed: 4) == [])
    #expect(try await strangers(TypeAnswer.self, type, seed: 5) == [])
    #expect(try await strangers(CategoryAnswer.self, category, seed: 6) == [])
  }

  @Test func whatIsDeliveredHasIdsAndNames() async throws {
    var mutator = try JSONMutator(
      Answers.list("pokemon", ("leafling", 2001), ("charizard-mega-x", 10_034)), seed: 7)
    for _ in 0..<400 {
      let http = MockHTTPDataManager([
        PokeAPI.list("pokemon"): [.success(.body(try mutator.next(), Validators()))],
        PokeAPI.list("type"): [.success(Answers.body(Answers.list("type", ("grass", 12))))],
        PokeAPI.entry("type", 12): [
          .success(Answers.body(Answers.type(("leafling", 2001, slot: 1))))
        ],
      ])
      let manager = PokedexDataManager(resources: .mock(http))
      guard let items = try? await manager.fetch(.whole, unless: Validators()).items else {
        continue
      }
      #expect(items.allSatisfy { PokeAPI.number($0.id) != nil && !$0.slug.isEmpty })
      #expect(Set(items.map(\.id)).count == items.count)
    }
  }
}
