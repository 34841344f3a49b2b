import Domain
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// What is said without a connection, and what a script gets to know of it.
@Suite(.oneAtATime) struct OfflineTests {
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

  @Test(arguments: [
    ["list", "people"], ["detail", "pokemon", "25"], ["detail", "cities", "3936456"],
  ])
  func whatWasToBeAskedForStays(words: [String]) async throws {
    let shown = try await outpost.run(words, input: "")
    let run = try await outpost.run(words + ["--refresh", "--offline"], input: "")
    #expect(run.errors == Self.notRefreshed)
    #expect(run.output == shown.output)
    #expect(run.status == .exited(0))
    #expect(try await outpost.run(words + ["--offline"], input: "").errors == "")
  }

  @Test(arguments: [CatalogID.people, .items, .articles])
  func ofWhatWasNeverFetchedNobodyKnowsWhetherItIs(catalog: CatalogID) async throws {
    let unknown = try await outpost.run("detail", catalog.rawValue, "1", "--offline")
    #expect(unknown.errors == Self.nothing)
    #expect(unknown.status == .exited(3))
    #expect(outpost.server.requests == [])
  }

  @Test func whatIsStoredDecidesWhetherThereIsAPerson() async throws {
    for options in [[], ["--offline"]] {
      let run = try await outpost.run(["detail", "people", "x"] + options, input: "")
      #expect(run.status == .exited(1))
      #expect(outpost.server.requests.count == 1)
    }
  }

  @Test func aRefreshNamesWhatItCouldNotFetch() async throws {
    let run = try await outpost.run("refresh", "people", "pokemon", "--offline")
    #expect(run.errors == "people: \(Self.nothing)Pokémon: \(Self.notRefreshed)")
    #expect(run.status == .exited(3))
  }
}
