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

  @Test(arguments: [StubFault.hang, .stall])
  func silenceEndsWithTheServer(_ fault: StubFault) async throws {
    let (client, people) = (try await RawClient(), "/people/?results=3")
    let server = client.server
    let right = try await client.ask(people).body
    server.set(fault, for: .people)
    async let silent = client.ask(people)
    while server.requests.count < 2 { await Task.yield() }
    // Others are answered meanwhile.
    #expect(try await client.ask("/cities.json").status == 200)
    await server.stop()
    let answer = try await silent
    #expect(!answer.isComplete)
    #expect(answer.status == (fault == .hang ? nil : 200))
    #expect(right.starts(with: answer.body) && answer.body.count < right.count)
  }

  @Test func takenPortIsAnError() async throws {
    let server = try await StubServer.start()
    await #expect(throws: (any Error).self) { try await StubServer.start(port: server.port) }
    await server.stop()
  }

  /// By turns as in both versions of the services; another server has the same.
  @Test func dataAreTheSameInEachRun() async throws {
    let target = "/people/?results=50&seed=a"
    let first = try await RawClient()
    let people = try await first.ask(target).text
    #expect(people.contains(#""street":{"#) && people.contains(#""street":""#))
    let second = try await RawClient()
    let port = (first: "\(first.server.port)", second: "\(second.server.port)")
    let again = try await second.ask(target).text.replacing(port.second, with: port.first)
    #expect(again == people)
  }
}
