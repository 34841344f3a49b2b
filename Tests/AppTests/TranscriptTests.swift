import Localization
import Testing
import TextUI

@testable import App
@testable import CommandLine
@testable import Session

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

  @Test(arguments: [("plain.en", Language.english), ("plain.es", .spanish)])
  func plainSessionsAreLinear(name: String, language: Language) async throws {
    let transcript = try Transcript(name)
    let world = try World(language, console: MemoryConsole(isInteractive: true, isPlain: true))
    #expect(try await transcript.play(in: world) == transcript.expected)
    // Box drawing, blocks, Braille, arrows, stars and the marks of rows, prompts and lists.
    let drawn = world.console.lines.joined().unicodeScalars.filter {
      (0x2190...0x21FF).contains($0.value) || (0x2500...0x28FF).contains($0.value)
        || "·›❯★".unicodeScalars.contains($0)
    }
    #expect(drawn.isEmpty)
    #expect(!world.console.lines.contains { !$0.hasPrefix("> ") && $0.contains("  ") })
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
