import Domain
import TestSupport
import Testing
import TextUI
import Viper

/// A list and what is known of its chosen row, beside each other in a wide window.
@MainActor
@Suite struct SplitSessionTests {
  private let wide = Size(columns: 120, rows: 24)

  /// The lines of the map's footer that are on the right side of a list.
  private func footers(_ lines: [String]) -> [String] {
    lines.compactMap { line in
      guard let end = line.split(separator: "│ ").dropFirst().last.map(String.init),
        end.contains(" zoom ")
      else { return nil }
      return end
    }
  }

  @Test func aWideWindowHasTheMapBesideTheCities() async throws {
    let run = try await LiveRun(wide, .enter("search springfield, us"), .enter("2"))
    let shown = footers(run.lines)
    #expect(shown.count == 2)
    #expect(shown.allSatisfy { $0.hasPrefix("Springf") })
    #expect(run.path == [.home, .everything(search: "springfield, us")])
    #expect(run.lines.contains { $0.hasPrefix("› 2") })
    #expect(run.lines.contains { $0.contains("a number chooses") })
    #expect(run.lines.allSatisfy { DisplayWidth.of($0) <= wide.columns })
  }

  @Test func aSearchHasItsOwn() async throws {
    let run = try await LiveRun(
      wide, .enter("search springfield"), .type("/lima, pe", shows: "Lima, PE · zoom 5"),
      .pressAndClear(.escape))
    #expect(footers(run.below[0]).count == 1)
    #expect(run.world.navigator.companion != nil)
    #expect(run.path.count == 2)
  }

  @Test func enterShowsTheFoundRowBeside() async throws {
    let run = try await LiveRun(wide, .enter("/lima, pe"))
    #expect(run.path == [.home, .everything(search: nil)])
    #expect(footers(run.lines).last?.hasPrefix("Lima, PE") == true)
  }

  @Test func hintsSayWhatEnterDoesBesideAMap() async throws {
    let run = try await LiveRun(
      wide, .enter("search springf"), .enter("help keys"), .enter("fav 1"),
      .enter("keys on"), .press(.character("j"), shows: "› 2"), .enter(":keys off"),
      .enter("favorites"), .type("/springf", shows: "1–"), .pressAndClear(.escape))
    #expect(
      run.lines.filter { $0.contains("Enter") } == [
        "  ↑↓ choose · Enter detail · / search · fav star · PgUp PgDn page · Esc back",
        "  ↑↓ choose · Enter to the list · Esc back · Tab star · PgUp PgDn turn the page",
      ])
    #expect(
      run.below.compactMap(\.last) == [
        ": command · jk choose · Enter detail · s star · n p page · / search · ? help · q back",
        "↑↓ choose · Enter to the list · Esc back · Tab remove",
      ])
  }

  /// The header, the chosen row, what is said of the search, a banner and the prompt.
  @Test func aNoticeDoesNotPushTheFirstRowOut() async throws {
    let run = try await LiveRun(Size(columns: 110, rows: 30), .enter("paris"))
    let shown = run.lines.drop { !$0.hasPrefix("everything · “paris”") }
    #expect(shown.contains { $0.hasPrefix("› 1   Paris, FR") })
    #expect(shown.count <= 28)
  }

  @Test func theMapBesideIsMovedByItsCommand() async throws {
    let run = try await LiveRun(
      wide, .enter("search lima, pe"), .enter("map +"), .enter("map 1"))
    #expect(
      footers(run.lines).map { $0.contains("zoom 5.5") } == [false, true])
    #expect(run.path.count == 3)
  }

  @Test func whatWasFoundIsChosenAndBeside() async throws {
    let run = try await LiveRun(
      wide, .enter("pokemon"), .enter("/pika"))
    #expect(run.path == [.home, .list(.pokemon, search: nil)])
    #expect(run.world.navigator.companion == .detail(Reference(.pokemon, "25")))
    #expect(
      run.lines.last { $0.contains(" │ ") && $0.contains("Number") }?
        .contains("#25") == true)
  }
}
