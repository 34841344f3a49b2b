import Catalog
import CatalogMocks
import Domain
import Fuzzing
import TestSupport
import Testing

@testable import Pokedex

/// Broken answers never crash the program: they are read as far as they can be, or are a
/// `notJSON`, `garbled`, `failed` or `unexpected` of the service.
@Suite struct FuzzTests {
  private static let rounds = 400

  private func survives<Value: Decodable & Sendable>(
    _ type: Value.Type, _ original: String, seed: UInt64
  ) async throws {
    var mutator = try JSONMutator(original, seed: seed)
    for _ in 0..<Self.rounds {
      do throws(DataError) {
        let bytes = (try? mutator.next()) ?? []
        _ = try await JSONReading.value(type, from: bytes, of: .pokeapi)
      } catch {
        guard case .service(.pokeapi, let problem) = error else {
          Issue.record("\(error)")
          continue
        }
        switch problem {
        case .notJSON, .garbled, .failed, .unexpected: continue
        default: Issue.record("\(problem)")
        }
      }
    }
  }

  @Test func noAnswerCrashesTheProgram() async throws {
    let list = Answers.list("pokemon", ("leafling", 2001), ("twigling", 2002))
    let type = Answers.type(("leafling", 2001, slot: 1), ("twigling", 2002, slot: 2))
    let category = Answers.category(("leaf-cake", 3001))
    try await survives(PokemonAnswer.self, Answers.leafling, seed: 1)
    try await survives(SpeciesAnswer.self, Answers.species, seed: 2)
    try await survives(ItemAnswer.self, Answers.item, seed: 3)
    try await survives(ResourceList.self, list, seed: 4)
    try await survives(TypeAnswer.self, type, seed: 5)
    try await survives(CategoryAnswer.self, category, seed: 6)
  }

  @Test func whatIsDeliveredHasIdsAndNames() async throws {
    var mutator = try JSONMutator(
      Answers.list("pokemon", ("leafling", 2001), ("charizard-mega-x", 10_034)), seed: 7)
    for _ in 0..<Self.rounds {
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
