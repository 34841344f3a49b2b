import StubServer
import TestSupport
import Testing

@Suite(.oneAtATime) struct PokedexTests {
  private let below = "/pokeapi/v2"
  private let client: RawClient

  init() async throws { client = try await RawClient() }

  /// The names on all pages of a list.
  private func names(_ resource: String) async throws -> [String] {
    var names: [String] = []
    var next: String? = "\(below)/\(resource)?limit=50"
    while let target = next {
      let list = try await client.json(target)
      names += list["results"].texts("name")
      next = list["next"].text.map { String($0.dropFirst(client.server.base.count)) }
      if next == nil { #expect(names.count == list["count"].number) }
    }
    return names
  }

  @Test func listIsReadPageByPage() async throws {
    let names = try await names("pokemon")
    #expect(names.count == 159)
    #expect(Set(names).count == 159)
    #expect(names.prefix(2) == ["bulbasaur", "ivysaur"])
    let page = try await client.json("\(below)/pokemon?limit=2&offset=149")
    let pokemon = "\(client.server.base)\(below)/pokemon"
    #expect(page["results"].texts("url") == ["\(pokemon)/150/", "\(pokemon)/10001/"])
    #expect(page["results"][1]["name"].text == "ivysaur-autumn")
    #expect(page["previous"].text == "\(pokemon)?offset=147&limit=2")
  }

  @Test func typesTogetherNameEachPokemonAndCategoriesEachItem() async throws {
    var pokemon: Set<String> = []
    for type in try await names("type") {
      let slots = try await client.json("\(below)/type/\(type)")["pokemon"].list
      pokemon.formUnion(slots.compactMap { $0["pokemon"]["name"].text })
    }
    #expect(pokemon == Set(try await names("pokemon")))
    var items: [String] = []
    for category in try await names("item-category") {
      items += try await client.json("\(below)/item-category/\(category)")["items"].texts("name")
    }
    #expect(items.sorted() == (try await names("item")).sorted())
  }

  @Test func pokemonCanBeAskedForByIdAndName() async throws {
    let byName = try await client.ask("\(below)/pokemon/charizard/")
    #expect(byName.body == (try await client.ask("\(below)/pokemon/6")).body)
    #expect(byName.text.contains(#""name":"charizard""#))
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

  @Test func codesOfLanguagesTextsAndItemsAreOldAndNew() async throws {
    for (path, texts) in [
      ("pokemon-species/1", ["ja-Hrkt", "es-419", "rocks.\\fIt is said to re\u{AD}\\nmember"]),
      ("pokemon-species/2", ["ja-hrkt"]),
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
