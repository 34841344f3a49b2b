import Catalog
import Domain
import TestSupport
import Testing

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
