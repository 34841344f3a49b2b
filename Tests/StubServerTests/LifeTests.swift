import Foundation
import StubServer
import TestSupport
import Testing

@Suite(.oneAtATime) struct LifeTests {
  @Test func stopFreesThePortEvenWithConnectionsOpen() async throws {
    let client = try await RawClient()
    let port = client.server.port
    let idle = try RawConnection(port: port)
    try await client.ask("/cities.json")
    await client.server.stop()
    await client.server.stop()
    #expect(throws: POSIXError.self) { try RawConnection(port: port) }
    #expect(try await idle.rest().isEmpty)
    let next = try await StubServer.start(port: port)
    #expect(next.port == port)
    await next.stop()
  }

  /// Those accepted, but not yet served when it stops, must not be let go open: that stops the
  /// whole process.
  @Test func stopEndsWhileConnectionsArrive() async throws {
    for _ in 1...50 {
      let server = try await StubServer.start()
      let port = server.port
      let arrivals = Task.detached { (1...20).compactMap { _ in try? RawConnection(port: port) } }
      await server.stop()
      _ = await arrivals.value
      #expect(throws: POSIXError.self) { try RawConnection(port: port) }
    }
  }

  @Test func takenPortIsAnError() async throws {
    let server = try await StubServer.start()
    await #expect(throws: (any Error).self) { try await StubServer.start(port: server.port) }
    await server.stop()
  }
}
