import ContractMocks
import Contracts
import Domain
import TestSupport
import Testing

@Suite struct FilterTests {
  @Test func keysKnowNoCaseAndValuesDo() {
    let filter = Filter(key: "Country", value: "Perú")
    #expect(filter == Filter(key: "country", value: "Perú"))
    #expect(filter != Filter(key: "country", value: "perú"))
  }
}

/// The ids that a catalog could have written.
@Suite struct IDRuleTests {
  @Test(arguments: [
    (IDRule.number, ["1", "25", "4294967295"], ["", "0", "007", "-1", "4294967296", "x", "1 "]),
    (.word, ["a", "0b1c-é_9", "nyt://article/1-2"], ["", "a b", "\u{A0}"]),
  ])
  func anIdIsWrittenAsItsCatalogDoes(_ rule: IDRule, _ good: [String], _ bad: [String]) {
    #expect(good.filter { !rule.allows($0) } == [])
    #expect(bad.filter(rule.allows) == [])
  }
}

@Suite struct AdjacentRowTests {
  private let references = ["a", "b", "c"].map { Reference(.items, $0) }

  @Test(arguments: [
    (1, "a", AdjacentRow.row(Reference(.items, "b"))), (-2, "c", .row(Reference(.items, "a"))),
    (0, "b", .row(Reference(.items, "b"))), (1, "c", .end), (-1, "a", .end), (.max, "b", .end),
    (.min, "b", .end), (1, "x", .unlisted),
  ])
  func turnsAmongRows(rows: Int, id: String, turn: AdjacentRow) {
    #expect(AdjacentRow(rows, from: Reference(.items, id), among: references) == turn)
  }

  @Test func anotherCatalogHasAnotherRow() {
    #expect(AdjacentRow(1, from: Reference(.people, "a"), among: references) == .unlisted)
    #expect(AdjacentRow(1, from: Reference(.people, "a"), among: []) == .unlisted)
  }
}

@Suite struct FavoriteToggleTests {
  @Test func togglesOnAndOff() async throws {
    let favorites = InMemoryFavoritesDataManager()
    let lima = Reference(.cities, "1")
    let position = Coordinate(latitude: -12, longitude: -77)
    let favorite = Favorite(reference: lima, title: "Lima, PE", position: position, added: 1234)
    for outcome in [StarOutcome.added([favorite]), .removed([favorite])] {
      #expect(
        try await favorites.toggle(lima, title: "Lima, PE", position: position, at: 1234)
          == outcome)
      #expect(try await favorites.all() == (outcome.areStarred ? [favorite] : []))
    }
  }
}
