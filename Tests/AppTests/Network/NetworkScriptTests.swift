import Foundation
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// A script from a pipe: each line is finished, network included, before the next.
@Suite(.oneAtATime) struct NetworkScriptTests {
  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost()
  }

  @Test(arguments: [
    ("en", "people\n/quill otis\npokemon\n/fire dragon\nitems\n/held\narticles\n/harbormaster\n"),
    ("es", "people\n/quill otis\npokemon\n/dragón de fuego\narticles\n/harbormaster\n"),
  ])
  func aScriptIsAnsweredInEachLanguage(language: String, script: String) async throws {
    let run = try await outpost.run("--lang", language, input: script)
    let path = Transcript.path("network.\(language)")
    if Transcript.isRecording { try Data(run.standardOutput).write(to: URL(filePath: path)) }
    #expect(run.output == (try String(contentsOfFile: path, encoding: .utf8)))
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
}
