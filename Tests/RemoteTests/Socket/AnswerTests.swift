import Catalog
import Domain
import StubServer
import TestSupport
import Testing

@testable import Remote

@Suite(.oneAtATime) struct AnswerTests {
  private let fixture: ConnectionFixture

  init() async throws { fixture = try await ConnectionFixture() }

  @Test func aBodyArrivesWhole() async throws {
    let endpoint = Endpoint(.pokeapi, ["pokemon", "25"])
    let answer = try await fixture.connection.get(endpoint, unless: Validators())
    guard case .body(let bytes, let validators) = answer else {
      Issue.record("no body")
      return
    }
    #expect(bytes.first == UInt8(ascii: "{"))
    #expect(bytes.last == UInt8(ascii: "}") || bytes.last == UInt8(ascii: "\n"))
    #expect(!validators.isEmpty)
    #expect(fixture.sink.text.lowercased().contains("content-encoding: gzip"))
    #expect(fixture.connectivity.outcomes == [.answered])
    #expect(fixture.progress.all.isEmpty)
  }

  @Test func aRequestSaysWhoAsks() async throws {
    _ = await fixture.outcome()
    let headers = fixture.server.requests.first?.headers
    #expect(headers?["user-agent"]?.hasPrefix("catalejo/1.2.3 (") == true)
    #expect(headers?["accept-encoding"] == "gzip, deflate")
    #expect(fixture.server.requests.first?.target == "/people/?results=3")
  }

  @Test func whatIsHeldIsConfirmed() async throws {
    let endpoint = Endpoint(.pokeapi, ["pokemon", "25"])
    guard
      case .body(_, let validators) = try await fixture.connection.get(
        endpoint, unless: Validators())
    else { return }
    #expect(try await fixture.connection.get(endpoint, unless: validators) == .notModified)
    let streamed = try await fixture.connection.stream(endpoint, unless: validators) { _ in
      Issue.record("a body")
    }
    #expect(streamed == nil)
  }

  @Test func a304ThatNobodyAskedForIsAFailure() async throws {
    fixture.server.set(.status(304), for: .people)
    #expect(await fixture.outcome() == .problem(.status(304)))
  }

  @Test func aStreamPassesPiecesAndTellsHowFarItIs() async throws {
    let pieces = Recorder<[UInt8]>()
    let endpoint = Endpoint(.cities, limits: .cityList)
    let validators = try await fixture.connection.stream(endpoint, unless: Validators()) { piece in
      pieces.record(piece)
    }
    #expect(validators != nil)
    guard
      case .body(let whole, _) = try await fixture.connection.get(
        endpoint, unless: Validators())
    else { return }
    #expect(pieces.bytes == whole)
    let last = try #require(fixture.progress.all.last)
    #expect(last.unit == .bytes)
    #expect(last.total == nil || last.done == last.total)
  }

  @Test func whoTakesAStreamMayEndIt() async throws {
    let full = DataError.unwritable(path: "/x", reason: .noSpace)
    await #expect(throws: full) {
      try await fixture.connection.stream(Endpoint(.cities), unless: Validators()) {
        _ async throws(DataError) in throw full
      }
    }
    #expect(fixture.server.requests.count == 1)
  }

  @Test func theKeyIsSentToItsServiceOnly() async throws {
    let articles = Endpoint(.nyt, ["emailed", "7.json"])
    guard case .bytes = await fixture.outcome(of: articles) else {
      Issue.record("no articles")
      return
    }
    _ = await fixture.outcome()
    #expect(fixture.server.requests.map { $0.query["api-key"] } == [ConnectionFixture.key, nil])
  }

  @Test(arguments: [(nil, ServiceProblem.keyMissing, 0), ("another", .keyRefused, 1)])
  func withoutItsKeyAServiceIsNotAskedAgain(
    _ key: String?, _ problem: ServiceProblem, _ requests: Int
  ) async throws {
    let fixture = try await ConnectionFixture(key: key)
    let articles = Endpoint(.nyt, ["emailed", "7.json"])
    #expect(await fixture.outcome(of: articles) == .problem(problem))
    #expect(fixture.server.requests.count == requests)
  }
}
