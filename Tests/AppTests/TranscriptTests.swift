import Localization
import Testing
import TextUI

@testable import App

/// Whole sessions over the real cities and map, compared line by line.
@MainActor
@Suite struct TranscriptTests {
  @Test(arguments: [
    ("tour.en", Language.english), ("tour.es", .spanish), ("mistakes.en", .english),
    ("mistakes.es", .spanish),
  ])
  func theSessionGoesAsRecorded(name: String, language: Language) async throws {
    let transcript = try Transcript(name)
    #expect(try await transcript.play(in: World(language)) == transcript.expected)
  }

  @Test(arguments: [
    ("narrow.en", Size(columns: 20, rows: 5)), ("wide.en", Size(columns: 300, rows: 80)),
  ])
  func theSessionFitsItsWindow(name: String, size: Size) async throws {
    let transcript = try Transcript(name)
    let world = try World(.english, console: MemoryConsole(size: size))
    #expect(try await transcript.play(in: world) == transcript.expected)
    let wide = world.console.lines.filter {
      !$0.hasPrefix("> ") && !$0.hasPrefix("! ") && DisplayWidth.of($0) > size.columns
    }
    #expect(wide == [])
  }
}
