/// What PokeAPI lists: by id or by name.
protocol PokedexNamed: Sendable {
  var id: Int { get }
  var name: String { get }
}

/// Speaks like PokeAPI, version 2.
enum PokedexService {
  /// A kind of resource: the list of all, and each.
  static func route<Value: PokedexNamed>(
    _ resource: String, _ endpoint: StubEndpoint, _ values: [Value],
    _ json: @escaping @Sendable (Value, PokedexLink) -> StubJSON
  ) -> StubRoute {
    (
      ["pokeapi", "v2", resource], endpoint,
      { path, request in
        guard let name = path.first else { return list(values, resource, request) }
        guard path.count == 1,
          let found = values.first(where: { String($0.id) == name || $0.name == name })
        else { return .notFound }
        return .json(json(found, PokedexLink(base: request.base)))
      }
    )
  }

  /// `limit` (20) and `offset` (0); `next` and `previous` lead on.
  private static func list(
    _ values: [some PokedexNamed], _ resource: String, _ request: StubRequest
  ) -> StubAnswer {
    let limit = max(1, request.number("limit") ?? 20)
    let offset = min(max(0, request.number("offset") ?? 0), values.count)
    let link = PokedexLink(base: request.base)
    func page(_ offset: Int) -> StubJSON {
      "\(link.base)/pokeapi/v2/\(resource)?offset=\(offset)&limit=\(limit)"
    }
    let rows = values.dropFirst(offset).prefix(limit)
    return .json([
      "count": .integer(values.count),
      "next": limit < values.count - offset ? page(offset + limit) : .null,
      "previous": offset > 0 ? page(max(0, offset - limit)) : .null,
      "results": .array(rows.map { link.named($0.name, resource, $0.id) }),
    ])
  }
}

/// Writes references to other resources, `{"name": …, "url": …}`.
struct PokedexLink: Sendable {
  /// Older answers begin links with the path alone.
  let base: String

  func named(_ name: String, _ resource: String, _ id: Int) -> StubJSON {
    ["name": .string(name), "url": "\(base)/pokeapi/v2/\(resource)/\(id)/"]
  }

  /// Ids of languages as PokeAPI numbers them.
  func language(_ code: String) -> StubJSON {
    named(code, "language", Self.languages[code.lowercased()] ?? 99)
  }

  /// Texts by language, each an object with the text under a key.
  func texts(_ texts: KeyValuePairs<String, String>, as key: String = "name") -> StubJSON {
    .array(texts.map { [key: .string($0.value), "language": language($0.key)] })
  }

  /// Odd numbers answer as before the codes of languages changed.
  func kana(_ id: Int) -> String { id % 2 == 1 ? "ja-Hrkt" : "ja-hrkt" }

  private static let languages = [
    "ja-hrkt": 1, "ja-roma": 2, "ko": 3, "zh-hant": 4, "fr": 5, "de": 6, "es": 7, "it": 8, "en": 9,
    "ja": 11, "zh-hans": 12, "es-419": 15,
  ]
}
