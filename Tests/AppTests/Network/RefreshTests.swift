import Domain
import Foundation
import Glibc
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// `catalejo refresh`: what it says, and that nothing stored is lost on the way.
@Suite(.oneAtATime) struct RefreshTests {
  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost()
  }

  private func titles(_ search: String = "") async throws -> [String] {
    let run = try await outpost.run(
      "list", "cities", "--limit", "3", "--json", "--search", search)
    return try run.items.map { "\($0["title"] ?? "")" }
  }

  @Test func catalogsAreFetchedOneAfterTheOther() async throws {
    let run = try await outpost.run("refresh", "people", "pokemon", "items", "articles")
    #expect(
      run.output == """
        people: 50, fetched just now.
        Pokémon: 159, fetched just now.
        items: 98, fetched just now.
        articles: 14, fetched just now.

        """)
    #expect(run.errors == "")
    #expect(run.status == .exited(0))
    outpost.server.forgetRequests()
    #expect(try await outpost.run("list", "people", "--json").state == "cached 20")
    #expect(outpost.server.requests == [])
  }

  @Test func oneThatFailsKeepsNoneOfTheOthersBack() async throws {
    outpost.server.set(.status(500), for: .people)
    let run = try await outpost.run("refresh", "people", "articles")
    #expect(run.output == "articles: 14, fetched just now.\n")
    #expect(run.errors == "people: randomuser.me failed with status 500; try again later.\n")
    #expect(run.status == .exited(3))
  }

  @Test func citiesAreReplacedAndComeBack() async throws {
    let embedded = try await titles()
    let lima = try await titles("lima")
    let run = try await outpost.run("refresh", "cities")
    #expect(run.errors == "")
    #expect(run.status == .exited(0))
    let words = run.output.split(separator: " ")
    #expect(words.first == "cities:")
    #expect(run.output.hasSuffix("4 rows could not be used and were left out.\n"))

    let listed = try await outpost.run("list", "cities", "--limit", "1", "--json")
    #expect(try listed.state == "cached 1")
    #expect(try listed.json["total"] as? Int == 61)
    #expect(try await titles() != embedded)
    #expect(try await titles("lima") == ["Lima, PE"])
    // What the list does not say is taken from the cities that are part of the program.
    #expect(
      try await outpost.run("detail", "cities", "3936456", "--json").output
        .contains(#""population":7737002,"timezone":"America/Lima""#))

    let back = try await outpost.run("refresh", "cities", "--embedded")
    #expect(back.output == "The cities are those of the program again: 234,908.\n")
    #expect(try await titles() == embedded)
    #expect(try await titles("lima") == lima)
    #expect(outpost.server.requests.map(\.path) == ["/cities.json", "/wikipedia/en/w/api.php"])
  }

  @Test func favoritesOutliveTheirList() async throws {
    _ = try await outpost.run("refresh", "cities")
    let listed = try await outpost.run("list", "cities", "--json")
    let made = try #require(try listed.items.first { "\($0["id"] ?? "")".hasPrefix("91") })
    let (id, title) = ("\(made["id"] ?? "")", "\(made["title"] ?? "")")
    #expect(try await outpost.run("favorites", "add", "cities", id, "3936456").status == .exited(0))
    _ = try await outpost.run("refresh", "cities", "--embedded")
    let rows = try await outpost.run("favorites", "list").output.split(separator: "\n")
    #expect(rows.count == 4)
    #expect(
      rows.filter { $0.contains("no longer in the catalog") }.map { $0.contains(title) } == [true])
    #expect(rows.contains { $0.contains("Lima, PE") })
  }

  @Test(arguments: [StubFault.html, .dropMidBody, .malformed, .wrongTypes, .status(500)])
  func aListOfCitiesThatFailsChangesNothing(fault: StubFault) async throws {
    _ = try await outpost.run("refresh", "cities")
    let before = try await outpost.run("list", "cities", "--json")
    outpost.server.set(fault, for: .cities)
    let run = try await outpost.run("refresh", "cities")
    #expect(run.output == "")
    #expect(run.messages.count == 1)
    #expect(run.status == .exited([.dropMidBody, .status(500)].contains(fault) ? 3 : 4))
    #expect(try await outpost.run("list", "cities", "--json").output == before.output)
    #expect(try outpost.cacheFiles == ["cities.bin"])
  }

  @Test(
    arguments: [
      (.cities, .cities, .drip(bytes: 100), ["[#", "%"]), (.pokemon, .types, .stall, ["PokeAPI"]),
    ] as [(CatalogID, StubEndpoint, StubFault, [String])])
  func anInterruptedRefreshChangesNothing(
    catalog: CatalogID, endpoint: StubEndpoint, fault: StubFault, progress: [String]
  ) async throws {
    let list = ["list", catalog.rawValue, "--json", "--offline"]
    _ = try await outpost.run("refresh", catalog.rawValue)
    let before = try await outpost.run(list, input: "")
    let files = try outpost.cacheFiles
    outpost.server.set(fault, for: endpoint)
    let visitor = try outpost.visit(["refresh", catalog.rawValue])
    for text in progress { try await visitor.expect(text) }
    try await visitor.send("\u{03}")
    #expect(try await visitor.waitForExit() == .signaled(SIGINT))
    #expect(try await outpost.run(list, input: "").output == before.output)
    if catalog == .cities { #expect(try outpost.cacheFiles == files) }
  }

  @Test func aListThatCantBeWrittenToItsEndLeavesNothing() async throws {
    _ = try await outpost.run("refresh", "cities")
    let before = try await outpost.run("list", "cities", "--json")
    let run = try await outpost.runLimited(fileSize: 1_000, "refresh", "cities")
    #expect(run.status == .exited(5))
    #expect(try outpost.cacheFiles == ["cities.bin"])
    #expect(try await outpost.run("list", "cities", "--json").output == before.output)
  }

  @Test func twoRefreshesAtOnceBothSucceed() async throws {
    async let first = outpost.run("refresh", "pokemon", "people")
    async let second = outpost.run("refresh", "pokemon", "people")
    let runs = try await [first, second]
    #expect(runs.map(\.status) == [.exited(0), .exited(0)])
    #expect(runs.map(\.errors) == ["", ""])
    let listed = try await outpost.run("list", "pokemon", "--json", "--offline")
    #expect(try listed.state == "cached 20")
    #expect(try listed.json["total"] as? Int == 159)
  }
}
