import Components
import Foundation
import Localization
import Synchronization
import Testing
import TextUI
import Trace

/// Whole sessions over the real cities and map, compared line by line.
///
/// `CATALEJO_RECORD=1` writes them anew.
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

  @Test func theSessionInTheGuideGoesAsItShows() async throws {
    let path = Transcript.root.appending(path: "docs/guide.md")
    let guide = try String(contentsOf: path, encoding: .utf8)
    let start = try #require(guide.range(of: "```text\n")).upperBound
    let end = try #require(guide.range(of: "\n```\n", range: start..<guide.endIndex)).lowerBound
    let shown = guide[start..<end].split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let typed = shown.compactMap { line in
      line.range(of: "❯ ").map { String(line[$0.upperBound...]) }
    }
    let world = try World(console: MemoryConsole(isInteractive: true))
    _ = await world.run(EchoingReader(typed, console: world.console, mark: \.text))
    let lines = world.console.lines.map { $0.replacing(#/ +$/#, with: "") }
    guard !Transcript.isRecording else {
      return try guide.replacingCharacters(in: start..<end, with: lines.joined(separator: "\n"))
        .write(to: path, atomically: true, encoding: .utf8)
    }
    #expect(lines == shown)
  }

  /// The trace of a search and of the map it leads to, which the pages of docs/ quote.
  @Test func aTracedSearchAndItsMapGoAsRecorded() async throws {
    let told = Mutex<[TraceLine]>([])
    let tracer = Tracer(sink: { line in told.withLock { $0.append(line) } })
    let world = try World(tracer: tracer)
    #expect(await world.run("trace on", "cities", "/lima", "map 1") == .done)
    let text = TraceLineText(width: 100)
    let lines = told.withLock { $0 }.map(text.text)
      .drop { !$0.contains("→ list.presenter  searched") }
    let path = Transcript.path("trace")
    guard !Transcript.isRecording else {
      return try (lines.joined(separator: "\n") + "\n")
        .write(toFile: path, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(parted(Array(lines)) == parted(recorded.map(String.init)))
  }

  /// Lines without their times; those of what is asked while something else is (stars while the
  /// catalog searches, cities while the map reads its geometry) apart from the others, whose order
  /// is always the same.
  private func parted(_ lines: [String]) -> [[String]] {
    let besides = ["favorites.local", "places.local"]
    let untimed = lines.map { String($0.dropFirst(10)) }
    return besides.map { name in untimed.filter { $0.contains(name) } }
      + [untimed.filter { line in !besides.contains(where: line.contains) }]
  }
}
