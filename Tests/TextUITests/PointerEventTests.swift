import Testing
import TextUI

@Suite struct PointerEventTests {
  private func drag(_ columns: Int, _ rows: Int, from column: Int = 5) -> PointerEvent {
    PointerEvent(.dragged(columns: columns, rows: rows), column: column)
  }

  @Test func movementsAddUp() {
    #expect(drag(2, -1).merged(with: drag(-3, 4)) == drag(-1, 3))
    #expect(
      PointerEvent(.turned(2), column: 1).merged(with: PointerEvent(.turned(-3), column: 4))
        == PointerEvent(.turned(-1), column: 4))
  }

  @Test func twoThingsStayTwo() {
    #expect(drag(1, 1).merged(with: drag(1, 1, from: 6)) == nil)
    #expect(drag(1, 1).merged(with: PointerEvent(.turned(1), column: 5)) == nil)
  }

  @Test func aPartOfTheScreenCountsFromItsOwnEdge() {
    #expect(drag(2, 3, from: 70).seen(from: 60) == drag(2, 3, from: 10))
  }
}
