import Domain
import TestSupport
import Testing
import TextUI
import Viper

/// What the mouse does to what a session shows.
@MainActor
@Suite struct PointerSessionTests {
  /// The row and column of the pin.
  ///
  /// The window is of a size whose middle is not between two cells.
  private func pin(_ lines: [String]) -> [Int] {
    for (row, line) in lines.enumerated() {
      if let index = line.firstIndex(of: "◉") {
        return [row, line.distance(from: line.startIndex, to: index)]
      }
    }
    return []
  }

  private func drag(_ columns: Int, _ rows: Int, from column: Int = 30) -> PointerEvent {
    PointerEvent(.dragged(columns: columns, rows: rows), column: column)
  }

  @Test func aBurstOfDragsTakesTheMapAsFarAsTheyGoTogether() async throws {
    let run = try await LiveRun(
      Size(columns: 81, rows: 24), .enter("/lima, pe"),
      .point([PointerEvent(.turned(1), column: 3)], shows: "zoom 6"),
      .point(
        Array(repeating: drag(1, 0), count: 10) + Array(repeating: drag(0, -1), count: 2)
          + [PointerEvent(.turned(1), column: 3)], shows: "zoom 7"))
    // Ten columns and two rows, seen from twice as near.
    #expect(run.below.map(pin) == [[10, 40], [6, 60]])
  }

  @Test func theWheelChoosesRows() async throws {
    let wheel = [PointerEvent(.turned(-1), column: 3), PointerEvent(.turned(-1), column: 3)]
    let run = try await LiveRun(
      .enter("search springfield"), .point(wheel, shows: "› 3"),
      .type("/springf", shows: "1–"), .point(wheel, shows: "› 3"))
    #expect(run.below.count == 3)
  }

  private func click(_ row: Int, column: Int = 5, isAgain: Bool = false) -> PointerEvent {
    PointerEvent(.clicked(row: row, isAgain: isAgain), column: column)
  }

  /// The last row, 19, is above the footer.
  @Test func aClickChoosesTheRowItIsOnAndASecondOpensIt() async throws {
    let run = try await LiveRun(
      .enter("search springfield"), .point([click(-3)], shows: "›18"),
      .point([click(-1), click(-21), click(3)], shows: "› 2"),
      .pointAndEnd([click(3, isAgain: true)]))
    #expect(
      run.path == [
        .home, .everything(search: "springfield"), .map(.entity(Reference(.cities, "4951788"))),
      ])
  }

  @Test func inASearchASecondClickIsEnter() async throws {
    let run = try await LiveRun(
      .enter("people"), .enter("cities"), .type("/springfield", shows: "1–"),
      // What stands above is not what is searched.
      .point([click(-3), click(3)], shows: "› 2"), .pointAndEnd([click(3, isAgain: true)]))
    #expect(
      run.path == [
        .home, .list(.people, search: nil), .list(.cities, search: nil),
        .map(.entity(Reference(.cities, "4951788"))),
      ])
  }

  @Test func whatKeysDoIsSaidForTheWindowAndTheLineAsTheyAre() async throws {
    let console = MemoryConsole(size: Size(columns: 120, rows: 24), isInteractive: true)
    let run = try await LiveRun(
      console,
      [
        .enter("search springfield, us"), .press(.down, shows: "Enter detail"),
        .type("xy", shows: "Enter run · Esc empty"), .type("", shows: "Enter detail"),
        .resized(console, columns: 80, rows: 24),
      ])
    #expect(
      run.reader.drawn.last { !$0.isEmpty }?.last
        == "↑↓ choose · Enter open · / search · fav star · Tab detail · PgUp PgDn · Esc back")
  }

  @Test func enterLeadsOnFromWhatTheKeyBeforeItLeadsTo() async throws {
    let run = try await LiveRun(
      Size(columns: 81, rows: 24), .enter("/lima, pe"), .pressInVain(.character("-")), .enter(""),
      .enter("back"))
    #expect(run.lines.contains { $0.hasPrefix("Population") })
    #expect(run.lines.last { $0.contains("· zoom ") }?.contains("· zoom 4.5 ·") == true)
  }

  @Test func aClickBesideTheListIsOnNoRowOfIt() async throws {
    let run = try await LiveRun(
      Size(columns: 121, rows: 24), .enter("search springfield, us"),
      .point([click(-6, column: 90), click(-4)], shows: "›17"))
    #expect(!run.reader.drawn.joined().contains { $0.hasPrefix("›15") })
  }
}
