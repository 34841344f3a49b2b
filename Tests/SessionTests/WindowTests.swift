import Testing
import TextUI

@testable import Session

/// How a window is divided.
@Suite struct WindowLayoutTests {
  @Test func promptTraceAndKeysTakeRowsOfTheScreen() {
    let terminal = Size(columns: 80, rows: 24)
    let layouts = [
      WindowLayout(terminal, isInteractive: false, isTracing: true, hasBar: true),
      WindowLayout(terminal), WindowLayout(terminal, isTracing: true),
      WindowLayout(terminal, hasBar: true), WindowLayout(Size(columns: 80, rows: 1)),
    ]
    #expect(layouts.map(\.screen.rows) == [24, 23, 15, 22, 1])
    #expect(layouts.map(\.traceRows) == [0, 0, 8, 0, 0])
    #expect(layouts.map(\.hasBar) == [false, false, false, true, false])
  }

  /// A hint stands where the bar does, and a banner may stand above the prompt.
  @Test func theBarHasARowWhereThereIsRoomForIt() {
    let layouts = [8, 9, 24].map { WindowLayout(Size(columns: 80, rows: $0), hasBar: true) }
    #expect(layouts.map(\.hasBar) == [false, true, true])
    #expect(layouts.map(\.screen.rows) == [7, 7, 22])
    #expect(layouts.map(\.dropDown.rows) == [6, 6, 21])
  }

  /// A search fills the window, too; the smallest have no row for a hint.
  @Test func theDropDownHasTheRowsThatTheWindowHas() {
    let layouts = [5, 7, 8, 16, 24, 50].map { WindowLayout(Size(columns: 80, rows: $0)) }
    #expect(layouts.map(\.hasHint) == [false, false, true, true, true, true])
    #expect(layouts.map(\.dropDown.rows) == [4, 6, 6, 14, 22, 48])
    #expect(layouts.map(\.search.rows) == [4, 6, 6, 14, 22, 48])
  }

  @Test func whatIsLongerThanTheDropDownIsCut() {
    let size = Size(columns: 4, rows: 2)
    let rows = ["one", "two", "three"].map { Line($0) }
    let layout = WindowLayout(size)
    #expect(
      layout.dropDown(rows, hint: Line("a hint"), in: size).map(\.text) == ["one", "…", "a h…"])
    #expect(layout.dropDown(Array(rows.prefix(2)), hint: nil, in: size) == Array(rows.prefix(2)))
  }

  /// The lines below the rows of a list may be the answer to the key that was pressed.
  @Test func whatStandsBelowTheRowsOfAListIsNotCut() {
    let lines =
      [Line("cities")] + (1...3).map { (row: Int) in Line([Span("\(row) city", row: row)]) }
      + [Line("the first row"), Line("1–3 of 9")]
    func texts(_ rows: Int) -> [String] {
      let size = Size(columns: 80, rows: rows)
      return WindowLayout(size).dropDown(lines, hint: nil, in: size).map(\.text)
    }
    #expect(texts(5) == ["cities", "1 city", "…", "the first row", "1–3 of 9"])
    #expect(texts(3) == ["cities", "1 city", "…"])
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

/// Which part of a long text is in the window.
@Suite struct PagesTests {
  private let lines = (1...10).map { Line("\($0)") }

  private func moved(_ moves: PageMove...) -> (outcomes: [Pages.Outcome], shown: [String]) {
    var pages = Pages(lines, room: 4)
    let outcomes = moves.map { pages.move($0) }
    return (outcomes, pages.shown.map(\.text))
  }

  @Test func goingOnPrintsWhatIsNew() {
    let (outcomes, shown) = moved(.on, .line, .on)
    #expect(
      outcomes == [.goesOn(Array(lines[4..<8])), .goesOn([lines[8]]), .goesOn([lines[9]])])
    #expect(shown == ["7", "8", "9", "10"])
  }

  @Test func goingOnAtTheEndLeaves() {
    #expect(moved(.on, .on, .on).outcomes.last == .isOver)
    #expect(moved(.on, .on, .line).outcomes.last == .isOver)
    #expect(moved(.leave).outcomes == [.isOver])
  }

  @Test func goingBackShowsAnotherPart() {
    let (outcomes, shown) = moved(.on, .lineBack, .back)
    #expect(outcomes.dropFirst() == [.isElsewhere, .isElsewhere])
    #expect(shown == ["1", "2", "3", "4"])
  }

  @Test func anotherWidthStaysAtTheSameLine() {
    var pages = Pages(lines, room: 4)
    _ = pages.move(.on)
    pages.fit(lines, room: 3)
    #expect(pages.shown.map(\.text) == ["5", "6", "7"])
    pages.fit(Array(lines.prefix(2)), room: 3)
    #expect(pages.shown.map(\.text) == ["1", "2"])
  }

  @Test func keysAreThoseOfAManual() {
    let keys = " \rqQ".map { PageMove.keys[.character($0)] }
    #expect(keys == [.on, .line, .leave, .leave])
    let others: [EditKey] = [.pageDown, .down, .pageUp, .up, .escape]
    #expect(
      others.map { PageMove.keys[$0] } == [.on, .line, .back, .lineBack, .leave])
  }

  @Test func anyOtherLetterBeginsACommand() {
    let letters = "abcdefghijklmnoprstuvwxyz/?".filter {
      PageMove.keys[.character($0)] != nil
    }
    #expect(letters == "")
  }
}
