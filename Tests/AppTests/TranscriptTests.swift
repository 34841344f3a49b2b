import Components
import Domain
import Foundation
import Localization
import PseudoTerminal
import StubServer
import TestSupport
import Testing
import TextUI
import Trace

/// Whole sessions over the real cities and map, compared line by line.
///
/// `CATALEJO_RECORD=1` writes them anew.
@MainActor
@Suite struct TranscriptTests {
  /// Plays a transcript; what was shown last is returned.
  @discardableResult
  private func play(
    _ name: String, in makeWorld: @MainActor () throws -> World
  ) async throws -> [String] {
    var lines: [String] = []
    let differences = try await Transcript(name).differences { section in
      let world = try makeWorld()
      let status = await world.run(section.commands, marking: { _ in "> " })
      lines = world.console.lines
      // Where there are sections each of them says how it ended.
      return lines + (section.title == nil || status == .done ? [] : ["= \(status)"])
    }
    for difference in differences { Issue.record("\(difference.joined(separator: "\n"))") }
    return lines
  }

  @Test(arguments: [
    ("tour.en", Language.english), ("tour.es", .spanish), ("mistakes.en", .english),
    ("mistakes.es", .spanish), ("sessions", .english),
  ])
  func theSessionGoesAsRecorded(name: String, language: Language) async throws {
    try await play(name) { try World(language) }
  }

  @Test(arguments: [("plain.en", Language.english), ("plain.es", .spanish)])
  func plainSessionsAreLinear(name: String, language: Language) async throws {
    let lines = try await play(name) {
      try World(language, console: MemoryConsole(isInteractive: true, isPlain: true))
    }
    #expect(!lines.joined().isDrawn)
    #expect(!lines.contains { !$0.hasPrefix("> ") && $0.contains("  ") })
  }

  @Test(arguments: [
    ("narrow.en", Size(columns: 20, rows: 5)), ("wide.en", Size(columns: 300, rows: 80)),
  ])
  func theSessionFitsItsWindow(name: String, size: Size) async throws {
    let lines = try await play(name) { try World(console: MemoryConsole(size: size)) }
    let wide = lines.filter {
      !$0.hasPrefix("> ") && !$0.hasPrefix("! ") && DisplayWidth.of($0) > size.columns
    }
    #expect(wide == [])
  }

  @Test func theSessionInTheGuideGoesAsItShows() async throws {
    let guide = try Transcript.text("docs/guide.md")
    let start = try #require(guide.range(of: "```text\n")).upperBound
    let end = try #require(guide.range(of: "\n```\n", range: start..<guide.endIndex)).lowerBound
    let shown = guide[start..<end].split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let typed = shown.compactMap { line in
      line.range(of: "❯ ").map { String(line[$0.upperBound...]) }
    }
    let world = try World(console: MemoryConsole(isInteractive: true))
    _ = await world.run(typed, marking: \.text)
    let lines = world.console.lines.map { $0.replacing(#/ +$/#, with: "") }
    guard !Transcript.isRecording else {
      let path = Transcript.root.appending(path: "docs/guide.md")
      return try guide.replacingCharacters(in: start..<end, with: lines.joined(separator: "\n"))
        .write(to: path, atomically: true, encoding: .utf8)
    }
    #expect(lines == shown)
  }

  /// The trace of a search and of the map it leads to, which the pages of docs/ quote.
  @Test func aTracedSearchAndItsMapGoAsRecorded() async throws {
    let told = Recorder<TraceLine>()
    let tracer = Tracer(sink: told.record)
    let world = try World(tracer: tracer)
    #expect(await world.run("trace on", "cities", "/lima", "map 1") == .done)
    let text = TraceLineText(width: 100)
    let lines = Array(
      told.all.map(text.text).drop { !$0.contains("→ list.presenter  searched") })
    let transcript = try Transcript("trace")
    if Transcript.isRecording { _ = try await transcript.differences { _ in lines } }
    #expect(transcript.sections.map { parted($0.lines) } == [parted(lines)])
  }

  /// Lines without their times; those of what is asked while something else is (stars while the
  /// catalog searches, cities and countries while the map reads its geometry) apart from the
  /// others, whose order is always the same.
  private func parted(_ lines: [String]) -> [[String]] {
    let besides = ["favorites.local", "gazetteer.local", "local  countries"]
    let untimed = lines.map { String($0.dropFirst(10)) }
    return besides.map { name in untimed.filter { $0.contains(name) } }
      + [untimed.filter { line in !besides.contains(where: line.contains) }]
  }
}

/// The real program as a shell runs it, with a server for all services.
///
/// A line that starts with `$ ` is run. Then come what it prints, what it says beside that (`! `), its
/// status where it failed (`= `), and what the server was asked (`? `). `@ people html` is a fault of
/// the server from there on; `@ people` ends it.
@Waiting
@Suite(.oneAtATime) struct ShellTranscriptTests {
  @Test(arguments: ["commands", "services"])
  func whatIsPrintedIsAsRecorded(name: String) async throws {
    let differences = try await Transcript(name).differences { section in
      let outpost = try await Outpost()
      return try section.lines.filter { $0.hasPrefix("$ ") || $0.hasPrefix("@ ") }.flatMap { line in
        let command = line.dropFirst(2)
        return try [line] + (line.hasPrefix("$ ") ? run(command, outpost) : fault(command, outpost))
      }
    }
    for difference in differences { Issue.record("\(difference.joined(separator: "\n"))") }
  }

  private func fault(_ line: Substring, _ outpost: Outpost) throws -> [String] {
    let words = line.split(separator: " ").map(String.init)
    if words.count > 1 {
      try outpost.server.set(words[1], for: words[0])
    } else {
      outpost.server.set(nil, for: try #require(StubEndpoint(rawValue: words[0])))
    }
    return []
  }

  private func run(_ line: Substring, _ outpost: Outpost) throws -> [String] {
    outpost.server.forgetRequests()
    let run = try outpost.runShell(String(line))
    let status = run.status == .exited(0) ? [] : ["= \(run.status)"]
    let asked = Set(outpost.server.requests.map { $0.endpoint?.rawValue ?? $0.path }).sorted()
    // What is of this run alone is called by what it is.
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast(text.isEmpty || text.hasSuffix("\n") ? 1 : 0)
        .map {
          String($0).replacing(outpost.home.path, with: "HOME")
            .replacing(outpost.server.base, with: "SERVER")
        }
    }
    return lines(run.output) + lines(run.errors).map { "! " + $0 } + status
      + (asked.isEmpty ? [] : ["? " + asked.joined(separator: ", ")])
  }
}

extension String {
  /// Whether there is box drawing, blocks, Braille, arrows, stars, or a mark of rows, prompts and
  /// lists.
  var isDrawn: Bool {
    unicodeScalars.contains {
      (0x2190...0x21FF).contains($0.value) || (0x2500...0x28FF).contains($0.value)
        || "·›❯★".unicodeScalars.contains($0)
    }
  }
}
