import AsyncHTTPClient
import NIOCore
import StubServer
import TestSupport
import Testing

@Suite(.oneAtATime) struct LifeTests {
  /// As an ordinary client, which keeps its connection.
  private func get(_ path: String, from server: StubServer) async throws -> ByteBuffer {
    try await HTTPClient.shared
      .execute(HTTPClientRequest(url: server.base + path), timeout: .minutes(1))
      .body.collect(upTo: 1 << 20)
  }

  @Test func stopFreesThePortEvenWithConnectionsOpen() async throws {
    let server = try await StubServer.start()
    _ = try await get("/cities.json", from: server)
    await server.stop()
    await server.stop()
    let next = try await StubServer.start(port: server.port)
    #expect(next.port == server.port)
    await next.stop()
  }

  @Test(arguments: [StubFault.hang, .stall])
  func silenceEndsWithTheServer(_ fault: StubFault) async throws {
    let server = try await StubServer.start()
    server.set(fault, for: .people)
    let silent = Task { try await get("/people/?results=3", from: server) }
    while server.requests.isEmpty { await Task.yield() }
    // Others are answered meanwhile.
    #expect(try await get("/cities.json", from: server).readableBytes > 0)
    await server.stop()
    await #expect(throws: (any Error).self) { try await silent.value }
  }

  @Test func takenPortIsAnError() async throws {
    let server = try await StubServer.start()
    await #expect(throws: (any Error).self) { try await StubServer.start(port: server.port) }
    await server.stop()
  }
}
