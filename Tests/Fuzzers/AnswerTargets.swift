import Contracts
import Decoding
import Domain
import FoundationEssentials
import Geo
import JSON

@testable import Articles
@testable import Cities
@testable import Clocks
@testable import Localization
@testable import People
@testable import Pokedex
@testable import Remote
@testable import Tiles
@testable import Wikipedia

extension FuzzTarget {
  /// The answers of services.
  static let answers = [
    answer("people", PeopleAnswer.self, of: People.service, Self.person) { answer in
      check(answer.people)
      for person in answer.people { precondition(!person.id.contains(where: \.isWhitespace)) }
    },
    answer("articles", ArticlesAnswer.self, of: Articles.service, Self.article) {
      check($0.articles)
    },
    answer("pokemon", PokemonAnswer.self, of: PokeAPI.service, Self.pokemon),
    answer("species", SpeciesAnswer.self, of: PokeAPI.service, Self.species),
    answer("evolutions", EvolutionAnswer.self, of: PokeAPI.service, Self.family),
    answer("item", ItemAnswer.self, of: PokeAPI.service, Self.item),
    answer("resources", ResourceList.self, of: PokeAPI.service, Self.resources),
    answer("wikipedia", WikipediaAnswer.self, of: WikipediaDescriptions.service, Self.encyclopedia)
    { answer in
      for (_, description) in answer.pages.descriptions(of: "Ancud", in: "en") {
        precondition((1...Introduction.limit).contains(description.text.count))
      }
    },
    FuzzTarget("tilejson", seeds: [Array(tileJSON.utf8)]) { bytes in
      let set: TileSet
      do throws(TileProblem) {
        set = try TileJSON.read(bytes, from: "https://x.org/a/b.json?c", source: "x.org")
      } catch {
        return
      }
      precondition(set.zooms.lowerBound >= 0 && set.zooms.upperBound <= TileID.deepest)
      precondition(set.bounds.minX < set.bounds.maxX && set.bounds.minY < set.bounds.maxY)
      precondition(set.attribution.count <= 300 && !set.attribution.contains("\n"))
      precondition((1...8).contains(set.templates.count))
    },
    FuzzTarget("positions", seeds: positions) { bytes in
      guard let reading = PositionReader.read(String(decoding: bytes, as: UTF8.self)) else {
        return
      }
      if case .short(let code, _) = reading {
        for place in [(90.0, 180.0), (-90, -180), (0, 0)] {
          _ = code.position(near: Coordinate(wrappingLatitude: place.0, longitude: place.1))
        }
      }
      guard let found = reading.position else { return }
      // A position that is written in each grid is read again.
      precondition(PositionReader.coordinate(PlusCode.code(of: found.coordinate)) != nil)
      if let grid = UTM(found.coordinate) {
        precondition(PositionReader.coordinate(grid.text) != nil)
      }
      if let reference = MGRS.reference(of: found.coordinate) {
        precondition(PositionReader.coordinate(reference) != nil)
      }
    },
    FuzzTarget("time-zone", seeds: [timeZone]) { bytes in
      guard let rule = TimeZoneFile.rule(bytes) else { return }
      for moment in [-100_000_000_000, 0, 1_780_000_000, 100_000_000_000] {
        // A week and a day: what a rule may say, and what a change may.
        precondition((-700_000...700_000).contains(rule.offset(at: moment)))
      }
    },
    // The program's own table is sound; a broken one must not be worse than a missing one.
    FuzzTarget("messages", seeds: [translations]) { bytes in
      bytes.withUnsafeBytes { bytes in
        guard let table = MessageTable(bytes) else { return }
        for code in table.languages.prefix(4) {
          for english in ["", "Yes", "{0} city"] {
            _ = table.translation(of: english, in: code)
            _ = table.translation(of: english, context: "verb", count: 3, in: code)
          }
        }
      }
    },
    FuzzTarget("plural-rule", seeds: pluralRules) { bytes in
      let rule = PluralRule(bytes, forms: 6)
      for count in [0, 1, 2, 5, 11, 1_000_000] {
        precondition((0..<6).contains(rule.form(of: count) ?? 0))
      }
    },
    // Not read by JSONDecoder: 200,000 rows have a tokenizer of their own.
    FuzzTarget("cities", seeds: [Array(Self.cityList.utf8)]) { bytes in
      wait {
        guard let list = try? await CityList.read(bytes) else { return }
        check(list.cities)
        precondition(Set(list.cities.map(\.number)).count == list.cities.count)
      }
    },
    FuzzTarget("stored-row", seeds: [Array(Self.storedRow.utf8)]) { bytes in
      guard let node = JSONReader.node(bytes[...]),
        let person = try? node.decoded(as: Person.self),
        let known = try? JSONDecoder().decode(Person.self, from: Data(bytes))
      else { return }
      precondition(person == known)
    },
    FuzzTarget("head", seeds: [Array(Self.head.utf8)]) { bytes in
      var reader = ResponseReader()
      for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        guard (line + [UInt8(ascii: "\n")]).withUnsafeBytes({ reader.take($0) }) else { break }
      }
      let fields = reader.head?.fields ?? []
      precondition(fields.count <= ResponseReader.limit)
      for field in fields {
        precondition(!field.name.isEmpty && !field.name.contains(where: \.isWhitespace))
        precondition(HTTPField.isValue(field.value))
      }
    },
  ]

  /// One of each notation.
  private static let positions = [
    "41.3874,2.1686", "41,3874 2,1686", "41°23′15″N 2°10′07″O", "geo:41.38,2.17;u=35?z=12",
    "8FH495QF+29", "95QF+29 Place", "31T 430533 4581968", "31TDF3053381968", "(41.3, 2.1, 12z)",
    "SRID=4326;POINT Z (2.1 41.3 5)", "+41.3874+002.1686/", "404246N0740021W",
    "lat: 41.38, lng=2.17", "https://www.google.com/maps/place/A/@41.3,2.1,15z/data=!3d41.4!4d2.2",
    "https://maps.google.com/?q=41%C2%B023'N+2%C2%B010'E", "https://x.test/#map=12/41.3/2.1",
    "https://www.bing.com/maps?cp=41.3~2.1&lvl=12", "https://wego.here.com/?map=41.3,2.1,12",
  ].map { Array($0.utf8) }

  /// A table with one language, and "Sí" for "Yes".
  private static let translations: [UInt8] = {
    let numbers: [UInt8] = [1, 1, 58, 60, 61, 1, 44, 52, 55, 55, 58]
    let texts = "YesS\u{ED}es0"
    return Array("messages".utf8) + numbers.flatMap { [$0, 0, 0, 0] } + Array(texts.utf8)
  }()

  private static let pluralRules = [
    "n != 1",
    "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5",
    "n%10==1 && n%100!=11 || !(n<3) ? 18446744073709551615/(n-1) : 2*n+1",
  ].map { Array($0.utf8) }

  private static let storedRow = #"""
    {"id":"0f8e2a66","firstName":"Nora","lastName":"Vik \ud83d\udca7","age":36,"gender":"female",
    "coordinate":{"latitude":67.28,"longitude":1.44e1},"street":null,"utcOffset":-60.0,
    "dateOfBirth":{"year":1990,"month":2,"day":3},"picture":"https:\/\/example.invalid\/l.jpg"}
    """#

  private static let head = """
    HTTP/1.1 103 Early Hints\r
    Link: </a>\r
    \r
    HTTP/1.1 200 OK\r
    Content-Type: application/json\r
    ETag: "a"\r
     b\r
    \r
    Trailer: c\r

    """

  private static func answer<Answer: Decodable & Sendable>(
    _ name: String, _ type: Answer.Type, of service: RemoteService, _ seed: String,
    check: @escaping @Sendable (Answer) -> Void = { _ in }
  ) -> FuzzTarget {
    FuzzTarget(name, seeds: [Array(seed.utf8)]) { bytes in
      wait {
        if let answer = try? await AnswerDecoder.value(type, from: bytes, of: service) {
          check(answer)
        }
      }
    }
  }

  /// What every entity promises, whatever its service sent.
  private static func check(_ entities: [some Entity & Summarizable & Describable]) {
    for entity in entities {
      precondition(!entity.id.isEmpty)
      precondition(!entity.summary.title.isEmpty)
      _ = entity.facts
    }
  }

  private static let person = #"""
    {"results":[{"gender":"female","name":{"title":"Ms","first":"Nora","last":"Vik"},"location":{
    "street":{"number":7,"name":"Kaia"},"city":"Bodø","state":"Nordland","country":"Norway",
    "postcode":8003,"coordinates":{"latitude":"67.28","longitude":"14.40"},"timezone":{
    "offset":"+1:00","description":"Oslo"}},"email":"nora@example.invalid","login":{
    "uuid":"0f8e2a66-1c1d-4a55-9a9b-2a3c4d5e6f70"},"dob":{"date":"1990-02-03T04:05:06.789Z",
    "age":36},"phone":"1","cell":"2","picture":{"large":"https://example.invalid/l.jpg",
    "medium":"https://example.invalid/m.jpg","thumbnail":"https://example.invalid/t.jpg"},
    "nat":"NO"}],"info":{"seed":"a","results":1,"page":1,"version":"1.4"}}
    """#
  private static let article = #"""
    {"status":"OK","num_results":1,"results":[{"uri":"nyt://article/1","url":
    "https://example.invalid/a.html","id":100000001,"published_date":"2026-10-02","section":
    "World","byline":"By Ann Lee","title":"Harbor","abstract":"Of ships.","geo_facet":["Chile"],
    "media":[{"type":"image","caption":"A harbor","media-metadata":[{"url":
    "https://example.invalid/a.jpg","height":75,"width":75}]}]}]}
    """#
  private static let pokemon = #"""
    {"id":2001,"name":"leafling","height":7,"weight":69,"types":[{"slot":1,"type":{"name":"grass",
    "url":"https://example.invalid/type/12/"}}],"abilities":[{"ability":{"name":"overgrow"},
    "is_hidden":false}],"stats":[{"base_stat":45,"stat":{"name":"hp"}}],"sprites":{
    "front_default":"https://example.invalid/1.png","other":{"official-artwork":{"front_default":
    "https://example.invalid/1.png"}}},"species":{"name":"leafling","url":
    "https://example.invalid/pokemon-species/2001/"}}
    """#
  private static let species = #"""
    {"id":2001,"name":"leafling","names":[{"name":"Leafling","language":{"name":"en"}}],
    "genera":[{"genus":"Seed","language":{"name":"en"}}],"flavor_text_entries":[{"flavor_text":
    "A leaf\fon its\nhead.","language":{"name":"en"},"version":{"name":"red"}}],
    "evolves_from_species":{"name":"seedling","url":"https://example.invalid/pokemon-species/2/"}}
    """#
  private static let family = #"""
    {"chain":{"species":{"name":"seedling"},"evolution_details":[],"evolves_to":[{"species":{"name":
    "leafling"},"evolution_details":[{"trigger":{"name":"level-up"},"min_happiness":160,"time_of_day":
    "night"}],"evolves_to":[{"species":{"name":"treeling"},"evolution_details":[{"trigger":{"name":
    "trade"},"held_item":{"name":"brass-lens"}}],"evolves_to":[]}]}]}}
    """#
  private static let item = #"""
    {"id":3001,"name":"leaf-cake","cost":200,"category":{"name":"medicine"},"names":[{"name":
    "Leaf cake","language":{"name":"en"}}],"effect_entries":[{"effect":"Heals.","short_effect":
    "Heals.","language":{"name":"en"}}],"sprites":{"default":"https://example.invalid/3.png"}}
    """#
  private static let resources = #"""
    {"count":2,"next":null,"previous":null,"results":[{"name":"leafling","url":
    "https://example.invalid/pokemon/2001/"},{"name":"twigling","url":
    "https://example.invalid/pokemon/2002/"}]}
    """#
  private static let encyclopedia = #"""
    {"batchcomplete":true,"continue":{"excontinue":1},"query":{"redirects":[{"from":"Ancud",
    "to":"Ancud, Chile"}],"pages":[{"pageid":1,"ns":0,"title":"Ancud","extract":
    "Ancud is a city.","coordinates":[{"lat":-41.86,"lon":-73.82,"primary":true,"globe":
    "earth"}],"pageprops":{"wikibase_item":"Q1"},"fullurl":"https://example.invalid/Ancud"}]}}
    """#
  private static let cityList = #"""
    [{"country":"UA","name":"Hurzuf","_id":707860,"coord":{"lon":34.283333,"lat":44.549999}},
    {"country":"NP","name":"Gorkh\u0101","_id":1283378,"coord":{"lon":84.633331,"lat":2.8e1}}]
    """#

  /// A zone with two changes and a rule of summer time.
  private static let tileJSON = #"""
    {"tilejson":"3.0.0","scheme":"tms","tiles":["{z}/{x}/{y}.pbf","https://y.org/{z}/{x}/{y}"],
     "minzoom":0,"maxzoom":14,"bounds":[-10.5,-20,30,40],"format":"pbf",
     "attribution":"<a href=\"https://x.org\">&copy; X</a>, &#169; &#xA9; Y"}
    """#

  private static let timeZone: [UInt8] = {
    func header(_ changes: UInt8) -> [UInt8] {
      Array("TZif2".utf8) + Array(repeating: 0, count: 15 + 12) + [0, 0, 0, changes, 0, 0, 0, 2]
        + [0, 0, 0, 4]
    }
    let types: [UInt8] = [0, 0, 14, 16, 0, 0, 0, 0, 28, 32, 1, 0] + Array("AAA\u{0}".utf8)
    let moments =
      Array(repeating: UInt8(0), count: 7) + [9] + Array(repeating: 0, count: 6) + [9, 9]
    return header(0) + types + header(2) + moments + [1, 0] + types
      + Array("\n<+01>-1<+02>,M3.5.0/2,M10.5.0/3\n".utf8)
  }()
}
