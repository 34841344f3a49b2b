import Domain
import Terminal
import TestSupport
import Testing
import TextUI

/// What a session makes of what the terminal says is behind its text.
@MainActor
@Suite struct BackgroundSessionTests {
  private let console = MemoryConsole(isInteractive: true)

  private func run(
    opening path: [Destination] = [], _ steps: LiveReader.Step...
  ) async throws -> LiveReader {
    try await LiveRun(console, opening: path, steps).reader
  }

  private static let map = [
    Destination.map(.position(Coordinate(wrappingLatitude: -12.05, longitude: -77.05)))
  ]

  @Test func whatIsNoMapIsNot() async throws {
    let reader = try await run(
      opening: [.favorites], .answer(.light, redraws: false), .awaitPrompt("❯"), .enter("help"))
    #expect(reader.questions == 1 && reader.below == [])
    #expect(console.shownTheme == .light)
  }

  @Test func theMapOfTheStartIs() async throws {
    let reader = try await run(.answer(.light, redraws: true))
    #expect(reader.questions == 1)
    #expect(console.shownTheme == .light)
  }

  /// In tmux the pane's own color comes before that of the terminal around it.
  @Test func theFirstAnswerCounts() async throws {
    _ = try await run(
      opening: Self.map, .answer(.light, redraws: true), .answer(.dark, redraws: false),
      .enter("about"))
    #expect(console.background == .light)
  }

  @Test func aChosenThemeIsNotOverriddenAndTheAnswerKept() async throws {
    let reader = try await run(
      opening: Self.map, .enter("theme mono"), .answer(.light, redraws: false),
      .until { console.background == .light }, .enter("theme auto"))
    #expect(reader.questions == 1 && reader.below == [])
    #expect(
      console.lines.filter { $0.hasPrefix("!") }.suffix(1) == ["! The theme is auto (light) now."])
  }

  @Test func autoThatIsChosenLaterAsks() async throws {
    console.theme = .mono
    let reader = try await run(
      opening: Self.map, .enter("theme auto"), .answer(.light, redraws: true))
    #expect(reader.questions == 1)
    #expect(console.shownTheme == .light)
  }

  @Test func anAnswerThatChangesNothingDrawsNothing() async throws {
    console.background = .dark
    let reader = try await run(
      opening: Self.map, .answer(.dark, redraws: false), .enter("about"))
    #expect(reader.questions == 0 && reader.below == [])
  }
}
