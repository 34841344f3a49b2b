import Domain
import Foundation
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// When one-shot commands ask a service, over a real connection.
@Suite(.owning(.server)) struct OneShotPolicyTests {
  private static let fetched: [CatalogID] = [.people, .pokemon, .items, .articles]

  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost()
  }

  private func list(_ catalog: CatalogID, _ option: String? = nil) async throws -> ProgramRun {
    guard let option else {
      return try await outpost.run("list", catalog.rawValue, "--limit", "3", "--json")
    }
    return try await outpost.run("list", catalog.rawValue, "--limit", "3", "--json", option)
  }

  @Test(arguments: fetched)
  func whatWasNeverFetchedIsFetchedOnce(catalog: CatalogID) async throws {
    let first = try await list(catalog)
    #expect(try first.state == "fresh 3")
    let fetchedAt = try #require(first.json["fetchedAt"] as? String)
    #expect(fetchedAt.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil)
    #expect(outpost.server.requests.count > 0)

    outpost.server.forgetRequests()
    let second = try await list(catalog)
    #expect(try second.state == "cached 3")
    #expect(try second.json["fetchedAt"] as? String == fetchedAt)
    #expect(outpost.server.requests == [])
    #expect([first, second].map(\.errors) == ["", ""])
    #expect([first, second].map(\.status) == [.exited(0), .exited(0)])
  }

  @Test(arguments: fetched)
  func aRefreshAsksForWhatIsYoung(catalog: CatalogID) async throws {
    let first = try await list(catalog)
    outpost.server.forgetRequests()
    let again = try await list(catalog, "--refresh")
    #expect(try again.state == "fresh 3")
    #expect(outpost.server.requests.count > 0)
    // What is the same as before need not be sent again; of many answers in one no one can say so.
    let isOne = catalog != .pokemon
    #expect(outpost.server.requests.contains { $0.headers["if-none-match"] != nil } == isOne)
    let ids = try [first, again].map { run in
      (try run.json["items"] as? [[String: Any]] ?? []).map { "\($0["id"] ?? "")" }
    }
    #expect(ids[0] == ids[1])
  }

  @Test(arguments: fetched)
  func whatIsStaleIsAskedForAgain(catalog: CatalogID) async throws {
    _ = try await list(catalog)
    try await outpost.age(catalog)
    outpost.server.forgetRequests()
    let offline = try await list(catalog, "--offline")
    #expect(try offline.state == "cached 3")
    #expect(try offline.json["fetchedAt"] as? String == "2020-09-13T12:26:40Z")
    #expect(outpost.server.requests == [])
    #expect(try await list(catalog).state == "fresh 3")
    #expect(outpost.server.requests.count > 0)
    #expect(try await list(catalog).state == "cached 3")
  }

  @Test(arguments: fetched)
  func offlineIsAnswered(catalog: CatalogID) async throws {
    let nothing = try await list(catalog, "--offline")
    #expect(outpost.server.requests == [])
    if catalog == .pokemon {
      #expect(try nothing.state == "embedded 3")
      #expect(nothing.status == .exited(0))
    } else {
      #expect(nothing.status == .exited(3))
      #expect(nothing.messages.count == 1)
      let error = try #require(nothing.json["error"] as? [String: Any])
      #expect(error["code"] as? Int == 3)
      #expect(error["message"] as? String == nothing.messages.first)
    }
    _ = try await list(catalog)
    outpost.server.forgetRequests()
    let stored = try await outpost.run(
      "list", catalog.rawValue, "--limit", "3", "--json", environment: ["CATALEJO_OFFLINE": "1"])
    #expect(try stored.state == "cached 3")
    #expect(stored.errors == "")
    #expect(stored.status == .exited(0))
    #expect(outpost.server.requests == [])
  }

  @Test func aDescriptionIsFetchedOnceAndItsFailureIsNone() async throws {
    func extract(_ options: String...) async throws -> String? {
      let run =
        options.isEmpty
        ? try await outpost.run("detail", "cities", "3936456", "--json")
        : try await outpost.run("detail", "cities", "3936456", "--json", options[0])
      #expect(run.errors == "")
      #expect(run.status == .exited(0))
      #expect(try run.json.keys.contains("extract"))
      return try run.json["extract"] as? String
    }
    outpost.server.set(.status(500), for: .wikipedia)
    #expect(try await extract() == nil)
    outpost.server.set(nil, for: .wikipedia)
    #expect(try await extract("--offline") == nil)
    let text = try #require(try await extract())
    #expect(text.hasPrefix("Lima is a city in Peru."))
    outpost.server.forgetRequests()
    #expect(try await extract() == text)
    #expect(try await extract("--offline") == text)
    #expect(outpost.server.requests == [])
    #expect(try await extract("--refresh") == text)
    #expect(outpost.server.requests.map(\.endpoint) == [.wikipedia])
    outpost.server.set(.html, for: .wikipedia)
    #expect(try await extract("--refresh") == text)
  }

  @Test func aPersonsStateIsNotThatOfTheData() async throws {
    let list = try await outpost.run("list", "people", "--limit", "1", "--json")
    let row = try #require((list.json["items"] as? [[String: Any]])?.first)
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
