import StubServer
import TestSupport
import Testing

@Suite(.owning(.server)) struct PokedexTests {
  /// The names on all pages of a list.
  private func names(_ client: RawClient, _ resource: String) async throws -> [String] {
    var names: [String] = []
    var next: String? = "/pokeapi/v2/\(resource)?limit=50"
    while let target = next {
      let list = try await client.json(target)
      names += list["results"].texts("name")
      next = list["next"].text.map { String($0.dropFirst("http://127.0.0.1:\(client.port)".count)) }
      if next == nil { #expect(names.count == list["count"].number) }
    }
    return names
  }

  @Test func listIsReadPageByPage() async throws {
    try await withServer { server, client async throws in
      let names = try await names(client, "pokemon")
      #expect(names.count == 159)
      #expect(Set(names).count == 159)
      #expect(names.prefix(2) == ["bulbasaur", "ivysaur"])
      let page = try await client.json("/pokeapi/v2/pokemon?limit=2&offset=149")
      let below = "\(server.base)/pokeapi/v2/pokemon"
      #expect(page["results"].texts("url") == ["\(below)/150/", "\(below)/10001/"])
      #expect(page["results"][1]["name"].text == "ivysaur-autumn")
      #expect(page["previous"].text == "\(below)?offset=147&limit=2")
    }
  }

  @Test func typesTogetherNameEachPokemonAndCategoriesEachItem() async throws {
    try await withServer { _, client async throws in
      var pokemon: Set<String> = []
      for type in try await names(client, "type") {
        let slots = try await client.json("/pokeapi/v2/type/\(type)")["pokemon"].list
        pokemon.formUnion(slots.compactMap { $0["pokemon"]["name"].text })
      }
      #expect(pokemon == Set(try await names(client, "pokemon")))
      var items: [String] = []
      for category in try await names(client, "item-category") {
        items += try await client.json("/pokeapi/v2/item-category/\(category)")["items"]
          .texts("name")
      }
      #expect(items.sorted() == (try await names(client, "item")).sorted())
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
    try await withServer { _, client async throws in
      func pokemon(_ id: Int, _ key: String) async throws -> RawJSON {
        try await client.json("/pokeapi/v2/pokemon/\(id)")[key]
      }
      #expect(try await pokemon(77, "height").number == -1)
      #expect(try await pokemon(79, "abilities").isNull)
      #expect(try await pokemon(80, "abilities")[0]["ability"].isNull)
      #expect(try await pokemon(84, "sprites").isNull)
      #expect(try await pokemon(85, "sprites")["front_default"].isNull)
      #expect(
        try await pokemon(1, "sprites")["front_default"].text
          == "http://127.0.0.1:\(client.port)/pictures/sprites/pokemon/1.png")
    }
  }

  @Test func codesOfLanguagesTextsAndItemsAreOldAndNew() async throws {
    try await withServer { _, client async throws in
      let odd = try await client.ask("/pokeapi/v2/pokemon-species/1").text
      let even = try await client.ask("/pokeapi/v2/pokemon-species/2").text
      #expect(odd.contains("ja-Hrkt") && even.contains("ja-hrkt"))
      #expect(odd.contains("es-419"))
      #expect(odd.contains(#"rocks.\fIt is said to re"# + "\u{AD}" + #"\nmember"#))
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
      #expect(answer.body.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    }
  }
}
