import Foundation
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// The key of the articles: said what is wrong with it, and never shown.
@Suite(.oneAtATime) struct KeyTests {
  private static let secret = "s3cr3t-k3y-0f-s0m3b0dy"

  private let outpost: Outpost

  init() async throws {
    outpost = Outpost(
      server: try await StubServer.start(key: Self.secret, cityCount: 10), home: try Home())
  }

  private func articles(key: String, _ options: String...) async throws -> ProgramRun {
    try await outpost.run(
      ["list", "articles"] + options, input: "", environment: ["CATALEJO_NYT_API_KEY": key])
  }

  @Test func aMissingKeyIsExplained() async throws {
    let run = try await articles(key: "")
    #expect(run.status == .exited(6))
    #expect(run.output == "")
    #expect(
      run.messages == [
        "The New York Times wants a key: get one free at https://developer.nytimes.com and set "
          + "CATALEJO_NYT_API_KEY, or nyt_api_key in the settings file."
      ])
    #expect(outpost.server.requests == [])
    // All else is as it was.
    #expect(
      try await outpost.run("list", "people", environment: ["CATALEJO_NYT_API_KEY": ""]).status
        == .exited(0))
  }

  @Test func aWrongKeyIsRefused() async throws {
    let run = try await articles(key: "wrong", "--json")
    #expect(run.status == .exited(6))
    #expect(run.messages.count == 1)
    #expect(run.output.hasPrefix(#"{"error":{"code":6,"message":"The New York Times"#))
    #expect(outpost.server.requests.count == 1)
  }

  @Test func theSettingsFileHasAKeyToo() async throws {
    try outpost.home.configure("nyt_api_key = \(Self.secret)\n")
    let run = try await articles(key: "", "--debug")
    #expect(run.status == .exited(0))
    #expect(outpost.server.requests.map { $0.query["api-key"] } == [Self.secret])
    #expect(!run.errors.contains(Self.secret))
  }

  @Test(arguments: [
    nil, StubFault.status(401), .serviceError, .html, .redirectToScheme, .redirectToHost,
    .redirectLoop, .dropMidBody,
  ])
  func theKeyIsNeverShown(fault: StubFault?) async throws {
    outpost.server.set(fault, for: .articles)
    let debugged = try await articles(key: Self.secret, "--debug")
    #expect(debugged.errors.contains("api-key=[redacted]"))
    let logged = try await outpost.run(input: "debug on\narticles\nretry\nstatus\n")
    let json = try await articles(key: Self.secret, "--json")
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
  func theKeyIsNeverTraced(fault: StubFault?) async throws {
    outpost.server.set(fault, for: .articles)
    let traced = try await articles(key: Self.secret, "--trace")
    #expect(traced.errors.contains("list.interactor → articles.remote  fetch"))
    let saved = outpost.home.path + "/saved"
    let input = "trace on\narticles\nsearch \(Self.secret)\ntrace save \(saved)\n"
    let environment = ["CATALEJO_NYT_API_KEY": Self.secret]
    let typed = try await outpost.run(input: input, environment: environment)
    let file = outpost.home.path + "/trace"
    _ = try await outpost.run(
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
