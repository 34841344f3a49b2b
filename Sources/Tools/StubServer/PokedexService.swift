/// A resource that PokeAPI lists.
protocol PokedexNamed: Sendable {
  var id: Int { get }
  var name: String { get }
}

/// Answers like PokeAPI, version 2, as far as the program uses it.
enum PokedexService {
  /// Makes the route of a kind of resource: the list of all, which nobody asks for in pages, and
  /// each resource by its id.
  static func route<Value: PokedexNamed>(
    _ resource: String, _ endpoint: StubEndpoint, _ values: [Value],
    _ json: @escaping @Sendable (Value, PokedexLink) -> StubJSON
  ) -> StubRoute {
    (
      ["pokeapi", "v2", resource], endpoint,
      { path, request in
        let link = PokedexLink(base: request.base)
        guard let id = path.first else {
          return .json(["results": .array(values.map { link.to($0, resource) })])
        }
        guard path.count == 1, let found = values.first(where: { String($0.id) == id }) else {
          return .notFound
        }
        return .json(json(found, link))
      }
    )
  }
}

/// Writes references to other resources, `{"name": …, "url": …}`, and texts in several languages.
struct PokedexLink: Sendable {
  /// The beginning of links; older answers begin them with the path alone, so it is empty there.
  let base: String

  func to(_ value: some PokedexNamed, _ resource: String) -> StubJSON {
    ["name": .string(value.name), "url": "\(base)/pokeapi/v2/\(resource)/\(value.id)/"]
  }

  /// Returns texts by language, each as an object with the text under a key.
  func texts(_ texts: KeyValuePairs<String, String>, as key: String = "name") -> StubJSON {
    .array(texts.map { [key: .string($0.value), "language": ["name": .string($0.key)]] })
  }
}

/// A type, an ability or a category of items.
///
/// It has little more than its names.
struct StubTerm: PokedexNamed {
  let id: Int
  let name: String
  /// The names in English and Spanish.
  var words = ("", "")

  private static func numbered(_ names: String, from first: Int = 1) -> [StubTerm] {
    names.split(separator: " ").enumerated().map {
      StubTerm(id: first + $0, name: String($1))
    }
  }

  static let types =
    numbered(
      """
      normal fighting flying poison ground rock bug ghost steel fire water grass electric psychic \
      ice dragon dark fairy stellar
      """) + numbered("unknown shadow", from: 10_001)

  static let abilities = [
    StubTerm(id: 1, name: "keen-eye", words: ("Keen Eye", "Vista Lince")),
    StubTerm(id: 2, name: "lantern-light", words: ("Lantern Light", "Luz de Farol")),
    StubTerm(id: 3, name: "tail-wind", words: ("Tail Wind", "Viento de Popa")),
    StubTerm(id: 4, name: "deep-roots", words: ("Deep Roots", "Raíces Hondas")),
    StubTerm(id: 5, name: "storm-sense", words: ("Storm Sense", "Ojo al Temporal")),
  ]

  /// No item is in the category `unused`.
  static let categories = [
    (3, "medicine"), (7, "type-protection"), (10, "evolution"), (12, "held-items"),
    (20, "plot-advancement"), (23, "unused"), (27, "healing"), (33, "special-balls"),
    (34, "standard-balls"), (54, "lanterns"),
  ].map { StubTerm(id: $0, name: $1) }

  // MARK: - As PokeAPI writes them

  /// Returns a type with its Pokémon.
  func typeJSON(_ link: PokedexLink) -> StubJSON {
    let pokemon: [StubJSON] = StubPokemon.all.compactMap { pokemon in
      guard let place = pokemon.types.firstIndex(of: name) else { return nil }
      return ["pokemon": link.to(pokemon, "pokemon"), "slot": .integer(place + 1)]
    }
    return ["name": .string(name), "pokemon": .array(pokemon)]
  }

  func abilityJSON(_ link: PokedexLink) -> StubJSON {
    ["name": .string(name), "names": link.texts(["es": words.1, "en": words.0])]
  }

  /// Returns a category with its items.
  func categoryJSON(_ link: PokedexLink) -> StubJSON {
    let items = StubItem.all.filter { $0.category.id == id }.map { link.to($0, "item") }
    return ["name": .string(name), "items": .array(items)]
  }
}
