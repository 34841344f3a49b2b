import Domain
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// What is said without a connection, and what a script gets to know of it.
@Suite(.owning(.server)) struct OfflineTests {
  private static let notRefreshed =
    "You work offline by choice: what is stored stays; type offline off (or leave out --offline), "
    + "then try again.\n"
  private static let nothing =
    "You work offline by choice, and nothing of this is stored yet; type offline off "
    + "(or leave out --offline), then try again.\n"

  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost()
  }

  @Test(arguments: [CatalogID.people, .pokemon])
  func aListThatWasToBeAskedForStays(catalog: CatalogID) async throws {
    _ = try await outpost.run("refresh", catalog.rawValue)
    let run = try await outpost.run("list", catalog.rawValue, "--refresh", "--offline")
    #expect(run.errors == Self.notRefreshed)
    #expect(run.status == .exited(0))
    #expect(run.output.split(separator: "\n").count == 20)
  }

  @Test(arguments: ["pokemon 25", "items 1", "cities 3936456"])
  func aDetailThatWasToBeAskedForStays(place: String) async throws {
    let words = place.split(separator: " ").map(String.init)
    let shown = try await outpost.run("detail", words[0], words[1])
    let run = try await outpost.run("detail", words[0], words[1], "--refresh", "--offline")
    #expect(run.errors == Self.notRefreshed)
    #expect(run.output == shown.output)
    #expect(run.status == .exited(0))
    let again = try await outpost.run("detail", words[0], words[1], "--offline")
    #expect(again.errors == "")
  }

  @Test(arguments: [CatalogID.people, .items, .articles])
  func ofWhatWasNeverFetchedNobodyKnowsWhetherItIs(catalog: CatalogID) async throws {
    let unknown = try await outpost.run("detail", catalog.rawValue, "1", "--offline")
    #expect(unknown.errors == Self.nothing)
    #expect(unknown.status == .exited(3))
    #expect(outpost.server.requests == [])
  }

  @Test func whatIsStoredDecidesWhetherThereIsAPerson() async throws {
    let online = try await outpost.run("detail", "people", "x")
    #expect(online.status == .exited(1))
    #expect(outpost.server.requests.count == 1)
    let offline = try await outpost.run("detail", "people", "x", "--offline")
    #expect(offline.status == .exited(1))
  }

  @Test func aRefreshNamesWhatItCouldNotFetch() async throws {
    let run = try await outpost.run("refresh", "people", "pokemon", "--offline")
    #expect(run.errors == "people: \(Self.nothing)Pokémon: \(Self.notRefreshed)")
    #expect(run.status == .exited(3))
  }
}
