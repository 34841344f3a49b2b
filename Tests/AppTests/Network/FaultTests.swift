import Domain
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// What a person meets when a service fails: one clear line, the right status, nothing lost.
@Waiting
@Suite(.oneAtATime) struct FaultTests {
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

  private nonisolated static let unusable: [Case] = [
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

  @Test(arguments: unusable, [CatalogID.people, .articles])
  func rowsSurvive(example: Case, catalog: CatalogID) async throws {
    let isOfPeople = catalog == .people
    let status = isOfPeople ? example.people : example.articles
    let list = try outpost.run("list", catalog.rawValue, "--limit", "3", "--plain")
    let name = list.output.prefix { $0 != "\n" }
    let rows = list.output.dropFirst(name.count)
    try await outpost.age(catalog)
    outpost.server.set(example.fault, for: isOfPeople ? .people : .articles)

    let nothing = try outpost.elsewhere().run("list", catalog.rawValue, "--json")
    #expect(nothing.status == .exited(status))
    #expect(nothing.messages.count == 1)
    let error = try #require(nothing.json["error"] as? [String: Any])
    #expect(error["code"] as? Int == Int(status))
    #expect(error["message"] as? String == nothing.messages.first)

    let stale = try outpost.run("list", catalog.rawValue, "--limit", "3", "--plain")
    #expect(stale.status == .exited(0))
    #expect(stale.messages.count == 1, "\(stale.errors)")
    #expect(stale.output.hasPrefix("\(name), "))
    #expect(stale.output.hasSuffix(rows))

    let offline = try outpost.run(
      "list", catalog.rawValue, "--limit", "3", "--offline", "--plain")
    #expect(offline.output == stale.output)
    #expect(offline.errors == "")
  }

  @Test(arguments: [StubFault.html, .missingFields, .status(500)])
  func thePokedexIsCompleteWithoutItsService(fault: StubFault) async throws {
    outpost.server.set(fault, for: .pokemon)
    let never = try outpost.run("list", "pokemon", "--limit", "3", "--json")
    #expect(try never.state == "embedded 3")
    #expect(never.messages.count == 1)
    #expect(never.status == .exited(0))
    outpost.server.set(nil, for: .pokemon)
    #expect(try outpost.run("list", "pokemon", "--limit", "3", "--json").state == "fresh 3")
    try await outpost.age(.pokemon)
    // One of twenty answers is enough to keep all that is stored as it is.
    outpost.server.set(fault, for: .types)
    let stale = try outpost.run("list", "pokemon", "--limit", "3", "--json")
    #expect(try stale.state == "cached 3")
    #expect(stale.messages.count == 1)
    #expect(stale.status == .exited(0))
  }
}
