import Domain
import Localization

extension Fact {
  /// The members this fact adds to an item's JSON; positions are two.
  ///
  /// Texts that come in several languages are told in one.
  func json(_ formats: Formats) -> [JSONValue.Member] {
    switch self {
    case .name(let name): [.init(name: "name", value: .string(name))]
    case .country(let code): [.init(name: "country", value: .string(code))]
    case .position(let position):
      [
        .init(name: "latitude", value: .number(position.latitude)),
        .init(name: "longitude", value: .number(position.longitude)),
      ]
    case .population(let population): [.init(name: "population", value: .integer(population))]
    case .timeZone(let zone): [.init(name: "timezone", value: .string(zone))]
    case .otherNames(let names):
      [
        .init(
          name: "otherNames",
          value: .array(formats.readableFirst(names).map(JSONValue.string)))
      ]
    case .picture(let link): [.init(name: "picture", value: .text(link?.text))]
    case .email(let email): [.init(name: "email", value: .string(email))]
    case .gender(let gender): [.init(name: "gender", value: .string(gender.rawValue))]
    case .age(let years): [.init(name: "age", value: .integer(years))]
    case .dateOfBirth(let date): [.init(name: "dateOfBirth", value: .string(date.iso))]
    case .nationality(let code): [.init(name: "nationality", value: .string(code))]
    case .phone(let number): [.init(name: "phone", value: .string(number))]
    case .cell(let number): [.init(name: "cell", value: .string(number))]
    case .street(let street): [.init(name: "street", value: .string(street))]
    case .locality(let name): [.init(name: "city", value: .string(name))]
    case .state(let name): [.init(name: "state", value: .string(name))]
    case .countryName(let name): [.init(name: "country", value: .string(name))]
    case .postcode(let code): [.init(name: "postcode", value: .string(code))]
    case .utcOffset(let minutes): [.init(name: "utcOffset", value: .integer(minutes))]
    case .number(let number): [.init(name: "number", value: .integer(number))]
    case .types(let types): [.init(name: "types", value: .array(types.map(JSONValue.string)))]
    case .height(let decimetres): [.init(name: "height", value: .count(decimetres))]
    case .weight(let hectograms): [.init(name: "weight", value: .count(hectograms))]
    case .abilities(let abilities):
      [.init(name: "abilities", value: .array(abilities.map(Self.json)))]
    case .stats(let stats): [.init(name: "stats", value: Self.json(stats))]
    case .sprite(let link): [.init(name: "sprite", value: .text(link?.text))]
    case .species(let text): [.init(name: "species", value: .text(formats.text(text)))]
    case .flavor(let text): [.init(name: "flavor", value: .text(formats.text(text)))]
    case .category(let name): [.init(name: "category", value: .text(name))]
    case .cost(let cost): [.init(name: "cost", value: .count(cost))]
    case .effect(let text): [.init(name: "effect", value: .text(text.flatMap(formats.text)))]
    case .section(let name): [.init(name: "section", value: .string(name))]
    case .byline(let byline): [.init(name: "byline", value: .string(byline))]
    case .published(let date): [.init(name: "published", value: .text(date?.iso))]
    case .abstract(let text): [.init(name: "abstract", value: .string(text))]
    case .link(let link): [.init(name: "url", value: .text(link?.text))]
    case .image(let link): [.init(name: "image", value: .text(link?.text))]
    case .places(let places): [.init(name: "places", value: .array(places.map(JSONValue.string)))]
    }
  }

  private static func json(_ ability: PokemonAbility) -> JSONValue {
    .object(["name": .string(ability.name), "hidden": .bool(ability.isHidden)])
  }

  private static func json(_ stats: [PokemonStat: Int]) -> JSONValue {
    .object(
      PokemonStat.allCases.compactMap { stat in
        stats[stat].map { JSONValue.Member(name: stat.rawValue, value: .integer($0)) }
      })
  }
}

extension JSONValue {
  /// A text that may not be known.
  fileprivate static func text(_ text: String?) -> JSONValue {
    text.map(JSONValue.string) ?? .null
  }

  /// A number that may not be known.
  fileprivate static func count(_ count: Int?) -> JSONValue {
    count.map(JSONValue.integer) ?? .null
  }
}
