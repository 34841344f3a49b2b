import Testing
import TextUI

@testable import Terminal

@Suite struct PointerTrackerTests {
  private func events(_ reports: PointerReport...) -> [PointerEvent] {
    var tracker = PointerTracker()
    return reports.compactMap { tracker.event(for: $0) }
  }

  @Test func aDragTellsHowFarItWent() {
    #expect(
      events(
        PointerReport(.pressed, column: 10, row: 5), PointerReport(.moved, column: 13, row: 4),
        PointerReport(.moved, column: 13, row: 4), PointerReport(.moved, column: 12, row: 6),
        PointerReport(.released, column: 12, row: 6)) == [
          PointerEvent(.pressed, column: 10),
          PointerEvent(.dragged(columns: 3, rows: -1), column: 10),
          PointerEvent(.dragged(columns: -1, rows: 2), column: 10),
          PointerEvent(.released, column: 12),
        ])
  }

  @Test func aDragWhoseBeginningWasMissedBeginsWhereItIsSeen() {
    #expect(
      events(
        PointerReport(.moved, column: 20, row: 5), PointerReport(.moved, column: 21, row: 5),
        PointerReport(.released, column: 21, row: 5), PointerReport(.moved, column: 3, row: 3)) == [
          PointerEvent(.dragged(columns: 1, rows: 0), column: 20),
          PointerEvent(.released, column: 21),
        ])
  }

  @Test func theWheelIsCountedAwayFromOneself() {
    #expect(
      events(
        PointerReport(.wheelUp, column: 7, row: 1), PointerReport(.wheelDown, column: 7, row: 1))
        == [PointerEvent(.turned(1), column: 7), PointerEvent(.turned(-1), column: 7)])
  }
}
