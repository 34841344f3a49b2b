import Domain
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// Searches of the real program while services come, go and fail.
@Suite(.owning(.server)) struct LiveNetworkTests {
  /// A window, a language and what is said in it.
  struct Setting: Sendable, CustomTestStringConvertible {
    let columns: Int
    let rows: Int
    let language: String
    let banner: String
    let failure: String
    let network: String
    let total: String

    var testDescription: String { "\(columns) × \(rows), \(language)" }
  }

  private static let settings = [
    Setting(
      columns: 120, rows: 40, language: "en", banner: "Offline — showing saved data",
      failure: "status 500", network: "Network: used", total: "of 50"),
    Setting(
      columns: 60, rows: 20, language: "es", banner: "Sin conexión", failure: "estado 500",
      network: "Red: ", total: "de 50"),
  ]

  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost()
  }

  private func visit(_ setting: Setting) async throws -> Visitor {
    let visitor = try outpost.visit(
      "--lang", setting.language, columns: setting.columns, rows: setting.rows)
    try await visitor.expect("❯")
    return visitor
  }

  private func leave(_ visitor: Visitor) async throws {
    try await visitor.send("\u{15}")
    try await visitor.enter("quit")
    #expect(try await visitor.waitForExit() == .exited(0))
    #expect(await visitor.isAsBefore)
    #expect(OutputAudit(await visitor.bytes, isTerminal: true).findings == [])
  }

  @Test(arguments: settings)
  func theBannerComesAndGoesInMidSearch(setting: Setting) async throws {
    let visitor = try await visit(setting)
    try await visitor.enter("people")
    try await visitor.expect(setting.total, "❯")
    try await outpost.age(.people)
    await outpost.server.stop()
    try await visitor.send("refresh\r/peñ")
    try await visitor.expect(setting.banner, "peña0@example")
    // The search goes on without the network.
    try await visitor.send("a")
    try await visitor.expect("peña")

    let successor = try await StubServer.start(port: outpost.server.port)
    // Nobody does anything: what is stale is fetched, and shown above the line that is typed.
    try await visitor.expect(setting.total, "/peña")
    try await visitor.send("\u{15}")
    try await visitor.enter("status")
    try await visitor.expect(setting.network, "❯")
    try await leave(visitor)
    let shown = await visitor.output.split(separator: setting.network).last ?? ""
    #expect(!shown.contains(setting.banner))
    #expect(successor.requests.map(\.endpoint).contains(.people))
  }

  @Test(arguments: settings)
  func aServiceThatFailsWhileSomebodyTypesIsSaidAboveTheSearch(setting: Setting) async throws {
    let visitor = try await visit(setting)
    try await visitor.enter("people")
    try await visitor.expect(setting.total, "❯")
    outpost.server.set(.status(500), for: .people)
    try await visitor.send("refresh\r/peñ")
    try await visitor.expect(setting.failure, "/peñ")
    try await visitor.send("a")
    try await visitor.expect("peña", "peña0@example")
    outpost.server.set(nil, for: .people)
    try await leave(visitor)
  }

  @Test(arguments: settings)
  func pagesThatComeLateComeInTheirOrder(setting: Setting) async throws {
    outpost.server.set(.latency(milliseconds: 300), for: .people)
    let visitor = try await visit(setting)
    try await visitor.enter("people")
    try await visitor.expect("50")
    try await visitor.send(String(repeating: "next\r", count: 8))
    try await visitor.expect("100")
    // Meanwhile the prompt is anybody's.
    try await visitor.enter("status")
    try await visitor.expect(setting.network)
    try await leave(visitor)
  }

  @Test func anotherSizeWhileRowsAreAwaited() async throws {
    outpost.server.set(.latency(milliseconds: 600), for: .people)
    let visitor = try await visit(Self.settings[0])
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
