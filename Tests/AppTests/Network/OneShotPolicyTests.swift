import Domain
import Foundation
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// When one-shot commands ask a service, over a real connection.
@Suite(.oneAtATime) struct OneShotPolicyTests {
  private static let fetched: [CatalogID] = [.people, .pokemon, .items, .articles]

  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost()
  }

  private func list(
    _ catalog: CatalogID, _ options: String..., environment: [String: String] = [:]
  ) async throws -> ProgramRun {
    let words = ["list", catalog.rawValue, "--limit", "3", "--json"]
    outpost.server.forgetRequests()
    return try await outpost.run(words + options, input: "", environment: environment)
  }

  /// Whether the last command asked a service.
  private var hasAsked: Bool { outpost.server.requests.count > 0 }

  @Test(arguments: fetched)
  func aServiceIsAskedForWhatIsNotThereIsStaleOrIsToBeFetched(catalog: CatalogID) async throws {
    let first = try await list(catalog)
    #expect(try first.state == "fresh 3")
    #expect(hasAsked)
    let fetchedAt = try #require(first.json["fetchedAt"] as? String)
    #expect(fetchedAt.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil)

    let second = try await list(catalog)
    #expect(try second.state == "cached 3")
    #expect(try second.json["fetchedAt"] as? String == fetchedAt)
    #expect(!hasAsked)

    let refreshed = try await list(catalog, "--refresh")
    #expect(try refreshed.state == "fresh 3")
    // What is the same as before need not be sent again; of many answers in one no one can say so.
    let isOne = catalog != .pokemon
    #expect(outpost.server.requests.contains { $0.headers["if-none-match"] != nil } == isOne)

    try await outpost.age(catalog)
    let old = try await list(catalog, "--offline")
    #expect(try old.state == "cached 3")
    #expect(try old.json["fetchedAt"] as? String == "2020-09-13T12:26:40Z")
    #expect(!hasAsked)
    #expect(try await list(catalog).state == "fresh 3")
    #expect(hasAsked)
    #expect([first, second, refreshed, old].map(\.errors) == ["", "", "", ""])
  }

  @Test(arguments: fetched)
  func offlineIsAnswered(catalog: CatalogID) async throws {
    let nothing = try await list(catalog, environment: ["CATALEJO_OFFLINE": "1"])
    #expect(!hasAsked)
    guard catalog != .pokemon else {
      #expect(try nothing.state == "embedded 3")
      return #expect(nothing.status == .exited(0))
    }
    #expect(nothing.status == .exited(3))
    #expect(nothing.messages.count == 1)
    let error = try #require(nothing.json["error"] as? [String: Any])
    #expect(error["code"] as? Int == 3)
    #expect(error["message"] as? String == nothing.messages.first)
  }

  @Test func aDescriptionIsFetchedOnceAndItsFailureIsNone() async throws {
    func extract(_ options: String...) async throws -> String? {
      outpost.server.forgetRequests()
      let run = try await outpost.run(
        ["detail", "cities", "3936456", "--json"] + options, input: "")
      #expect(run.errors == "")
      #expect(run.status == .exited(0))
      #expect(try run.json.keys.contains("extract"))
      return try run.json["extract"] as? String
    }
    outpost.server.set(.status(500), for: .wikipedia)
    #expect(try await extract() == nil)
    outpost.server.set(nil, for: .wikipedia)
    let text = try #require(try await extract())
    #expect(text.hasPrefix("Lima is a city in Peru."))
    #expect(try await extract() == text)
    #expect(!hasAsked)
    #expect(try await extract("--refresh") == text)
    #expect(outpost.server.requests.map(\.endpoint) == [.wikipedia])
  }

  @Test func aPersonsStateIsNotThatOfTheData() async throws {
    let list = try await outpost.run("list", "people", "--limit", "1", "--json")
    let row = try #require(try list.items.first)
    let id = try #require(row["id"] as? String)
    let run = try await outpost.run("detail", "people", id, "--json")
    #expect(run.output.split(separator: #""state":"#).count == 2)
    #expect(try run.json["state"] as? String == row["state"] as? String)
  }

  @Test func behindAProxyTheDoctorTriesTheProxy() async throws {
    let far = ["CATALEJO_PEOPLE_URL": "https://nobody.invalid/"]
    let proxy = ["HTTPS_PROXY": "http://127.0.0.1:\(outpost.server.port)"]
    let alone = try await outpost.run("doctor", environment: far)
    #expect(alone.output.contains("https://nobody.invalid/: not reachable"))
    let proxied = try await outpost.run("doctor", environment: far.merging(proxy) { $1 })
    #expect(proxied.output.contains("https://nobody.invalid/: reachable"))
  }
}
