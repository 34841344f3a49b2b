import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// Items in a language that PokeAPI's list does not have, from a store where nothing is.
@Waiting
@Suite(.oneAtATime) struct ItemNamesTests {
  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost()
  }

  @Test func aSearchSaysWhatItDoesNotKnowAndARefreshFetchesIt() throws {
    let search = ["list", "items", "--search", "poción", "--lang", "es"]
    let unknown = try outpost.run(search)
    #expect(unknown.output == "")
    #expect(
      unknown.messages == [
        "La búsqueda conoce 0 de 98 nombres en español: catalejo refresh items trae los demás.",
        "Ningún objeto tiene todas estas palabras: «poción». ¿Quizá buscabas Potion?",
      ])
    // In English there is nothing to miss.
    #expect(try outpost.run("list", "items", "--search", "potion").messages == [])

    let refresh = try outpost.run("refresh", "items", "--lang", "es")
    #expect(refresh.output == "objetos: 98, recién traídos.\n")
    #expect(refresh.messages == [])
    let found = try outpost.run(search + ["--offline"])
    #expect(found.output == "1   Poción  healing\n")
    #expect(found.messages == [])
    let compared = try outpost.run("compare", "items", "potion", "antidote", "--lang", "es")
    #expect(compared.output.contains("Poción   Antidote (objeto)"))
  }

  @Test func aPageHasTheNamesOfItsRowsAlone() throws {
    let page = ["list", "items", "--limit", "2", "--lang", "es"]
    let run = try outpost.run(page)
    #expect(run.output.contains("Master Ball (objeto)"))
    #expect(outpost.server.requests.filter { $0.path.contains("/item/") }.count == 2)
    #expect(try outpost.run(page + ["--offline"]).output == run.output)
    // What the service fails at stays English.
    outpost.server.set(.status(404), for: .items)
    let others = try outpost.run("list", "items", "--offset", "2", "--limit", "2", "--lang", "es")
    #expect(others.output.contains("Great Ball  standard"))
    #expect(others.status == .exited(0))
  }

  @Test func rowsOfASessionGetTheirNamesInPlace() throws {
    let visitor = try outpost.open(["--lang", "es"])
    try visitor.send("objetos\r")
    try visitor.expect("Master Ball (objeto)")
    try visitor.send("siguiente\r")
    try visitor.expect("Dawn Charm", "(objeto)")
    try visitor.leave()
  }
}
