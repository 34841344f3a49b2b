import Contracts
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
  }

  @Test func a304ThatNobodyAskedForIsAFailure() async throws {
    fixture.server.set(.status(304), for: .people)
    #expect(await fixture.outcome() == .problem(.status(304)))
  }

  @Test func aLargeAnswerTellsHowFarItIs() async throws {
    let endpoint = Endpoint(.cities, limits: .cityList)
    _ = try await fixture.connection.get(endpoint, unless: Validators())
    let last = try #require(fixture.progress.all.last)
    #expect(last.unit == .bytes)
    #expect(last.total == nil || last.done == last.total)
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
