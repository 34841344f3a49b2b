import Catalog
import Domain
import StubServer
import TestSupport
import Testing

@testable import Remote

@Suite(.oneAtATime) struct ConnectionTests {
  private let fixture: ConnectionFixture

  init() async throws { fixture = try await ConnectionFixture() }

  @Test func offlineNothingIsAsked() async throws {
    fixture.connectivity.force(offline: true)
    #expect(await fixture.outcome() == .problem(.switchedOff))
    #expect(fixture.server.requests.isEmpty)
    #expect(fixture.connectivity.outcomes.isEmpty)
  }

  @Test func whoIsNotThereIsAskedOnce() async throws {
    // Bound and let go, so that nothing listens there.
    let server = try await StubServer.start()
    await server.stop()
    let fixture = try await ConnectionFixture(addresses: [.people: server.base])
    #expect(await fixture.outcome() == .problem(.unreachable(reason: "Connection refused")))
    #expect(fixture.connectivity.outcomes == [.refused])
    #expect(fixture.pauses.all.isEmpty)
  }

  @Test func whatSpeaksNoTLSIsUnreachable() async throws {
    let address = "https://127.0.0.1:\(fixture.server.port)/"
    let other = try await ConnectionFixture(addresses: [.people: address])
    #expect(
      await other.outcome() == .problem(.unreachable(reason: "TLS: no secure connection")))
    #expect(other.connectivity.outcomes == [])
  }

  @Test func aMalformedProxyVariableIsNamed() async throws {
    let fixture = try await ConnectionFixture(environment: ["HTTPS_PROXY": "socks://me:word@x"])
    #expect(await fixture.outcome() == .problem(.badProxy(variable: "HTTPS_PROXY")))
  }

  @Test func aProxyThatIsNotThereIsNamedWithoutItsPassword() async throws {
    let gone = try await StubServer.start()
    await gone.stop()
    let proxy = "http://me:word@127.0.0.1:\(gone.port)"
    // An address of documentation (RFC 5737): nothing is ever there.
    let fixture = try await ConnectionFixture(
      addresses: [.people: "https://192.0.2.1/"], environment: ["https_proxy": proxy]
    )
    let reason = "proxy 127.0.0.1:\(gone.port): Connection refused"
    #expect(await fixture.outcome() == .problem(.unreachable(reason: reason)))
    #expect(fixture.pauses.all.count == 2)
    #expect(!fixture.sink.text.contains("word"))
  }

  @Test func aCancelledCallEndsAtOnceAndIsNotTriedAgain() async throws {
    fixture.server.set(.hang, for: .people)
    let call = Task { await fixture.outcome() }
    while fixture.server.requests.isEmpty { await Task.yield() }
    call.cancel()
    #expect(await call.value == .problem(.interrupted))
    #expect(fixture.server.requests.count == 1)
    #expect(fixture.connectivity.outcomes.isEmpty)
  }

  @Test func anAnswerIsCancelledBetweenItsPieces() async throws {
    fixture.server.set(.drip(bytes: 10), for: .cities)
    let endpoint = Endpoint(.cities, limits: .cityList)
    let call = Task { try await fixture.connection.get(endpoint, unless: Validators()) }
    while fixture.progress.all.isEmpty { await Task.yield() }
    call.cancel()
    await #expect(throws: DataError.service(.cities, .interrupted)) { try await call.value }
    #expect(fixture.server.requests.count == 1)
  }

  @Test func nothingIsAskedAfterShutdown() async throws {
    _ = await fixture.outcome()
    await fixture.connection.shutdown()
    await fixture.connection.shutdown()
    #expect(await fixture.outcome() == .problem(.interrupted))
    #expect(fixture.server.requests.count == 1)
  }

  /// A client that is not closed before it goes stops the whole process.
  @Test func connectionsLetGoEndByThemselves() async throws {
    let server = try await StubServer.start()
    let addresses = ServiceAddresses([.people: server.base + "/people/"])
    for number in 0..<20 {
      let connection = HTTPConnection(
        to: addresses, keys: [:], connectivity: RecordingConnectivity(), log: DebugLog { _ in },
        userAgent: "x", environment: [:])
      if number > 0 { _ = try await connection.get(ConnectionFixture.people, unless: Validators()) }
    }
    await server.stop()
  }
}
