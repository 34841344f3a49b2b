import Foundation
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// The key of the articles: said what is wrong with it, and never shown.
@Waiting
@Suite(.oneAtATime) struct KeyTests {
  private static let secret = "s3cr3t-k3y-0f-s0m3b0dy"

  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost(key: Self.secret)
  }

  private func articles(key: String, _ options: String...) throws -> ProgramRun {
    try outpost.run(
      ["list", "articles"] + options, input: "", environment: ["CATALEJO_NYT_API_KEY": key])
  }

  @Test(arguments: [
    nil, StubFault.status(401), .serviceError, .html, .redirectToScheme, .redirectToHost,
    .redirectLoop, .dropMidBody,
  ])
  func theKeyIsNeverShown(fault: StubFault?) throws {
    outpost.server.set(fault, for: .articles)
    let debugged = try articles(key: Self.secret, "--debug")
    #expect(debugged.errors.contains("api-key=[redacted]"))
    let logged = try outpost.run(input: "debug on\narticles\nretry\nstatus\n")
    let json = try articles(key: Self.secret, "--json")
    #expect(
      outpost.server.requests.allSatisfy {
        $0.query["api-key"] == Self.secret || $0.endpoint == nil
      })
    #expect(outpost.server.requests.count > 0)
    let log = try String(contentsOfFile: outpost.logPath, encoding: .utf8)
    #expect(log.contains("api-key=[redacted]"))
    for text in [debugged, logged, json].flatMap({ [$0.output, $0.errors] }) + [log] {
      #expect(!text.contains(Self.secret))
    }
  }

  /// Neither where the service is asked nor where the key itself is typed.
  @Test(arguments: [nil, StubFault.status(401), .serviceError])
  func theKeyIsNeverTraced(fault: StubFault?) throws {
    outpost.server.set(fault, for: .articles)
    let traced = try articles(key: Self.secret, "--trace")
    #expect(traced.errors.contains("list.interactor → articles.remote  fetch"))
    let saved = outpost.home.path + "/saved"
    let input = "trace on\narticles\nsearch \(Self.secret)\ntrace save \(saved)\n"
    let environment = ["CATALEJO_NYT_API_KEY": Self.secret]
    let typed = try outpost.run(input: input, environment: environment)
    let file = outpost.home.path + "/trace"
    _ = try outpost.run(
      ["--trace=\(file)"], input: "articles\nsearch \(Self.secret)\n", environment: environment)
    let told = typed.messages.filter { $0.contains(/[ ][→←⇢][ ]/) }
    let texts = try [file, saved + ".mmd", saved + ".json"].map {
      try String(contentsOfFile: $0, encoding: .utf8)
    }
    for text in [told.joined(), texts[0], texts[2]] {
      #expect(text.contains("searched(") && text.contains("•••"))
    }
    #expect(!(texts + told + [traced.errors]).contains { $0.contains(Self.secret) })
  }
}
