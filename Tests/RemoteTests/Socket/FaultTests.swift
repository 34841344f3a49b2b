import Catalog
import Domain
import StubServer
import TestSupport
import Testing

@testable import Remote

@Suite(.oneAtATime) struct FaultTests {
  @Test(
    arguments: [
      (.status(500), .status(500), 3), (.status(503), .status(503), 3),
      (.status(404), .status(404), 1), (.status(401), .status(401), 1),
      (.tooManyRequests(retryAfter: 2), .busy(retryAfter: 2), 3),
      (.tooManyRequests(retryAfter: 60), .busy(retryAfter: 60), 1),
      (.dropAtOnce, .interrupted, 3), (.dropMidBody, .interrupted, 3),
      (.hugeBody, .tooLarge(limit: 8 << 20), 1), (.hugeDeclaredBody, .tooLarge(limit: 8 << 20), 1),
      (.bomb, .tooLarge(limit: 8 << 20), 1), (.redirectLoop, .tooManyRedirects, 1),
      (.redirectToScheme, .unsafeRedirect, 1),
      (.redirect(to: "http://a.test/"), .unsafeRedirect, 1),
      (.redirect(to: "http://me:word@127.0.0.1/"), .unsafeRedirect, 1),
    ] as [(StubFault, ServiceProblem, Int)])
  func aFaultIsToldAndTriedAgainWhereThatMayHelp(
    _ fault: StubFault, _ problem: ServiceProblem, _ requests: Int
  ) async throws {
    try await Wire.with { wire in
      wire.server.set(fault, for: .people)
      #expect(await wire.outcome() == .problem(problem))
      #expect(wire.server.requests.count == requests)
      #expect(wire.pauses.all.count == requests - 1)
    }
  }

  @Test(
    arguments: [
      .status(500), .status(429), .dropAtOnce, .dropMidBody, .tooManyRequests(retryAfter: 0),
    ] as [StubFault])
  func whatPassesIsSurvived(_ fault: StubFault) async throws {
    try await Wire.with { wire in
      guard case .bytes(let whole) = await wire.outcome() else { return }
      wire.server.set(fault, for: .people, times: 2)
      #expect(await wire.outcome() == .bytes(whole))
      #expect(wire.server.requests.count == 4)
    }
  }

  @Test func patienceIsAsLongAsTheServiceAsks() async throws {
    try await Wire.with { wire in
      wire.server.set(.tooManyRequests(retryAfter: 7), for: .people, times: 1)
      _ = await wire.outcome()
      wire.server.set(.status(500), for: .people, times: 2)
      _ = await wire.outcome()
      #expect(wire.pauses.all == [.seconds(7), .milliseconds(500), .seconds(1)])
    }
  }

  @Test func aBrokenStreamIsNotTakenUpAgainOncePiecesAreGone() async throws {
    try await Wire.with { wire in
      let pieces = Pieces()
      wire.server.set(.dropMidBody, for: .cities)
      await #expect(throws: DataError.service(.cities, .interrupted)) {
        try await wire.connection.stream(Endpoint(.cities), unless: Validators()) {
          pieces.append($0)
        }
      }
      #expect(!pieces.bytes.isEmpty)
      #expect(wire.server.requests.count == 1)
      wire.server.set(.dropAtOnce, for: .cities, times: 1)
      _ = try await wire.connection.stream(Endpoint(.cities), unless: Validators()) { _ in }
      #expect(wire.server.requests.count == 3)
    }
  }

  @Test func aBombIsCutShortInAStreamToo() async throws {
    try await Wire.with { wire in
      let pieces = Pieces()
      wire.server.set(.bomb, for: .cities)
      let endpoint = Endpoint(
        .cities, limits: Endpoint.Limits(bytes: 1 << 20, total: .seconds(20)))
      await #expect(throws: DataError.service(.cities, .tooLarge(limit: 1 << 20))) {
        try await wire.connection.stream(endpoint, unless: Validators()) { pieces.append($0) }
      }
      #expect(pieces.bytes.count <= 1 << 20)
    }
  }

  @Test func anAnnouncedSizeIsRefusedBeforeTheFirstByte() async throws {
    try await Wire.with { wire in
      wire.server.set(.hugeDeclaredBody, for: .cities)
      await #expect(throws: DataError.service(.cities, .tooLarge(limit: 8 << 20))) {
        try await wire.connection.stream(Endpoint(.cities), unless: Validators()) { _ in
          Issue.record("a piece")
        }
      }
    }
  }

  @Test func silenceTimesOut() async throws {
    try await Wire.with(timeouts: ConnectionTimeouts(idle: .milliseconds(100))) { wire in
      wire.server.set(.hang, for: .people)
      #expect(await wire.outcome() == .problem(.timedOut))
      #expect(wire.pauses.all.isEmpty)
      // Slow is not gone.
      #expect(wire.connectivity.outcomes == [])
    }
  }

  @Test func slownessTimesOut() async throws {
    try await Wire.with { wire in
      wire.server.set(.drip(bytes: 1), for: .people)
      let endpoint = Endpoint(
        .people, limits: Endpoint.Limits(bytes: 1 << 20, total: .milliseconds(300)))
      #expect(await wire.outcome(of: endpoint) == .problem(.timedOut))
      #expect(wire.pauses.all.isEmpty)
    }
  }

  @Test func aRedirectWithinThisMachineIsFollowed() async throws {
    try await Wire.with { wire in
      wire.server.set(.redirectToHost, for: .people)
      guard case .bytes = await wire.outcome() else {
        Issue.record("not followed")
        return
      }
      #expect(wire.server.requests.count == 2)
    }
  }

  @Test func theKeyDoesNotFollowARedirectToAnotherOrigin() async throws {
    try await Wire.with { wire in
      // Another name of the same machine: an origin of its own.
      wire.server.set(
        .redirect(to: "http://localhost:\(wire.server.port)/people/?results=1"), for: .articles)
      guard case .bytes = await wire.outcome(of: Endpoint(.nyt, ["emailed", "7.json"])) else {
        Issue.record("not followed")
        return
      }
      #expect(wire.server.requests.map { $0.query["api-key"] } == [Wire.key, nil])
    }
  }
}
