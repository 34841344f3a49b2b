import Domain
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// What a person meets when a service fails: one clear line, the right status, nothing lost.
@Suite(.owning(.server)) struct FaultTests {
  /// A fault and the status the program ends with where nothing is stored.
  struct Case: Sendable, CustomTestStringConvertible {
    let fault: StubFault
    let people: Int32
    let articles: Int32

    init(_ fault: StubFault, _ people: Int32, articles: Int32? = nil) {
      self.fault = fault
      self.people = people
      self.articles = articles ?? people
    }

    var testDescription: String { "\(fault)" }
  }

  private static let unusable: [Case] = [
    Case(.status(500), 3), Case(.status(401), 3, articles: 6), Case(.status(404), 3),
    Case(.tooManyRequests(retryAfter: 600), 3), Case(.serviceError, 3),
    Case(.dropMidBody, 3), Case(.dropAtOnce, 3), Case(.malformed, 4), Case(.wrongTypes, 4),
    Case(.missingFields, 4), Case(.html, 4), Case(.hugeBody, 4), Case(.hugeDeclaredBody, 4),
    Case(.bomb, 4), Case(.redirectLoop, 3), Case(.redirectToScheme, 3),
    Case(.redirect(to: "http://192.0.2.1/"), 3), Case(.redirect(to: "file:///etc/passwd"), 3),
  ]

  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost()
  }

  private func meet(
    _ fault: StubFault, _ catalog: CatalogID, _ endpoint: StubEndpoint, status: Int32
  ) async throws {
    let list = try await outpost.run("list", catalog.rawValue, "--limit", "3", "--plain")
    let name = list.output.prefix { $0 != "\n" }
    let rows = list.output.dropFirst(name.count)
    try await outpost.age(catalog)
    outpost.server.set(fault, for: endpoint)

    let nothing = try await outpost.elsewhere().run("list", catalog.rawValue, "--json")
    #expect(nothing.status == .exited(status))
    #expect(nothing.messages.count == 1)
    let error = try #require(nothing.json["error"] as? [String: Any])
    #expect(error["code"] as? Int == Int(status))
    #expect(error["message"] as? String == nothing.messages.first)

    let stale = try await outpost.run("list", catalog.rawValue, "--limit", "3", "--plain")
    #expect(stale.status == .exited(0))
    #expect(stale.messages.count == 1, "\(stale.errors)")
    #expect(stale.output.hasPrefix("\(name), "))
    #expect(stale.output.hasSuffix(rows))

    let offline = try await outpost.run(
      "list", catalog.rawValue, "--limit", "3", "--offline", "--plain")
    #expect(offline.output == stale.output)
    #expect(offline.errors == "")
  }

  @Test(arguments: unusable)
  func peopleSurvive(example: Case) async throws {
    try await meet(example.fault, .people, .people, status: example.people)
  }

  @Test(arguments: unusable)
  func articlesSurvive(example: Case) async throws {
    try await meet(example.fault, .articles, .articles, status: example.articles)
  }

  @Test(arguments: [StubFault.html, .wrongTypes, .status(500), .dropMidBody])
  func itemsSurvive(fault: StubFault) async throws {
    let status: Int32 = [StubFault.html, .wrongTypes].contains(fault) ? 4 : 3
    try await meet(fault, .items, .items, status: status)
  }

  @Test(arguments: [StubFault.html, .wrongTypes, .missingFields, .status(500), .bomb])
  func thePokedexIsCompleteWithoutItsService(fault: StubFault) async throws {
    outpost.server.set(fault, for: .pokemon)
    let never = try await outpost.run("list", "pokemon", "--limit", "3", "--json")
    #expect(try never.state == "embedded 3")
    #expect(never.messages.count == 1)
    #expect(never.status == .exited(0))
    outpost.server.set(nil, for: .pokemon)
    #expect(try await outpost.run("list", "pokemon", "--limit", "3", "--json").state == "fresh 3")
    try await outpost.age(.pokemon)
    // One of twenty answers is enough to keep all that is stored as it is.
    outpost.server.set(fault, for: .types)
    let stale = try await outpost.run("list", "pokemon", "--limit", "3", "--json")
    #expect(try stale.state == "cached 3")
    #expect(stale.messages.count == 1)
    #expect(stale.status == .exited(0))
  }

  @Test(arguments: [CatalogID.people, .articles])
  func whatIsOnlySlowArrives(catalog: CatalogID) async throws {
    let endpoint: StubEndpoint = catalog == .people ? .people : .articles
    outpost.server.set(.drip(bytes: 4_096), for: endpoint)
    let dripped = try await outpost.run("list", catalog.rawValue, "--limit", "3", "--json")
    #expect(try dripped.state == "fresh 3")
    outpost.server.set(.latency(milliseconds: 300), for: endpoint)
    let late = try await outpost.run(
      "list", catalog.rawValue, "--limit", "3", "--json", "--refresh")
    #expect(try late.state == "fresh 3")
    #expect([dripped, late].map(\.errors) == ["", ""])
  }

  @Test(arguments: [CatalogID.people, .articles])
  func aServiceThatFailsOnceIsAskedAgain(catalog: CatalogID) async throws {
    let endpoint: StubEndpoint = catalog == .people ? .people : .articles
    outpost.server.set(.status(503), for: endpoint, times: 1)
    let run = try await outpost.run("list", catalog.rawValue, "--limit", "3", "--json")
    #expect(try run.state == "fresh 3")
    #expect(run.errors == "")
    #expect(outpost.server.requests.count == 2)
  }

  @Test func aCategoryThatFailsIsOnlyUnknown() async throws {
    outpost.server.set(.status(500), for: .categories)
    let run = try await outpost.run("list", "items", "--limit", "1", "--json")
    #expect(try run.state == "fresh 1")
    #expect(run.output.contains(#""category":null"#))
    #expect(run.errors == "")
  }
}
