import Catalog
import Domain
import StubServer
import TestSupport
import Testing

@testable import Remote

@Suite(.oneAtATime) struct ConnectionTests {
  @Test func offlineNothingIsAsked() async throws {
    try await Wire.with { wire in
      wire.connectivity.force(offline: true)
      #expect(await wire.outcome() == .problem(.switchedOff))
      #expect(wire.server.requests.isEmpty)
      #expect(wire.connectivity.outcomes.isEmpty)
    }
  }

  @Test func whoIsNotThereIsAskedOnce() async throws {
    // Bound and let go, so that nothing listens there.
    let server = try await StubServer.start()
    await server.stop()
    try await Wire.with(addresses: [.people: server.base]) { wire in
      #expect(await wire.outcome() == .problem(.unreachable(reason: "Connection refused")))
      #expect(wire.connectivity.outcomes == [.refused])
      #expect(wire.pauses.all.isEmpty)
    }
  }

  @Test func whatSpeaksNoTLSIsUnreachable() async throws {
    try await Wire.with { wire in
      let address = "https://127.0.0.1:\(wire.server.port)/"
      try await Wire.with(addresses: [.people: address]) { other in
        #expect(
          await other.outcome() == .problem(.unreachable(reason: "TLS: no secure connection")))
        #expect(other.connectivity.outcomes == [])
      }
    }
  }

  @Test func aBadAddressIsSaid() async throws {
    try await Wire.with(addresses: [.people: "ftp://me:word@127.0.0.1/"]) { wire in
      #expect(await wire.outcome() == .problem(.badAddress("ftp://127.0.0.1/")))
      #expect(wire.connectivity.outcomes.isEmpty)
    }
  }

  @Test func aMalformedProxyVariableIsNamed() async throws {
    try await Wire.with(environment: ["HTTPS_PROXY": "socks://me:word@x"]) { wire in
      #expect(await wire.outcome() == .problem(.badProxy(variable: "HTTPS_PROXY")))
    }
  }

  @Test func aProxyThatIsNotThereIsNamedWithoutItsPassword() async throws {
    let gone = try await StubServer.start()
    await gone.stop()
    let proxy = "http://me:word@127.0.0.1:\(gone.port)"
    // An address of documentation (RFC 5737): nothing is ever there.
    try await Wire.with(
      addresses: [.people: "https://192.0.2.1/"], environment: ["https_proxy": proxy]
    ) { wire in
      let reason = "proxy 127.0.0.1:\(gone.port): Connection refused"
      #expect(await wire.outcome() == .problem(.unreachable(reason: reason)))
      #expect(wire.pauses.all.count == 2)
      #expect(!wire.sink.text.contains("word"))
    }
  }

  @Test func thisMachineIsNotAskedByWayOfAProxy() async throws {
    try await Wire.with(environment: ["HTTPS_PROXY": "http://127.0.0.1:1"]) { wire in
      guard case .bytes = await wire.outcome() else {
        Issue.record("not direct")
        return
      }
    }
  }

  @Test func aCancelledCallEndsAtOnceAndIsNotTriedAgain() async throws {
    try await Wire.with { wire in
      wire.server.set(.hang, for: .people)
      let call = Task { await wire.outcome() }
      while wire.server.requests.isEmpty { await Task.yield() }
      call.cancel()
      #expect(await call.value == .problem(.interrupted))
      #expect(wire.server.requests.count == 1)
      #expect(wire.connectivity.outcomes.isEmpty)
    }
  }

  @Test func aStreamIsCancelledBetweenItsPieces() async throws {
    try await Wire.with { wire in
      wire.server.set(.drip(bytes: 10), for: .cities)
      let pieces = Pieces()
      let call = Task {
        try await wire.connection.stream(Endpoint(.cities), unless: Validators()) {
          pieces.append($0)
        }
      }
      while pieces.bytes.isEmpty { await Task.yield() }
      call.cancel()
      await #expect(throws: DataError.service(.cities, .interrupted)) { try await call.value }
      #expect(wire.server.requests.count == 1)
    }
  }

  @Test func manyAtOnceAllGetTheirAnswer() async throws {
    try await Wire.with { wire in
      let answers = await withTaskGroup(of: Wire.Outcome.self) { group in
        for number in 1...40 {
          group.addTask {
            await wire.outcome(of: Endpoint(.pokeapi, ["type", "\(number % 18 + 1)"]))
          }
        }
        return await group.reduce(into: 0) { count, outcome in
          if case .bytes = outcome { count += 1 }
        }
      }
      #expect(answers == 40)
    }
  }

  @Test func nothingIsAskedAfterShutdown() async throws {
    try await Wire.with { wire in
      _ = await wire.outcome()
      await wire.connection.shutdown()
      await wire.connection.shutdown()
      #expect(await wire.outcome() == .problem(.interrupted))
      #expect(wire.server.requests.count == 1)
    }
  }

  /// A client that is not closed before it goes stops the whole process.
  @Test func connectionsLetGoEndByThemselves() async throws {
    let server = try await StubServer.start()
    let addresses = ServiceAddresses([.people: server.base + "/people/"])
    for number in 0..<20 {
      let connection = HTTPConnection(
        to: addresses, keys: [:], connectivity: RecordingConnectivity(), log: DebugLog { _ in },
        userAgent: "x", environment: [:])
      if number > 0 { _ = try await connection.get(Wire.people, unless: Validators()) }
    }
    await server.stop()
  }
}
