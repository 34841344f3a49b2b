import StubServer
import Testing

@Suite struct PokedexTests {
  private struct List: Decodable {
    let count: Int
    let next: String?
    let previous: String?
    let results: [Named]
  }

  private struct Named: Decodable, Equatable {
    let name: String
    let url: String
  }

  private struct Kind: Decodable {
    let name: String
    let pokemon: [Slot]

    struct Slot: Decodable {
      let pokemon: Named
      let slot: Int
    }
  }

  private func names(_ client: RawClient, _ resource: String) async throws -> [String] {
    var names: [String] = []
    var next: String? = "/pokeapi/v2/\(resource)?limit=50"
    while let target = next {
      let list = try await client.json(List.self, target)
      names += list.results.map(\.name)
      next = list.next.map { String($0.dropFirst("http://127.0.0.1:\(client.port)".count)) }
      if next == nil { #expect(names.count == list.count) }
    }
    return names
  }

  @Test func listIsReadPageByPage() async throws {
    try await withServer { server, client async throws in
      let names = try await names(client, "pokemon")
      #expect(names.count == 159)
      #expect(Set(names).count == 159)
      #expect(names.prefix(2) == ["bulbasaur", "ivysaur"])
      let page = try await client.json(List.self, "/pokeapi/v2/pokemon?limit=2&offset=149")
      #expect(
        page.results == [
          Named(name: page.results[0].name, url: "\(server.base)/pokeapi/v2/pokemon/150/"),
          Named(name: "ivysaur-autumn", url: "\(server.base)/pokeapi/v2/pokemon/10001/"),
        ])
      #expect(page.previous == "\(server.base)/pokeapi/v2/pokemon?offset=147&limit=2")
    }
  }

  @Test func typesTogetherNameEachPokemon() async throws {
    try await withServer { _, client async throws in
      let types = try await names(client, "type")
      #expect(types.count == 21)
      var named: Set<String> = []
      for type in types {
        let kind = try await client.json(Kind.self, "/pokeapi/v2/type/\(type)")
        named.formUnion(kind.pokemon.map(\.pokemon.name))
      }
      #expect(named == Set(try await names(client, "pokemon")))
    }
  }

  @Test func categoriesTogetherNameEachItem() async throws {
    struct Category: Decodable { let items: [Named] }
    try await withServer { _, client async throws in
      var named: [String] = []
      for category in try await names(client, "item-category") {
        named += try await client.json(Category.self, "/pokeapi/v2/item-category/\(category)")
          .items.map(\.name)
      }
      #expect(named.sorted() == (try await names(client, "item")).sorted())
    }
  }

  @Test func pokemonCanBeAskedForByIdAndName() async throws {
    try await withServer { _, client async throws in
      let byName = try await client.ask("/pokeapi/v2/pokemon/charizard/")
      #expect(byName.body == (try await client.ask("/pokeapi/v2/pokemon/6")).body)
      #expect(byName.text.contains(#""name":"charizard""#))
    }
  }

  @Test func someFactsAreMissing() async throws {
    struct Pokemon: Decodable {
      let height: Int
      let baseExperience: Int?
      let abilities: [Ability]?
      let sprites: Sprites?

      struct Ability: Decodable { let ability: Named? }
      struct Sprites: Decodable { let frontDefault: String? }
    }
    try await withServer { _, client async throws in
      func pokemon(_ id: Int) async throws -> Pokemon {
        try await client.json(Pokemon.self, "/pokeapi/v2/pokemon/\(id)")
      }
      #expect(try await pokemon(77).height == -1)
      #expect(try await pokemon(79).abilities == nil)
      #expect(try await pokemon(80).abilities?.map(\.ability) == [nil])
      #expect(try await pokemon(82).baseExperience == -1)
      #expect(try await pokemon(83).baseExperience == nil)
      #expect(try await pokemon(84).sprites == nil)
      #expect(try await pokemon(85).sprites?.frontDefault == nil)
      #expect(
        try await pokemon(1).sprites?.frontDefault
          == "http://127.0.0.1:\(client.port)/pictures/sprites/pokemon/1.png")
    }
  }

  @Test func codesOfLanguagesAndTextsAreOldAndNew() async throws {
    try await withServer { _, client async throws in
      let odd = try await client.ask("/pokeapi/v2/pokemon-species/1").text
      let even = try await client.ask("/pokeapi/v2/pokemon-species/2").text
      #expect(odd.contains("ja-Hrkt") && even.contains("ja-hrkt"))
      #expect(odd.contains("es-419"))
      #expect(odd.contains(#"rocks.\fIt is said to re"# + "\u{AD}" + #"\nmember"#))
    }
  }

  @Test func itemsHaveACostOrPrices() async throws {
    try await withServer { _, client async throws in
      let old = try await client.ask("/pokeapi/v2/item/2").text
      let new = try await client.ask("/pokeapi/v2/item/1").text
      #expect(old.contains(#""cost":800"#) && !old.contains(#""prices""#))
      #expect(new.contains(#""prices":[{"currency""#) && !new.contains(#""cost""#))
      #expect(old.contains(#""url":"/pokeapi/v2/item-category/34/""#))
    }
  }

  @Test(arguments: ["pokemon/999", "pokemon/nobody", "berry", "berry/1", "item/1/2", ""])
  func unknownOnesAreNotFound(_ path: String) async throws {
    try await withServer { _, client async throws in
      let answer = try await client.ask("/pokeapi/v2/\(path)")
      #expect(answer.status == 404)
      #expect(answer.text == "Not Found")
      #expect(answer.headers["content-type"] == "text/plain; charset=utf-8")
    }
  }

  @Test func picturesAreServed() async throws {
    try await withServer { _, client async throws in
      let answer = try await client.ask("/pictures/sprites/pokemon/1.png")
      #expect(answer.headers["content-type"] == "image/png")
      #expect(answer.body.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    }
  }
}
