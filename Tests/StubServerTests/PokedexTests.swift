import StubServer
import TestSupport
import Testing

@Suite(.oneAtATime) struct PokedexTests {
  private let below = "/pokeapi/v2"
  private let client: RawClient

  init() async throws { client = try await RawClient() }

  private func list(_ resource: String) async throws -> RawJSON {
    try await client.json("\(below)/\(resource)")["results"]
  }

  @Test func listNamesEachOnceWithItsLink() async throws {
    let list = try await list("pokemon")
    #expect(list.list.count == 159)
    #expect(Set(list.texts("name")).count == 159)
    #expect(list.texts("name").prefix(2) == ["bulbasaur", "ivysaur"])
    #expect(list.texts("url")[150] == "\(client.server.base)\(below)/pokemon/10001/")
  }

  @Test func typesTogetherNameEachPokemonAndCategoriesEachItem() async throws {
    var pokemon: Set<String> = []
    for number in Array(1...19) + [10_001, 10_002] {
      let slots = try await client.json("\(below)/type/\(number)")["pokemon"].list
      pokemon.formUnion(slots.compactMap { $0["pokemon"]["name"].text })
    }
    #expect(pokemon == Set(try await list("pokemon").texts("name")))
    var items: [String] = []
    for number in [3, 7, 10, 12, 20, 23, 27, 33, 34, 54] {
      items += try await client.json("\(below)/item-category/\(number)")["items"].texts("name")
    }
    #expect(items.sorted() == (try await list("item").texts("name")).sorted())
  }

  @Test func aFormIsOfItsSpecies() async throws {
    let species = try await client.json("\(below)/pokemon/10034")["species"]
    #expect(species["url"].text == "\(client.server.base)\(below)/pokemon-species/6/")
  }

  @Test func someFactsAreMissing() async throws {
    func pokemon(_ id: Int, _ key: String) async throws -> RawJSON {
      try await client.json("\(below)/pokemon/\(id)")[key]
    }
    #expect(try await pokemon(77, "height").number == -1)
    #expect(try await pokemon(79, "abilities").isNull)
    #expect(try await pokemon(80, "abilities")[0]["ability"].isNull)
    #expect(try await pokemon(84, "sprites").isNull)
    #expect(try await pokemon(85, "sprites")["front_default"].isNull)
    #expect(
      try await pokemon(1, "sprites")["front_default"].text
        == "\(client.server.base)/pictures/sprites/pokemon/1.png")
  }

  @Test func textsAndItemsAreOldAndNew() async throws {
    for (path, texts) in [
      ("pokemon-species/1", ["es-419", "rocks.\\fIt is said to re\u{AD}\\nmember"]),
      ("item/2", [#""cost":800"#, #""url":"/pokeapi/v2/item-category/34/""#]),
      ("item/1", [#""prices":[{"currency""#]),
    ] {
      let answer = try await client.ask("\(below)/\(path)").text
      for text in texts { #expect(answer.contains(text)) }
      #expect(answer.contains(#""cost""#) == (path == "item/2"))
      #expect(answer.contains(#""prices""#) == (path == "item/1"))
    }
  }

  @Test(arguments: ["pokemon/999", "pokemon/nobody", "berry", "berry/1", "item/1/2", ""])
  func unknownOnesAreNotFound(_ path: String) async throws {
    let answer = try await client.ask("\(below)/\(path)")
    #expect(answer.status == 404)
    #expect(answer.text == "Not Found")
    #expect(answer.headers["content-type"] == "text/plain; charset=utf-8")
  }

  @Test func picturesAreServed() async throws {
    let answer = try await client.ask("/pictures/sprites/pokemon/1.png")
    #expect(answer.body.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }
}
