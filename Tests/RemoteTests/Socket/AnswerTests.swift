import Catalog
import Domain
import StubServer
import TestSupport
import Testing

@testable import Remote

@Suite(.oneAtATime) struct AnswerTests {
  @Test func aBodyArrivesWhole() async throws {
    try await Wire.with { wire in
      let endpoint = Endpoint(.pokeapi, ["pokemon", "25"])
      let answer = try await wire.connection.get(endpoint, unless: Validators())
      guard case .body(let bytes, let validators) = answer else {
        Issue.record("no body")
        return
      }
      #expect(bytes.first == UInt8(ascii: "{"))
      #expect(bytes.last == UInt8(ascii: "}") || bytes.last == UInt8(ascii: "\n"))
      #expect(!validators.isEmpty)
      #expect(wire.sink.text.lowercased().contains("content-encoding: gzip"))
      #expect(wire.connectivity.outcomes == [.answered])
      #expect(wire.progress.reports.isEmpty)
    }
  }

  @Test func aRequestSaysWhoAsks() async throws {
    try await Wire.with { wire in
      _ = await wire.outcome()
      let headers = wire.server.requests.first?.headers
      #expect(headers?["user-agent"]?.hasPrefix("catalejo/1.2.3 (") == true)
      #expect(headers?["accept-encoding"] == "gzip, deflate")
      #expect(wire.server.requests.first?.target == "/people/?results=3")
    }
  }

  @Test func whatIsHeldIsConfirmed() async throws {
    try await Wire.with { wire in
      let endpoint = Endpoint(.pokeapi, ["pokemon", "25"])
      guard
        case .body(_, let validators) = try await wire.connection.get(
          endpoint, unless: Validators())
      else { return }
      #expect(try await wire.connection.get(endpoint, unless: validators) == .notModified)
      let streamed = try await wire.connection.stream(endpoint, unless: validators) { _ in
        Issue.record("a body")
      }
      #expect(streamed == nil)
    }
  }

  @Test func a304ThatNobodyAskedForIsAFailure() async throws {
    try await Wire.with { wire in
      wire.server.set(.status(304), for: .people)
      #expect(await wire.outcome() == .problem(.status(304)))
    }
  }

  @Test func aStreamPassesPiecesAndTellsHowFarItIs() async throws {
    try await Wire.with { wire in
      let pieces = Pieces()
      let endpoint = Endpoint(.cities, limits: .cityList)
      let validators = try await wire.connection.stream(endpoint, unless: Validators()) { piece in
        pieces.append(piece)
      }
      #expect(validators != nil)
      guard
        case .body(let whole, _) = try await wire.connection.get(
          endpoint, unless: Validators())
      else { return }
      #expect(pieces.bytes == whole)
      let last = try #require(wire.progress.reports.last)
      #expect(last.unit == .bytes)
      #expect(last.total == nil || last.done == last.total)
    }
  }

  @Test func whoTakesAStreamMayEndIt() async throws {
    let full = DataError.unwritable(path: "/x", reason: .noSpace)
    try await Wire.with { wire in
      await #expect(throws: full) {
        try await wire.connection.stream(Endpoint(.cities), unless: Validators()) {
          _ async throws(DataError) in throw full
        }
      }
      #expect(wire.server.requests.count == 1)
    }
  }

  @Test func theKeyIsSentToItsServiceOnly() async throws {
    try await Wire.with { wire in
      let articles = Endpoint(.nyt, ["emailed", "7.json"])
      guard case .bytes = await wire.outcome(of: articles) else {
        Issue.record("no articles")
        return
      }
      _ = await wire.outcome()
      #expect(wire.server.requests.map { $0.query["api-key"] } == [Wire.key, nil])
    }
  }

  @Test func withoutAKeyNothingIsAsked() async throws {
    let articles = Endpoint(.nyt, ["emailed", "7.json"])
    for (key, problem) in [(nil, .keyMissing), ("a b", .keyRefused), ("a\n", .keyRefused)]
      as [(String?, ServiceProblem)]
    {
      try await Wire.with(key: key) { wire in
        #expect(await wire.outcome(of: articles) == .problem(problem))
        #expect(wire.server.requests.isEmpty)
      }
    }
  }

  @Test func aWrongKeyIsRefusedOnce() async throws {
    try await Wire.with(key: "another") { wire in
      let articles = Endpoint(.nyt, ["emailed", "7.json"])
      #expect(await wire.outcome(of: articles) == .problem(.keyRefused))
      #expect(wire.server.requests.count == 1)
    }
  }
}
