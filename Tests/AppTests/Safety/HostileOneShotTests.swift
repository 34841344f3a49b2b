import App
import Catalog
import Domain
import Foundation
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// Commands of the real program over services whose texts command terminals.
@Suite(.oneAtATime) struct HostileOneShotTests {
  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost()
  }

  /// Runs a command; nothing but text and line breaks may come out of it.
  @discardableResult
  private func run(_ words: String..., input: String = "") async throws -> ProgramRun {
    let run = try await outpost.run(words, input: input)
    for bytes in [run.standardOutput, run.standardError] {
      let findings = OutputAudit(bytes, isTerminal: false).findings
      #expect(findings == [], "\(words)")
    }
    return run
  }

  private func ids(_ catalog: CatalogID) async throws -> [String] {
    let list = try await run("list", catalog.rawValue, "--json", "--limit", "30")
    return try list.items.compactMap { $0["id"] as? String }
  }

  @Test(arguments: Catalogs.descriptions.filter { !$0.services.isEmpty }.map(\.id))
  func everyTextOfEveryCatalogIsHarmless(catalog: CatalogID) async throws {
    outpost.makeHostile(.text)
    let name = catalog.rawValue
    if catalog == .cities { #expect(try await run("refresh", name).status == .exited(0)) }
    let list = try await run("list", name, "--limit", "60")
    #expect(list.status == .exited(0))
    #expect(list.output.contains("‹\u{FFFD}"))
    let ids = try await ids(catalog)
    let id = try #require(ids.first)
    for language in ["en", "es"] {
      let detail = try await run("detail", name, id, "--lang", language, "--refresh")
      #expect(detail.status == .exited(0))
      #expect(detail.output.contains("‹\u{FFFD}"))
    }
    let json = try await run("detail", name, id, "--json")
    // What is escaped is there all the same.
    let title = try #require(json.json["title"] as? String)
    #expect(OutputAudit(Array(title.utf8), isTerminal: true).findings != [])
    #expect(try await run("favorites", "add", name, id, ids[1]).status == .exited(0))
    try await run("favorites", "list")
    try await run("favorites", "list", "--json")
    try await run("favorites", "remove", name, id)
    let export = try await run("favorites", "export", "-")
    #expect(export.output.contains("\\u"))
    let imported = try await outpost.elsewhere().run(
      "favorites", "import", "-", input: export.output)
    #expect(imported.status == .exited(0))
    #expect(OutputAudit(imported.standardOutput, isTerminal: false).findings == [])
    if [.cities, .people].contains(catalog) { try await run("map", name, id) }
  }

  @Test(arguments: StubHostility.allCases)
  func everyAnswerIsHarmlessWhateverIsHostileInIt(kind: StubHostility) async throws {
    outpost.makeHostile(kind)
    for catalog in Catalogs.ids.map(\.rawValue) {
      try await run("refresh", catalog)
      try await run("list", catalog, "--limit", "3", "--json")
    }
    for (catalog, id) in [("cities", "3936456"), ("pokemon", "25"), ("items", "1")] {
      try await run("detail", catalog, id, "--json")
    }
    try await run("doctor")
  }

  @Test(arguments: StubHostility.allCases)
  func theLogIsHarmless(kind: StubHostility) async throws {
    outpost.makeHostile(kind)
    let list = try await run("list", "people", "--limit", "3", "--debug")
    #expect(list.errors.contains("GET"))
    // With what came with the answer before: validators go back to the service.
    try await run("refresh", "people", "--debug")
    try await run("detail", "pokemon", "25", "--debug", "--refresh")
    try await run("detail", "cities", "3936456", "--debug")
    try await run("list", "articles", "--debug")
  }
}
