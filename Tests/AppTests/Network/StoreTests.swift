import Contracts
import Domain
import Foundation
import Glibc
import Local
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// When services are asked, and that nothing stored is lost where they fail, or the disk does.
@Waiting
@Suite(.oneAtATime) struct StoreTests {
  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost()
  }

  @Test(arguments: [StubFault.html, .dropMidBody, .malformed, .wrongTypes, .status(500)])
  func aListOfCitiesThatFailsChangesNothing(fault: StubFault) throws {
    _ = try outpost.run("refresh", "cities")
    let before = try outpost.run("list", "cities", "--json")
    outpost.server.set(fault, for: .cities)
    let run = try outpost.run("refresh", "cities")
    #expect(run.output == "")
    #expect(run.messages.count == 1)
    #expect(run.status == .exited([.dropMidBody, .status(500)].contains(fault) ? 3 : 4))
    #expect(try outpost.run("list", "cities", "--json").output == before.output)
    #expect(try outpost.cacheFiles == ["cities.bin"])
  }

  @Test(
    arguments: [
      (.cities, .cities, .drip(bytes: 100), ["[#", "%"]), (.pokemon, .types, .stall, ["PokeAPI"]),
    ] as [(CatalogID, StubEndpoint, StubFault, [String])])
  func anInterruptedRefreshChangesNothing(
    catalog: CatalogID, endpoint: StubEndpoint, fault: StubFault, progress: [String]
  ) throws {
    let list = ["list", catalog.rawValue, "--json", "--offline"]
    _ = try outpost.run("refresh", catalog.rawValue)
    let before = try outpost.run(list, input: "")
    let files = try outpost.cacheFiles
    outpost.server.set(fault, for: endpoint)
    let visitor = try outpost.open(["refresh", catalog.rawValue], showing: nil)
    for text in progress { try visitor.expect(text) }
    try visitor.send("\u{03}")
    #expect(try visitor.waitForExit() == .signaled(SIGINT))
    #expect(try outpost.run(list, input: "").output == before.output)
    if catalog == .cities { #expect(try outpost.cacheFiles == files) }
  }

  @Test func aListThatCantBeWrittenToItsEndLeavesNothing() throws {
    _ = try outpost.run("refresh", "cities")
    let before = try outpost.run("list", "cities", "--json")
    let run = try outpost.runLimited(fileSize: 1_000, "refresh", "cities")
    #expect(run.status == .exited(5))
    #expect(try outpost.cacheFiles == ["cities.bin"])
    #expect(try outpost.run("list", "cities", "--json").output == before.output)
  }

  @Test func twoRefreshesAtOnceBothSucceed() throws {
    let refresh = "catalejo refresh pokemon people & "
    let run = try outpost.runShell(refresh + refresh + "wait -n && wait -n")
    #expect(run.status == .exited(0))
    #expect(run.errors == "")
    let listed = try outpost.run("list", "pokemon", "--json", "--offline")
    #expect(try listed.state == "cached 20")
    #expect(try listed.json["total"] as? Int == 159)
  }

  @Test(arguments: [CatalogID.people, .articles])
  func aCacheThatCantBeWrittenStillAnswers(catalog: CatalogID) async throws {
    let fresh = try outpost.run("list", catalog.rawValue, "--limit", "3")
    try await outpost.age(catalog)
    let old = try outpost.run("list", catalog.rawValue, "--limit", "3", "--offline")
    let manager = FileManager.default
    let paths = [outpost.cachePath, outpost.cacheFolder]
    for path in paths { try manager.setAttributes([.posixPermissions: 0o500], ofItemAtPath: path) }
    let asked = try outpost.runUnprivileged("list", catalog.rawValue, "--limit", "3")
    outpost.server.set(.html, for: catalog == .people ? .people : .articles)
    let failed = try outpost.runUnprivileged("list", catalog.rawValue, "--limit", "3")
    for path in paths { try manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path) }
    #expect(asked.output == fresh.output)
    #expect(asked.messages.count == 1)
    #expect(asked.errors.contains("can't be written"))
    #expect(failed.output == old.output)
    #expect(failed.messages.count == 1)
    #expect([asked, failed].map(\.status) == [.exited(0), .exited(0)])
    let later = try outpost.run("list", catalog.rawValue, "--limit", "3", "--offline")
    #expect(later.output == old.output)
  }

  /// Wherever a disk is full, in the journal or in the store, what was a favorite is one still.
  @Test func aFavoriteThatCantBeWrittenTakesNoOtherAlong() throws {
    let there = try outpost.run("favorites", "add", "cities", "lima", "cusco")
    #expect(there.status == .exited(0))
    for size in stride(from: 0, through: 40_000, by: 2_000) {
      let run = try outpost.runLimited(
        fileSize: size, "favorites", "add", "cities", "tokyo", "paris")
      let listed = try outpost.run("favorites", "list", "--json")
      let titles = try #require(listed.json["items"] as? [[String: Any]])
        .compactMap { $0["title"] as? String }
      let all = ["Lima, PE", "Cusco, PE", "Tokyo, JP", "Paris, FR"]
      #expect(titles == (run.status == .exited(0) ? all : Array(all.prefix(2))), "\(size)")
      #expect([.exited(0), .exited(5)].contains(run.status), "\(size)")
      if run.status == .exited(0) { break }
    }
  }

  @Test func storedRowsThatCantBeReadAreCountedUntilTheyAreFetchedAgain() async throws {
    _ = try list(.people)
    let cache = CacheStore(path: outpost.cachePath, clock: { 0 }, warn: { _ in })
    let page = try #require(await cache.parts([.page(1)], of: .people).first)
    let rows = page.rows.enumerated().map { $0 < 2 ? CachedRow(id: $1.id, body: [63]) : $1 }
    try await cache.replace(
      [CachedPart(page.part, page.metadata, rows: rows)], confirming: [:], of: .people)
    let damaged = try list(.people)
    #expect(
      damaged.messages == [
        "2 rows of the stored list can't be read; refresh fetches them again."
      ])
    #expect(try damaged.state == "cached 3")
    let session = try outpost.run(["--lang", "es"], input: "people\n")
    #expect(
      session.output.contains(
        "2 filas de la lista guardada no se pueden leer;"))
    #expect(try list(.people, "--refresh").errors == "")
    #expect(try list(.people).errors == "")
  }

  /// Whether the last command asked a service.
  private var hasAsked: Bool { outpost.server.requests.count > 0 }

  private func list(
    _ catalog: CatalogID, _ options: String..., environment: [String: String] = [:]
  ) throws -> ProgramRun {
    let words = ["list", catalog.rawValue, "--limit", "3", "--json"]
    outpost.server.forgetRequests()
    return try outpost.run(words + options, input: "", environment: environment)
  }

  /// What is stale is asked for again, and only where it may have changed sent again.
  @Test(arguments: [CatalogID.people, .pokemon, .items, .articles])
  func aServiceIsAskedForWhatIsNotThereIsStaleOrIsToBeFetched(catalog: CatalogID) async throws {
    let first = try list(catalog)
    #expect(try first.state == "fresh 3")
    #expect(hasAsked)
    let fetchedAt = try #require(first.json["fetchedAt"] as? String)
    #expect(fetchedAt.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil)

    let second = try list(catalog)
    #expect(try second.state == "cached 3")
    #expect(try second.json["fetchedAt"] as? String == fetchedAt)
    #expect(!hasAsked)

    let refreshed = try list(catalog, "--refresh")
    #expect(try refreshed.state == "fresh 3")
    // What is the same as before need not be sent again; of many answers in one no one can say so.
    let isOne = catalog != .pokemon
    #expect(outpost.server.requests.contains { $0.headers["if-none-match"] != nil } == isOne)

    try await outpost.age(catalog)
    let old = try list(catalog, "--offline")
    #expect(try old.state == "cached 3")
    #expect(try old.json["fetchedAt"] as? String == "2020-09-13T12:26:40Z")
    #expect(!hasAsked)
    #expect(try list(catalog).state == "fresh 3")
    #expect(hasAsked)
    #expect([first, second, refreshed, old].map(\.errors) == ["", "", "", ""])
  }
}
