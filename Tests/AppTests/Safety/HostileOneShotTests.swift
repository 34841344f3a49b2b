import App
import Contracts
import Domain
import Foundation
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// Commands of the real program over services whose texts command terminals.
@Waiting
@Suite(.oneAtATime) struct HostileOneShotTests {
  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost()
  }

  /// Runs a command; nothing but text and line breaks may come out of it.
  @discardableResult
  private func run(_ words: String..., input: String = "") throws -> ProgramRun {
    let run = try outpost.run(words, input: input)
    for bytes in [run.standardOutput, run.standardError] {
      let findings = OutputAudit(bytes, isTerminal: false).findings
      #expect(findings == [], "\(words)")
    }
    return run
  }

  private func ids(_ catalog: CatalogID) throws -> [String] {
    let list = try run("list", catalog.rawValue, "--json", "--limit", "30")
    return try list.items.compactMap { $0["id"] as? String }
  }

  @Test(arguments: Catalogs.descriptions.filter { !$0.services.isEmpty }.map(\.id))
  func everyTextOfEveryCatalogIsHarmless(catalog: CatalogID) throws {
    outpost.makeHostile(.text)
    let name = catalog.rawValue
    if catalog == .cities { #expect(try run("refresh", name).status == .exited(0)) }
    let list = try run("list", name, "--limit", "60")
    #expect(list.status == .exited(0))
    #expect(list.output.contains("‹\u{FFFD}"))
    let ids = try ids(catalog)
    let id = try #require(ids.first)
    for language in ["en", "es"] {
      let detail = try run("detail", name, id, "--lang", language, "--refresh")
      #expect(detail.status == .exited(0))
      #expect(detail.output.contains("‹\u{FFFD}"))
    }
    let json = try run("detail", name, id, "--json")
    // What is escaped is there all the same.
    let title = try #require(json.json["title"] as? String)
    #expect(OutputAudit(Array(title.utf8), isTerminal: true).findings != [])
    #expect(try run("favorites", "add", name, id, ids[1]).status == .exited(0))
    try run("favorites", "list")
    try run("favorites", "list", "--json")
    try run("favorites", "remove", name, id)
    let export = try run("favorites", "export", "-")
    #expect(export.output.contains("\\u"))
    let imported = try outpost.elsewhere().run(
      "favorites", "import", "-", input: export.output)
    #expect(imported.status == .exited(0))
    #expect(OutputAudit(imported.standardOutput, isTerminal: false).findings == [])
    if [.cities, .people].contains(catalog) { try run("map", name, id) }
  }

  @Test(arguments: StubHostility.allCases)
  func everyAnswerIsHarmlessWhateverIsHostileInIt(kind: StubHostility) throws {
    outpost.makeHostile(kind)
    for catalog in Catalogs.ids.map(\.rawValue) {
      try run("refresh", catalog)
      try run("list", catalog, "--limit", "3", "--json")
    }
    for (catalog, id) in [("cities", "3936456"), ("pokemon", "25"), ("items", "1")] {
      try run("detail", catalog, id, "--json")
    }
    try run("doctor")
  }

  @Test(arguments: StubHostility.allCases)
  func theLogIsHarmless(kind: StubHostility) throws {
    outpost.makeHostile(kind)
    let list = try run("list", "people", "--limit", "3", "--debug")
    #expect(list.errors.contains("GET"))
    // With what came with the answer before: validators go back to the service.
    try run("refresh", "people", "--debug")
    try run("detail", "pokemon", "25", "--debug", "--refresh")
    try run("detail", "cities", "3936456", "--debug")
    try run("list", "articles", "--debug")
  }
}
