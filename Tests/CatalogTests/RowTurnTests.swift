import Catalog
import Domain
import TestSupport
import Testing

@Suite struct RowTurnTests {
  private let references = ["a", "b", "c"].map { Reference(.items, $0) }

  @Test(arguments: [
    (1, "a", RowTurn.row(Reference(.items, "b"))), (-2, "c", .row(Reference(.items, "a"))),
    (0, "b", .row(Reference(.items, "b"))), (1, "c", .end), (-1, "a", .end), (.max, "b", .end),
    (.min, "b", .end), (1, "x", .unlisted),
  ])
  func turnsAmongRows(rows: Int, id: String, turn: RowTurn) {
    #expect(RowTurn(rows, from: Reference(.items, id), among: references) == turn)
  }

  @Test func anotherCatalogHasAnotherRow() {
    #expect(RowTurn(1, from: Reference(.people, "a"), among: references) == .unlisted)
    #expect(RowTurn(1, from: Reference(.people, "a"), among: []) == .unlisted)
  }
}
