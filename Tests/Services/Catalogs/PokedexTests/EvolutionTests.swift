import ContractMocks
import Contracts
import Domain
import Storage
import TestSupport
import Testing

@testable import Pokedex
@testable import catalejo_data

/// The evolutions, and the strengths of types.
@Suite struct EvolutionTests {
  private func tree(_ slug: String, of all: [Evolution] = EmbeddedPokedex.evolutions) -> [String] {
    EvolutionFamily(of: slug, among: all).members.map { member in
      String(repeating: "-", count: member.depth) + member.slug
        + (member.evolution?.words.map { " (\($0.english))" } ?? "")
    }
  }

  @Test(arguments: ["wurmple", "silcoon", "dustox"])
  func aFamilyIsTheSameForAllOfIt(_ slug: String) {
    #expect(
      tree(slug) == [
        "wurmple", "-silcoon (level 7)", "--beautifly (level 10)", "-cascoon (level 7)",
        "--dustox (level 10)",
      ])
  }

  @Test func formsHaveFamiliesOfTheirOwn() {
    #expect(
      tree("meowth-galar") == ["meowth-galar", "-perrserker (level 28)"])
    #expect(
      tree("raichu-alola") == [
        "pichu", "-pikachu (friendship)", "--raichu (Thunder Stone)",
        "--raichu-alola (Thunder Stone, in Alola)",
      ])
    #expect(tree("tauros") == [])
  }

  @Test func aCircleEnds() {
    let circle = [("a", "c"), ("b", "a"), ("c", "b")].map {
      Evolution(slug: $0, from: $1, trigger: .level)
    }
    #expect(tree("a", of: circle) == ["b", "-c (level up)", "--a (level up)"])
  }

  /// Each that is named has a record, so that it has a name.
  @Test func allAreOfTheEmbeddedPokedex() {
    let slugs = Set(EmbeddedPokedex.records.map(\.slug))
    let evolutions = EmbeddedPokedex.evolutions
    #expect(evolutions.count == 529)
    #expect(evolutions.flatMap { [$0.slug, $0.from] }.filter { !slugs.contains($0) } == [])
    #expect(evolutions.map { Evolution(line: $0.line.utf8) } == evolutions)
  }

  @Test func howIsSaidInBothLanguages() {
    let evolutions = EmbeddedPokedex.evolutions
    func words(_ slug: String) -> Words? { evolutions.first { $0.slug == slug }?.words }
    func texts(_ slug: String) -> [String?] { [.english, .spanish].map { words(slug)?[$0] } }
    #expect(texts("venusaur") == ["level 32", "nivel 32"])
    #expect(texts("vaporeon") == ["Water Stone", "Piedra Agua"])
    #expect(
      texts("chansey") == [
        "level up, holding Oval Stone, during the day", "subir de nivel, con Piedra Oval, de día",
      ])
    #expect(texts("accelgor") == ["trade, for a Karrablast", "intercambio, por un Karrablast"])
    #expect(words("ambipom")?[.spanish] == "subir de nivel, conociendo Doble Golpe")
    #expect(words("gholdengo")?.english == "level up with 999 Gimmighoul Coins")
    #expect(Evolution(slug: "a", from: "b", trigger: .other).words == nil)
    let later = Evolution(slug: "a", from: "b", trigger: .item, item: "Brass Lens")
    #expect(later.words == Words(name: "Brass Lens"))
  }

  /// Everything that the embedded data name has Spanish words.
  @Test func nothingEmbeddedIsLeftUntranslated() {
    let same = ["Protector"]
    let evolutions = EmbeddedPokedex.evolutions
    let words =
      evolutions.compactMap(\.item).map(EvolutionNames.item)
      + evolutions.compactMap(\.move).map(EvolutionNames.move)
      + evolutions.compactMap(\.condition).map(EvolutionNames.condition)
    #expect(Set(words.filter { $0.english == $0[.spanish] }.map(\.english)) == Set(same))
  }

  // MARK: - Details

  private func details(_ pokemon: Pokemon, stored: [Pokemon] = []) async throws -> [Fact] {
    let local = StoredCatalog<Pokemon>(
      InMemoryCacheDataManager(), embedded: { EmbeddedPokedex.items })
    if !stored.isEmpty {
      try await local.store([
        FetchResult(.whole, items: stored, metadata: CacheMetadata(fetchedAt: 1))
      ])
    }
    return await Pokedex.details(of: pokemon, in: local)
  }

  private func family(_ facts: [Fact]) -> [String] {
    facts.flatMap { fact -> [String] in
      guard case .family(let relatives) = fact.value else { return [] }
      return relatives.map { "\($0.link.words.english) \($0.link.reference?.id ?? "-")" }
    }
  }

  @Test func aFormLeadsToItsDetailOnceItsIdIsKnown() async throws {
    let raichu = EmbeddedPokedex.pokemon(named: "raichu", id: 26)
    let alola = EmbeddedPokedex.pokemon(named: "raichu-alola", id: 10_100)
    #expect(
      family(try await details(raichu)) == [
        "Pichu 172", "Pikachu 25", "Raichu 26", "Raichu Alola -",
      ])
    #expect(family(try await details(alola)).last == "Raichu Alola 10100")
    #expect(
      family(try await details(raichu, stored: [raichu, alola])).last == "Raichu Alola 10100")
  }

  /// A form that does not evolve itself is of its species' family.
  @Test func aMegaFormHasTheFamilyOfItsSpecies() async throws {
    let mega = EmbeddedPokedex.pokemon(named: "charizard-mega-x", id: 10_034)
    #expect(family(try await details(mega)) == ["Charmander 4", "Charmeleon 5", "Charizard 6"])
  }

  @Test func whatCameLaterHasTheFamilyThatTheServiceTells() async throws {
    let leafling = Pokemon(
      id: "2001", slug: "leafling", number: 2001, name: "Leafling",
      evolutions: [Evolution(slug: "leafling", from: "seed-ling", trigger: .trade)])
    #expect(family(try await details(leafling)) == ["Seed Ling -", "Leafling 2001"])
  }

  private func damage(_ types: String...) -> [String] {
    guard case .groups(let groups) = Fact.damageTaken(types).value else { return [] }
    return groups.map { "\($0.key) \($0.sign) \($0.terms.map(\.name).joined(separator: " "))" }
  }

  @Test func twoTypesMultiplyTheirDamage() {
    #expect(
      damage("fire", "flying") == [
        "4 ×4 rock", "2 ×2 electric water", "0.5 ×½ fairy fighting fire steel",
        "0.25 ×¼ bug grass", "0 ×0 ground",
      ])
    #expect(damage("electric") == ["2 ×2 ground", "0.5 ×½ electric flying steel"])
    #expect(damage("sound") == [] && damage() == [])
  }
}
