import Contracts
import Domain

extension StreetKind {
  /// The word for a thing of this kind.
  var words: Words {
    switch self {
    case .builtUp: Words("built-up area", context: "map")
    case .farmland: Words("fields", context: "map")
    case .grass: Words("grass", context: "map")
    case .wood: Words("wood", context: "map")
    case .sand: Words("sand", context: "map")
    case .ice: Words("ice", context: "map")
    case .park: Words("park", context: "map")
    case .water, .waterName: Words("water", context: "map")
    case .pedestrian: Words("square", context: "map")
    case .building: Words("building", context: "map")
    case .regionBorder, .border: Words("border", context: "map")
    case .ferry: Words("ferry", context: "map")
    case .stream: Words("stream", context: "map")
    case .river: Words("river", context: "map")
    case .cableCar: Words("cable car", context: "map")
    case .path: Words("path", context: "map")
    case .runway: Words("runway", context: "map")
    case .tram: Words("tram", context: "map")
    case .rail: Words("railway", context: "map")
    case .motorway: Words("motorway", context: "map")
    case .service, .street, .tertiary, .secondary, .primary, .trunk, .streetName:
      Words("street", context: "map")
    case .country: Words("country", context: "map")
    case .region: Words("region", context: "map")
    case .city, .town: Words("town", context: "map")
    case .village: Words("village", context: "map")
    case .suburb, .neighbourhood: Words("quarter", context: "map")
    case .locality: Words("place", context: "map")
    case .peak: Words("peak", context: "map")
    case .station: Words("station", context: "map")
    case .airport: Words("airport", context: "map")
    case .pointOfInterest: Words("point of interest", context: "map")
    case .houseNumber: Words("house number", context: "map")
    }
  }
}

extension StreetAxis {
  /// The two directions in which a street runs.
  var words: Words {
    switch self {
    case .northSouth: Words("north–south")
    case .northEastSouthWest: Words("northeast–southwest")
    case .eastWest: Words("east–west")
    case .northWestSouthEast: Words("northwest–southeast")
    }
  }
}
