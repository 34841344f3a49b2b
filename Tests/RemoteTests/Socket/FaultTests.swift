import Catalog
import Domain
import StubServer
import TestSupport
import Testing

@testable import Remote

@Suite(.oneAtATime) struct FaultTests {
  private let fixture: ConnectionFixture

  init() async throws { fixture = try await ConnectionFixture() }

  @Test(
    arguments: [
      (.status(500), .status(500), 3), (.status(503), .status(503), 3),
      (.status(404), .status(404), 1), (.status(401), .status(401), 1),
      (.tooManyRequests(retryAfter: 2), .busy(retryAfter: 2), 3),
      (.tooManyRequests(retryAfter: 60), .busy(retryAfter: 60), 1),
      (.dropAtOnce, .interrupted, 3), (.dropMidBody, .interrupted, 3),
      (.hugeBody, .tooLarge(limit: 8 << 20), 1), (.hugeDeclaredBody, .tooLarge(limit: 8 << 20), 1),
      (.bomb, .tooLarge(limit: 8 << 20), 1), (.manyHeaders, .unexpected(detail: "HTTP"), 1),
      (.redirectLoop, .tooManyRedirects, 1),
      (.redirectToScheme, .unsafeRedirect, 1),
      (.redirect(to: "http://a.test/"), .unsafeRedirect, 1),
      (.redirect(to: "http://me:word@127.0.0.1/"), .unsafeRedirect, 1),
    ] as [(StubFault, ServiceProblem, Int)])
  func aFaultIsToldAndTriedAgainWhereThatMayHelp(
    _ fault: StubFault, _ problem: ServiceProblem, _ requests: Int
  ) async throws {
    fixture.server.set(fault, for: .people)
    #expect(await fixture.outcome() == .problem(problem))
    #expect(fixture.server.requests.count == requests)
    #expect(fixture.pauses.all.count == requests - 1)
  }

  /// Nobody says how long it is, and no list of cities is.
  @Test func aListWithoutAnEndIsReadUpToItsLimit() async throws {
    fixture.server.set(.hugeBody, for: .cities)
    let cities = Endpoint(.cities, limits: .cityList)
    #expect(await fixture.outcome(of: cities) == .problem(.tooLarge(limit: 64 << 20)))
  }

  @Test(
    arguments: [
      .status(500), .status(429), .dropAtOnce, .dropMidBody, .tooManyRequests(retryAfter: 0),
    ] as [StubFault])
  func whatPassesIsSurvived(_ fault: StubFault) async throws {
    guard case .bytes(let whole) = await fixture.outcome() else { return }
    fixture.server.set(fault, for: .people, times: 2)
    #expect(await fixture.outcome() == .bytes(whole))
    #expect(fixture.server.requests.count == 4)
  }

  @Test func patienceIsAsLongAsTheServiceAsks() async throws {
    fixture.server.set(.tooManyRequests(retryAfter: 7), for: .people, times: 1)
    _ = await fixture.outcome()
    fixture.server.set(.status(500), for: .people, times: 2)
    _ = await fixture.outcome()
    #expect(fixture.pauses.all == [.seconds(7), .milliseconds(500), .seconds(1)])
  }

  @Test func silenceTimesOut() async throws {
    let fixture = try await ConnectionFixture(
      timeouts: ConnectionTimeouts(idle: .milliseconds(100)))
    fixture.server.set(.hang, for: .people)
    #expect(await fixture.outcome() == .problem(.timedOut))
    #expect(fixture.pauses.all.isEmpty)
    // Slow is not gone.
    #expect(fixture.connectivity.outcomes == [])
  }

  @Test func slownessTimesOut() async throws {
    fixture.server.set(.drip(bytes: 1), for: .people)
    let endpoint = Endpoint(
      .people, limits: Endpoint.Limits(bytes: 1 << 20, total: .milliseconds(300)))
    #expect(await fixture.outcome(of: endpoint) == .problem(.timedOut))
    #expect(fixture.pauses.all.isEmpty)
  }

  @Test func theKeyDoesNotFollowARedirectToAnotherOrigin() async throws {
    // Another name of the same machine: an origin of its own.
    fixture.server.set(
      .redirect(to: "http://localhost:\(fixture.server.port)/people/?results=1"), for: .articles)
    guard case .bytes = await fixture.outcome(of: Endpoint(.nyt, ["emailed", "7.json"])) else {
      Issue.record("not followed")
      return
    }
    #expect(fixture.server.requests.map { $0.query["api-key"] } == [ConnectionFixture.key, nil])
  }
}

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
