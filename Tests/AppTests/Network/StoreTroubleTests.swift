import Domain
import Foundation
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// What was stored can't be used, or nothing can be stored, or the settings lead nowhere.
@Suite(.oneAtATime) struct StoreTroubleTests {
  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost()
  }

  @Test func aDamagedCacheIsSetAsideAndFetchedAgain() async throws {
    _ = try await outpost.run("list", "people")
    try Data(repeating: 0x2A, count: 8_192).write(to: URL(filePath: outpost.cachePath))
    let run = try await outpost.run("list", "people", "--json")
    #expect(try run.state == "fresh 20")
    #expect(run.status == .exited(0))
    #expect(run.messages.count == 1)
    #expect(run.errors.contains("was damaged; it is kept as"))
    let again = try await outpost.run("list", "people", "--json")
    #expect(try again.state == "cached 20")
    #expect(again.errors == "")
  }

  @Test(arguments: [CatalogID.people, .articles])
  func aCacheThatCantBeWrittenStillAnswers(catalog: CatalogID) async throws {
    let fresh = try await outpost.run("list", catalog.rawValue, "--limit", "3")
    try await outpost.age(catalog)
    let old = try await outpost.run("list", catalog.rawValue, "--limit", "3", "--offline")
    let manager = FileManager.default
    let paths = [outpost.cachePath, outpost.cacheFolder]
    for path in paths { try manager.setAttributes([.posixPermissions: 0o500], ofItemAtPath: path) }
    let asked = try await outpost.runUnprivileged("list", catalog.rawValue, "--limit", "3")
    outpost.server.set(.html, for: catalog == .people ? .people : .articles)
    let failed = try await outpost.runUnprivileged("list", catalog.rawValue, "--limit", "3")
    for path in paths { try manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path) }
    #expect(asked.output == fresh.output)
    #expect(asked.messages.count == 1)
    #expect(asked.errors.contains("can't be written"))
    #expect(failed.output == old.output)
    #expect(failed.messages.count == 1)
    #expect([asked, failed].map(\.status) == [.exited(0), .exited(0)])
    let later = try await outpost.run("list", catalog.rawValue, "--limit", "3", "--offline")
    #expect(later.output == old.output)
  }

  /// Wherever a disk is full, in the journal or in the store, what was a favorite is one still.
  @Test func aFavoriteThatCantBeWrittenTakesNoOtherAlong() async throws {
    let there = try await outpost.run("favorites", "add", "cities", "lima", "cusco")
    #expect(there.status == .exited(0))
    for size in stride(from: 0, through: 32_000, by: 2_000) {
      let run = try await outpost.runLimited(
        fileSize: size, "favorites", "add", "cities", "tokyo", "paris")
      let listed = try await outpost.run("favorites", "list", "--json")
      let titles = try #require(listed.json["items"] as? [[String: Any]])
        .compactMap { $0["title"] as? String }
      let all = ["Lima, PE", "Cusco, PE", "Tokyo, JP", "Paris, FR"]
      #expect(titles == (run.status == .exited(0) ? all : Array(all.prefix(2))), "\(size)")
      #expect([.exited(0), .exited(5)].contains(run.status))
      if run.status == .exited(0) { break }
    }
  }

  @Test func aRefreshThatCantBeStoredIsNone() async throws {
    let run = try await outpost.run(
      "refresh", "people", "pokemon", environment: ["XDG_CACHE_HOME": "/proc/nowhere"])
    #expect(run.output == "")
    #expect(run.messages.count == 2)
    #expect(run.messages.allSatisfy { $0.contains("can't be written") })
    #expect(run.status == .exited(5))
  }

  @Test func withoutAPlaceForTheCacheThereAreRows() async throws {
    let run = try await outpost.run(
      "list", "people", "--json", environment: ["XDG_CACHE_HOME": "/proc/nowhere"])
    #expect(try run.state == "fresh 20")
    #expect(run.messages.count == 1)
    #expect(run.errors.contains("can't be written"))
    #expect(run.status == .exited(0))
  }

  @Test(arguments: [
    ("HTTPS_PROXY", "::::", Int32(3)), ("HTTPS_PROXY", "ftp://127.0.0.1:1", 3),
    ("https_proxy", "http://127.0.0.1:1", 3), ("CATALEJO_PEOPLE_URL", "http://192.0.2.1/", 2),
    ("CATALEJO_PEOPLE_URL", "nonsense", 2), ("CATALEJO_PEOPLE_URL", "http://127.0.0.1:1/", 3),
  ])
  func whatLeadsNowhereIsSaidInOneLine(
    variable: String, value: String, status: Int32
  ) async throws {
    let secure = ["CATALEJO_PEOPLE_URL": "https://127.0.0.2:1/"]
    let run = try await outpost.run(
      "list", "people", "--json",
      environment: secure.merging([variable: value]) { $1 })
    #expect(run.status == .exited(status), "\(run.errors)")
    #expect(run.messages.count == 1)
    #expect(try run.json["error"] != nil)
    #expect(outpost.server.requests == [])
  }
}
