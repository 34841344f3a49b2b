/// A service that has its own first path segment, and nothing that the others need.
protocol PlainStubService: Sendable {
  /// The segment, and the service's name in settings.
  static var name: String { get }

  /// - Parameter path: below the segment.
  static func answer(_ path: [String], _ address: StubAddress) -> StubAnswer
}

/// The services, each below its own first path segment.
struct StubServices: Sendable {
  static let plain: [any PlainStubService.Type] = [EncyclopediaService.self]

  let key: String
  let cities: CityList
  let day: StubDay

  static func endpoint(of segments: [String]) -> StubEndpoint? {
    switch segments.first {
    case "cities.json", "cities-dev.json": .cities
    case "people": .people
    case "pokeapi":
      switch segments.dropFirst(2).first {
      case "pokemon": .pokemon
      case "pokemon-species": .species
      case "ability": .abilities
      case "type": .types
      case "item": .items
      case "item-category": .categories
      default: nil
      }
    case "nyt": .articles
    case "wikipedia": .wikipedia
    case "pictures": .pictures
    default: nil
    }
  }

  func answer(_ address: StubAddress) -> StubAnswer {
    let rest = Array(address.segments.dropFirst())
    switch address.segments.first {
    case "cities.json" where rest.isEmpty: return cities.answer
    case "cities-dev.json" where rest.isEmpty: return cities.developmentAnswer
    case "people" where rest.isEmpty || rest == ["api"]: return PeopleService.answer(address)
    case "pokeapi" where rest.first == "v2":
      return PokedexService(base: address.base).answer(Array(rest.dropFirst()), address)
    case "nyt": return ArticleService(key: key, day: day).answer(rest, address)
    case "pictures": return PictureService.answer(rest)
    case "read": return ArticleService.page(rest)
    case let name:
      let service = Self.plain.first { $0.name == name }
      return service?.answer(rest, address) ?? .notFound
    }
  }
}
