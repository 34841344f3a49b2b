import Foundation
import NIOHTTP1

/// A group of answers that a fault can be set for.
package enum StubEndpoint: String, CaseIterable, Hashable, Sendable {
  /// The city list, `/cities.json`.
  case cities
  /// Pages of people, below `/people/`.
  case people
  /// The list of Pokémon and each of them.
  case pokemon
  /// Species, with names and texts in several languages.
  case species
  /// Abilities, with their names in several languages.
  case abilities
  /// The list of types and each type with its Pokémon.
  case types
  /// The list of items and each item.
  case items
  /// The list of item categories and each category with its items.
  case categories
  /// Most popular articles, below `/nyt/`.
  case articles
  /// Descriptions of places, `/wikipedia/w/api.php`.
  case wikipedia
  /// Sprites, portraits and photographs.
  case pictures
  /// Vector tiles and their description, below `/tiles/`.
  case tiles
  /// Dumps of places, below `/geonames/`.
  case geonames
}

/// A service that has its own first path segment, and needs nothing that the others need.
protocol PlainStubService: Sendable {
  /// The path segment, which is also the service's name in settings.
  static var name: String { get }

  /// - Parameter path: the path below the segment.
  static func answer(_ path: [String], _ request: StubRequest) -> StubAnswer
}

/// The answers at an address and below it.
///
/// `answer` gets the part of the path that is below.
typealias StubRoute = (
  path: [String], endpoint: StubEndpoint?, answer: @Sendable ([String], StubRequest) -> StubAnswer
)

/// The services: their routes, their faults, and the requests that arrived.
struct StubServices: Sendable {
  static let plain: [any PlainStubService.Type] = [EncyclopediaService.self, DumpService.self]

  let state = StubState()
  private let routes: [StubRoute]

  /// - Parameters:
  ///   - key: the key that articles are asked for with.
  ///   - cityCount: the number of good rows in the list of cities.
  ///   - today: the day that dates are counted back from.
  init(key: String = "stub-key", cityCount: Int = 400, today: Date = Date()) {
    let cities = StubCityList.answer(cityCount)
    let routes: [StubRoute] = [
      (["cities.json"], .cities, { path, _ in path.isEmpty ? cities : .notFound }),
      (["people"], .people, PeopleService.answer),
      PokedexService.route("pokemon", .pokemon, StubPokemon.all) { $0.json($1) },
      PokedexService.route("pokemon-species", .species, StubPokemon.species) { $0.speciesJSON($1) },
      PokedexService.route("evolution-chain", .species, StubPokemon.families) {
        $0.familyJSON($1)
      },
      PokedexService.route("ability", .abilities, StubTerm.abilities) { $0.abilityJSON($1) },
      PokedexService.route("type", .types, StubTerm.types) { $0.typeJSON($1) },
      PokedexService.route("item", .items, StubItem.all) { $0.json($1) },
      PokedexService.route("item-category", .categories, StubTerm.categories) {
        $0.categoryJSON($1)
      },
      (["nyt"], .articles, { ArticleService.answer($0, $1, key: key, today: today) }),
      (["read"], nil, { path, _ in ArticleService.page(path) }),
      (["pictures"], .pictures, { path, _ in PictureService.answer(path) }),
      (["tiles"], .tiles, StreetService.answer),
    ]
    self.routes =
      routes + Self.plain.map { ([$0.name], StubEndpoint(rawValue: $0.name), $0.answer) }
  }

  /// Answers a request: the controls come first, then faults, then the services.
  func reply(to head: HTTPRequestHead, _ body: String = "") -> StubReply {
    var request = StubRequest(head)
    if let control = state.control(request, body) { return control.reply() }
    let route = routes.first { request.segments.starts(with: $0.path) }
    request.endpoint = route?.endpoint
    let fault = state.note(request)
    guard request.method == "GET" else {
      return StubAnswer.text("Method Not Allowed", status: 405).reply()
    }
    guard let route else { return StubAnswer.notFound.reply() }
    let answer = route.answer(Array(request.segments.dropFirst(route.path.count)), request)
    guard let fault, let endpoint = request.endpoint else { return answer.reply(to: request) }
    return FaultyAnswer(endpoint: endpoint, request: request, answer: answer).reply(fault)
  }
}
