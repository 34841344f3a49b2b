import CCurl
import Contracts
import Domain
import StubServer
import TestSupport
import Testing

@testable import Remote

@Suite(.oneAtATime) struct ConnectionTests {
  private let fixture: ConnectionFixture

  init() async throws { fixture = try await ConnectionFixture() }

  @Test func offlineNothingIsAsked() async throws {
    fixture.connectivity.switchOff(true)
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

  /// The stub server is no proxy, but keeps what one would be told.
  @Test func aProxyIsToldItsPasswordAndNothingOfTheRequest() async throws {
    let proxy = "http://me:w%40rd@127.0.0.1:\(fixture.server.port)"
    let other = try await ConnectionFixture(
      addresses: [.people: "https://192.0.2.1/"], environment: ["HTTPS_PROXY": proxy])
    let reason = "proxy 127.0.0.1:\(fixture.server.port): Invalid proxy response"
    #expect(await other.outcome() == .problem(.unreachable(reason: reason)))
    let request = try #require(fixture.server.requests.first)
    #expect(fixture.server.requests.count == 1)
    #expect(request.method == "CONNECT")
    #expect(request.target == "192.0.2.1:443")
    // "me:w@rd"
    #expect(request.headers["proxy-authorization"] == "Basic bWU6d0ByZA==")
    #expect(request.headers["accept"] == nil)
    #expect(!other.sink.text.contains("w@rd"))
  }

  @Test func withoutItsLibraryNothingIsAsked() async throws {
    var fixture = fixture
    fixture.connection.transfers = HTTPTransfers(libraryName: "libcurl.so.none")
    #expect(await fixture.outcome() == .problem(.noLibrary("libcurl.so.4")))
    #expect(fixture.server.requests.isEmpty)
    #expect(fixture.connectivity.outcomes.isEmpty)
    #expect(fixture.pauses.all.isEmpty)
  }

  /// The second line of defence: no caller asks another machine without encryption.
  @Test func libcurlAsksNoOtherMachineWithoutEncryption() async throws {
    let address = try #require(HTTPAddress("http://192.0.2.1/"))
    let result = await HTTPTransfers().run(TransferRequest(address: address))
    guard case .failed(let failure) = result.ending else {
      Issue.record("asked")
      return
    }
    #expect(failure.code == CURLE_UNSUPPORTED_PROTOCOL)
  }

  @Test func aConnectionIsUsedAgain() async throws {
    for _ in 0..<5 { _ = await fixture.outcome() }
    #expect(fixture.server.requests.count == 5)
    #expect(fixture.server.connectionCount == 1)
  }

  @Test func aServiceIsAskedForFourAnswersAtOnce() async throws {
    fixture.server.set(.hang, for: .people)
    let calls = (0..<6).map { _ in Task { await fixture.outcome() } }
    while fixture.sink.text.ranges(of: "→ GET").count < 6 || fixture.server.requests.count < 4 {
      await Task.yield()
    }
    await fixture.connection.shutdown()
    for call in calls { #expect(await call.value == .problem(.interrupted)) }
    #expect(fixture.server.requests.count == 4)
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
