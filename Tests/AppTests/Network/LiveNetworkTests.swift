import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// Searches of the real program while services come, go and fail.
@Suite(.oneAtATime) struct LiveNetworkTests {
  private static let banner = "Offline — showing saved data"

  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost()
  }

  private func visit() async throws -> Visitor {
    let visitor = try await outpost.open(columns: 120, rows: 40)
    return visitor
  }

  private func leave(_ visitor: Visitor) async throws {
    try await visitor.send("\u{15}")
    try await visitor.enter("quit")
    #expect(try await visitor.waitForExit() == .exited(0))
    #expect(await visitor.isAsBefore)
    #expect(OutputAudit(await visitor.bytes, isTerminal: true).findings == [])
  }

  @Test func theBannerComesAndGoesInMidSearch() async throws {
    let visitor = try await visit()
    try await visitor.enter("people", expecting: "of 50", "❯")
    try await outpost.age(.people)
    await outpost.server.stop()
    try await visitor.send("refresh\r/peñ")
    try await visitor.expect(Self.banner, "peña0@example")
    // The search goes on without the network.
    try await visitor.send("a")
    try await visitor.expect("peña")

    let successor = try await StubServer.start(port: outpost.server.port)
    // Nobody does anything: what is stale is fetched, and shown above the line that is typed.
    try await visitor.expect("of 50", "/peña")
    try await visitor.send("\u{15}")
    try await visitor.enter("status", expecting: "Network: used", "❯")
    try await leave(visitor)
    let shown = await visitor.output.split(separator: "Network: used").last ?? ""
    #expect(!shown.contains(Self.banner))
    #expect(successor.requests.map(\.endpoint).contains(.people))
  }

  @Test func aServiceThatFailsWhileSomebodyTypesIsSaidAboveTheSearch() async throws {
    let visitor = try await visit()
    try await visitor.enter("people", expecting: "of 50", "❯")
    outpost.server.set(.status(500), for: .people)
    try await visitor.send("refresh\r/peñ")
    try await visitor.expect("status 500", "/peñ")
    try await visitor.send("a")
    try await visitor.expect("peña", "peña0@example")
    outpost.server.set(nil, for: .people)
    try await leave(visitor)
  }

  @Test func pagesThatComeLateComeInTheirOrder() async throws {
    outpost.server.set(.latency(milliseconds: 300), for: .people)
    let visitor = try await visit()
    try await visitor.enter("people", expecting: "50")
    try await visitor.send(String(repeating: "next\r", count: 8))
    try await visitor.expect("100")
    // Meanwhile the prompt is anybody's.
    try await visitor.enter("status", expecting: "Network: used")
    try await leave(visitor)
  }

  @Test func anotherSizeWhileRowsAreAwaited() async throws {
    outpost.server.set(.latency(milliseconds: 600), for: .people)
    let visitor = try await visit()
    try await visitor.enter("people")
    await visitor.resize(columns: 60, rows: 20)
    try await visitor.expect("of 50")
    outpost.server.set(.hang, for: .people)
    try await visitor.send("refresh\r/")
    try await visitor.expect("Esc")
    for (columns, rows) in [(120, 40), (20, 5), (300, 80)] {
      await visitor.resize(columns: columns, rows: rows)
      try await visitor.expect("people")
    }
    try await visitor.send("peñ")
    try await visitor.expect("peña0@example")
    try await leave(visitor)
  }
}
