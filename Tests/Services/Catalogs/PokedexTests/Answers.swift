import ContractMocks
import Contracts
import Domain
import Foundation
import TestSupport

@testable import Pokedex

/// Answers of a PokeAPI that has two Pokémon of its own in addition to the known ones.
enum Answers {
  static func body(_ text: String, etag: String? = nil) -> HTTPAnswer {
    .body(Array(text.utf8), Validators(etag: etag))
  }

  /// A service that answers once with each of these, or with another answer.
  static func http(
    _ bodies: [Endpoint: String], _ others: [Endpoint: MockHTTPDataManager.Answer] = [:]
  ) -> MockHTTPDataManager {
    let answers = bodies.mapValues { MockHTTPDataManager.Answer.success(body($0)) }
    return MockHTTPDataManager(answers.merging(others) { _, other in other }.mapValues { [$0] })
  }

  static func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  static func list(_ kind: String, _ entries: (String, Int)...) -> String {
    let results = entries.map { resource($0, kind, $1) }.joined(separator: ",")
    return #"{"count":\#(entries.count),"next":null,"previous":null,"results":[\#(results)]}"#
  }

  static func resource(_ name: String, _ kind: String, _ id: Int) -> String {
    #"{"name":"\#(name)","url":"https://example.invalid/api/v2/\#(kind)/\#(id)/"}"#
  }

  static func type(_ members: (String, Int, slot: Int)...) -> String {
    let pokemon = members.map {
      #"{"pokemon":\#(resource($0, "pokemon", $1)),"slot":\#($2)}"#
    }
    return #"{"id":1,"name":"x","pokemon":[\#(pokemon.joined(separator: ","))]}"#
  }

  static func category(_ items: (String, Int)...) -> String {
    let items = items.map { resource($0, "item", $1) }.joined(separator: ",")
    return #"{"id":1,"name":"x","items":[\#(items)]}"#
  }

  static let speciesOfFamily = #"""
    {"name": "leafling", "evolution_chain": {"url": "/api/v2/evolution-chain/900/"}}
    """#

  /// Three generations, with what may be missing or of another kind.
  static let family = #"""
    {"chain": {"species": {"name": "seedling"}, "evolution_details": [], "evolves_to": [
      {"species": {"name": "leafling"}, "evolution_details": [
        {"trigger": {"name": "level-up"}, "min_happiness": 160, "time_of_day": "night"},
        {"trigger": {"name": "trade"}}
      ], "evolves_to": [
        {"species": {"name": "treeling"}, "evolution_details": [
          {"trigger": {"name": "trade"}, "held_item": {"name": "brass-lens"}, "time_of_day": ""}]},
        {"species": null}, 7,
        {"species": {"name": "logling"}, "evolution_details": null, "evolves_to": null}
      ]}
    ]}}
    """#

  /// A form no game has, with all the service says of one.
  static let leafling = """
    {
      "id": 2001, "name": "leafling", "height": 4, "weight": 31, "base_experience": null,
      "order": -1, "is_default": true, "moves": [{"move": {"name": "rest"}}],
      "species": {"name": "leafling", "url": "/api/v2/pokemon-species/2001/"},
      "types": [
        {"slot": 1, "type": {"name": "grass", "url": "/api/v2/type/12/"}},
        {"slot": 2, "type": {"name": "ghost", "url": "/api/v2/type/8/"}}
      ],
      "abilities": [
        {"ability": {"name": "leaf-guard", "url": "/api/v2/ability/102/"}, "is_hidden": false},
        {"ability": null, "is_hidden": true, "slot": 2},
        {"ability": {"name": "cursed-body", "url": "/api/v2/ability/130/"}, "is_hidden": true}
      ],
      "stats": [
        {"base_stat": 41, "effort": 0, "stat": {"name": "hp", "url": "/api/v2/stat/1/"}},
        {"base_stat": 0, "effort": 0, "stat": {"name": "attack", "url": "/api/v2/stat/2/"}},
        {"base_stat": 77, "effort": 1, "stat": {"name": "special-attack"}},
        {"base_stat": 12, "effort": 1, "stat": {"name": "luck"}}
      ],
      "sprites": {
        "back_default": null, "front_default": "https://example.invalid/2001.png",
        "other": {"home": {"front_default": "https://example.invalid/home.png"}}
      }
    }
    """

  static let species = """
    {
      "id": 2001, "name": "leafling",
      "genera": [
        {"genus": "葉ポケモン", "language": {"name": "ja-Hrkt"}},
        {"genus": "Pokémon Hojita", "language": {"name": "ES"}},
        {"genus": "Leaflet Pokémon", "language": {"name": "en"}}
      ],
      "flavor_text_entries": [
        {"flavor_text": "An old\\nPOKé\u{AD}\\nMON.", "language": {"name": "en"}},
        {"flavor_text": "Vive en\\nlas ramas.", "language": {"name": "es-419"}},
        {"flavor_text": "It sleeps\\fin trees.", "language": {"name": "en"}}
      ]
    }
    """

  static let leafGuard = """
    {
      "id": 102, "name": "leaf-guard",
      "names": [
        {"name": "リーフガード", "language": {"name": "ja"}},
        {"name": "Defensa Hoja", "language": {"name": "es"}},
        {"name": "Leaf Guard", "language": {"name": "en"}}
      ]
    }
    """

  static let item = """
    {
      "id": 3001, "name": "leaf-cake", "category": {"name": "baking", "url": "/item-category/9/"},
      "cost": 350,
      "names": [
        {"name": "Tarta de Hojas", "language": {"name": "es"}},
        {"name": "Leaf Cake!", "language": {"name": "en"}}
      ],
      "effect_entries": [
        {"effect": "Used on a friend\\n:   Cures it.", "short_effect": "Cures a friend.",
          "language": {"name": "en"}}
      ],
      "flavor_text_entries": [
        {"text": "Una tarta.", "language": {"name": "es"}, "version_group": {"name": "x"}},
        {"text": "Una buena\\ntarta.", "language": {"name": "es"}}
      ],
      "sprites": {"default": "https://example.invalid/leaf-cake.png"}
    }
    """
}

/// Keeps the progress it gets.
struct RecordedProgress: Domain.ProgressReporting {
  private let told = Recorder<FetchProgress>()

  /// The numbers of requests done and of all requests, each time.
  var steps: [[Int?]] { told.all.map { [$0.done, $0.total] } }

  var isOfRequestsToPokeAPI: Bool {
    told.all.allSatisfy { $0.service == .pokeapi && $0.unit == .requests }
  }

  func report(_ progress: FetchProgress) { told.record(progress) }
}

extension CatalogResources {
  /// Makes a data manager at the time 77.
  static func mock(
    _ http: any HTTPDataManager, _ progress: any Domain.ProgressReporting = NoProgress()
  ) -> CatalogResources {
    CatalogResources(
      http: http, cache: InMemoryCacheDataManager(), progress: progress, clock: { 77 })
  }
}
