import Contracts
import Domain
import TestSupport
import Testing

@Suite struct VisitTests {
  @Test(arguments: [
    (1, 0, 16), (1, 3_599, 16), (1, 3_600, 8), (2, 86_399, 16), (1, 86_400, 2), (3, 604_799, 6),
    (3, 604_800, 3), (1, -5, 16),
  ])
  func whatIsOpenedOftenAndLatelyIsLikelier(count: Int, age: Int, frecency: Int) {
    let visit = Visit(
      reference: Reference(CatalogID.cities, "1"), title: "Lima", last: 1_000_000, count: count)
    #expect(visit.frecency(at: 1_000_000 + age) == frecency)
    #expect(visit.isFrequent == (count > 1))
  }

  @Test func whereNothingIsKeptNothingIsKnown() async throws {
    let visits = NoVisits()
    await visits.add(Reference(CatalogID.cities, "1"), title: "Lima", at: 1)
    try await visits.clear()
    #expect(await visits.all() == [])
    #expect(await visits.known() == [])
  }
}
