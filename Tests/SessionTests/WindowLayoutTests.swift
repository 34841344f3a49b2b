import Testing
import TextUI

@testable import Session

/// How a window is divided.
@Suite struct WindowLayoutTests {
  @Test func promptTraceAndKeysTakeRowsOfTheScreen() {
    let terminal = Size(columns: 80, rows: 24)
    let layouts = [
      WindowLayout(terminal, isInteractive: false, isTracing: true, hasLetters: true),
      WindowLayout(terminal), WindowLayout(terminal, isTracing: true),
      WindowLayout(terminal, hasLetters: true), WindowLayout(Size(columns: 80, rows: 1)),
    ]
    #expect(layouts.map(\.screen.rows) == [24, 23, 15, 22, 1])
    #expect(layouts.map(\.traceRows) == [0, 0, 8, 0, 0])
  }

  /// A search leaves half of a large window as it was; the smallest have no row for a hint.
  @Test func theDropDownHasTheRowsThatTheWindowHas() {
    let layouts = [5, 7, 8, 16, 24, 50].map { WindowLayout(Size(columns: 80, rows: $0)) }
    #expect(layouts.map(\.hasHint) == [false, false, true, true, true, true])
    #expect(layouts.map(\.dropDown.rows) == [4, 6, 6, 14, 22, 48])
    #expect(layouts.map(\.search.rows) == [4, 6, 6, 14, 14, 25])
  }

  @Test func whatIsLongerThanTheDropDownIsCut() {
    let size = Size(columns: 4, rows: 2)
    let rows = ["one", "two", "three"].map { Line($0) }
    let layout = WindowLayout(size)
    #expect(
      layout.dropDown(rows, hint: Line("a hint"), in: size).map(\.text) == ["one", "…", "a h…"])
    #expect(layout.dropDown(Array(rows.prefix(2)), hint: nil, in: size) == Array(rows.prefix(2)))
  }

  @Test func bothSidesAreCutToTheirRoom() {
    let layout = SplitLayout(Size(columns: 100, rows: 2))
    #expect(
      layout?.lines(
        left: [Line("abc")], right: [Line("x"), Line("y"), Line("z")]
      ).map(\.text) == [
        "abc" + String(repeating: " ", count: 45) + " │ x",
        String(repeating: " ", count: 48) + " │ …",
      ])
    #expect(SplitLayout(Size(columns: 99, rows: 50)) == nil)
    #expect([21, 22].map { SplitLayout(Size(columns: 100, rows: $0))?.left.rows } == [21, 21])
    #expect([21, 22].map { SplitLayout(Size(columns: 100, rows: $0))?.right.rows } == [21, 20])
    #expect(SplitLayout(Size(columns: 300, rows: 50))?.left.columns == 80)
  }
}
