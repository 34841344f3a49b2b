import Foundation
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// A script from a pipe: each line is finished, network included, before the next.
@Suite(.owning(.server)) struct NetworkScriptTests {
  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost()
  }

  @Test func aScriptIsAnsweredInEnglish() async throws {
    let run = try await outpost.run(
      input: "people\n/quill otis\npokemon\n/fire dragon\nitems\n/held\narticles\n/harbormaster\n")
    try check(run, "network.en")
    #expect(run.errors == "")
    #expect(run.status == .exited(0))
  }

  @Test func aScriptIsAnsweredInSpanish() async throws {
    let run = try await outpost.run(
      "--lang", "es",
      input: "people\n/quill otis\npokemon\n/dragón de fuego\narticles\n/harbormaster\n")
    try check(run, "network.es")
    #expect(run.errors == "")
    #expect(run.status == .exited(0))
  }

  @Test func whatFailsIsSaidBesideTheData() async throws {
    outpost.server.set(.html, for: .articles)
    let run = try await outpost.run(input: "articles\noffline on\nitems\nhelp\n")
    #expect(
      run.errors == """
        The New York Times did not answer with data: a proxy or a login page may be in between.
        The network is left alone now; offline off ends that.
        Offline — showing what is stored
        You work offline by choice, and nothing of this is stored yet; type offline off (or leave out \
        --offline), then try again.

        """)
    #expect(run.status == .exited(3))
  }

  @Test func theSameScriptHasTheSameTranscript() async throws {
    let script = "people\nnext\nnext\npokemon\nsort name\nitems\narticles\n2\nback\n"
    let first = try await outpost.run(input: script)
    let second = try await outpost.elsewhere().run(input: script)
    #expect(first == second)
    #expect(first.errors == "")
    let stored = try await outpost.run("--offline", input: script)
    #expect(stored.status == .exited(0))
  }

  /// `CATALEJO_RECORD=1` writes what the program prints into the file instead of comparing it.
  private func check(_ run: ProgramRun, _ name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Transcripts/\(name).txt")
    if ProcessInfo.processInfo.environment["CATALEJO_RECORD"] == "1" {
      try Data(run.standardOutput).write(to: file)
    }
    #expect(run.output == (try String(contentsOf: file, encoding: .utf8)))
  }
}
