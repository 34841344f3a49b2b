import Contracts
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
