import Domain

extension Fact {
  /// The members this fact adds to an item's JSON; positions are two.
  var json: [JSONValue.Member] {
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
    }
  }
}
