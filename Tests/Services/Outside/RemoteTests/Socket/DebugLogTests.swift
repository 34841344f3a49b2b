import Contracts
import Domain
import StubServer
import TestSupport
import Testing

@testable import Remote

@Suite(.oneAtATime) struct DebugLogTests {
  private let fixture: ConnectionFixture

  init() async throws { fixture = try await ConnectionFixture() }

  private let articles = Endpoint(.nyt, ["emailed", "7.json"])

  @Test func anExchangeIsLogged() async throws {
    _ = await fixture.outcome()
    let lines = fixture.sink.lines
    #expect(lines.first?.contains("→ GET \(fixture.server.base)/people/?results=3") == true)
    #expect(lines.contains { $0.contains("← 200 \(fixture.server.base)/people/") })
    #expect(lines.contains { $0.hasPrefix("    User-Agent: catalejo/1.2.3") })
    #expect(lines.contains("      \"results\": ["))
    #expect(fixture.sink.text.utf8.count < 3 * HTTPLog.bodyLimit)
  }

  @Test func noKeyIsInTheLog() async throws {
    let faults: [StubFault?] = [
      nil, .status(500), .dropAtOnce, .dropMidBody, .tooManyRequests(retryAfter: 1), .redirectLoop,
      .redirect(to: "http://localhost:1/?api-key=\(ConnectionFixture.key)"), .bomb,
    ]
    for fault in faults {
      fixture.server.set(fault, for: .articles)
      let outcome = await fixture.outcome(of: articles)
      #expect(!"\(outcome)".contains(ConnectionFixture.key))
      #expect(!"\(outcome)".contains("?"))
    }
    #expect(fixture.server.requests.allSatisfy { $0.query["api-key"] == ConnectionFixture.key })
    #expect(fixture.sink.text.contains("api-key=[redacted]"))
    #expect(!fixture.sink.text.contains(ConnectionFixture.key))
  }

  @Test func noQueryOfABaseAddressIsInTheLog() async throws {
    let server = try await StubServer.start()
    let sink = Recorder<[String]>()
    let base = server.base + "/people/?token=s3cret%2Fvalue&t=5x&wholesecret"
    let connection = HTTPConnection(
      to: ServiceAddresses([.people: base]), keys: [:], connectivity: RecordingConnectivity(),
      log: DebugLog(to: sink) { _ in }, userAgent: "x", environment: [:])
    server.set(.redirect(to: "/people/?token=s3cret/value"), for: .people, times: 1)
    for _ in 0..<2 { _ = try? await connection.get(ConnectionFixture.people, unless: Validators()) }
    await connection.shutdown()
    await server.stop()
    #expect(server.requests.last?.query["token"] == "s3cret/value")
    #expect(sink.text.contains("token=[redacted]&t=[redacted]&[redacted]&results=3"))
    for secret in ["s3cret", "5x", "wholesecret"] { #expect(!sink.text.contains(secret)) }
  }

  @Test func cookiesAndCutKeysAreNotInTheLog() {
    let sink = Recorder<[String]>()
    let log = HTTPLog(DebugLog(to: sink) { _ in }, redactor: Redactor(["k3y"]))
    // The key lies across the end of what is shown.
    let body = String(repeating: "x", count: HTTPLog.bodyLimit - 1) + "k3y"
    log.response(
      200, from: "https://a.b/", took: .seconds(2), size: 9,
      headers: [HTTPField("Set-Cookie", "a=b")],
      start: Array(body.utf8))
    #expect(sink.lines[0].hasSuffix("← 200 https://a.b/, 2000 ms, 9 bytes"))
    #expect(sink.lines[1] == "    Set-Cookie: [redacted]")
    #expect(!sink.text.contains("xk"))
  }

  @Test func failuresAreLogged() async throws {
    fixture.server.set(.dropAtOnce, for: .people, times: 1)
    _ = await fixture.outcome()
    #expect(fixture.sink.lines.contains { $0.contains("✗ ") })
    #expect(fixture.sink.lines.contains { $0.hasSuffix("attempt 2 in 500 ms") })
  }

  @Test func theLogIsTurnedOnAndOffAtAnyTime() async throws {
    fixture.log.turnOff()
    _ = await fixture.outcome()
    #expect(fixture.sink.lines.isEmpty)
    fixture.log.turnOn(to: fixture.sink)
    _ = await fixture.outcome()
    #expect(!fixture.sink.lines.isEmpty)
  }
}
