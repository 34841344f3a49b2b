/// The things of a street map that are drawn or named, in one vocabulary for the schemas of all
/// services.
package enum StreetKind: UInt8, CaseIterable, Hashable, Sendable {
  // Areas, in the order in which they are painted: later ones lie over earlier ones.
  case farmland
  /// Where people live and work: residential, industrial and commercial land.
  case builtUp
  case grass, wood, sand, ice, park
  case water
  /// A square or a street that is drawn as an area.
  case pedestrian
  case building

  // Lines, in the order in which they are painted.
  /// The border of a region inside a country.
  case regionBorder
  case border
  case ferry
  /// A ditch, a drain or a stream.
  case stream
  case river
  case cableCar
  /// A way for walkers or riders: footways, steps, cycleways, tracks.
  case path
  /// A way to a house, a car park or a field.
  case service
  case runway
  /// A street where people live, or one without a class.
  case street
  case tram, rail
  case tertiary, secondary, primary, trunk, motorway

  // Points, the most important first.
  case country, region, city, town, village, suburb, neighbourhood, locality
  case peak, station, airport
  /// The name of a sea, a lake or a bay.
  case waterName
  /// The name of a street, on its line: schemas have it apart from the line that is drawn.
  case streetName
  case pointOfInterest
  case houseNumber

  /// The shapes that a kind can have.
  package enum Shape: Hashable, Sendable { case area, line, point }

  /// The shape in which it is drawn; a `streetName` is a line that is not.
  package var shape: Shape {
    if self < .regionBorder { return .area }
    return self < .country ? .line : .point
  }

  /// The zoom of the view from which it is shown.
  ///
  /// A reader leaves out what is shown later, so that a tile of a city, which has thousands of house
  /// numbers, is read in a few milliseconds.
  package var leastZoom: Double {
    switch self {
    case .builtUp, .wood, .grass, .sand, .ice, .water, .river, .border, .motorway, .trunk, .country,
      .region, .city, .town:
      0
    case .farmland, .park, .primary, .rail, .regionBorder, .ferry, .airport, .village, .waterName: 9
    case .secondary, .peak, .suburb: 11
    case .tertiary, .runway, .stream, .streetName, .station: 12
    case .street, .tram, .cableCar, .neighbourhood, .locality, .pedestrian: 13
    case .service, .path: 14
    case .building, .pointOfInterest: 15
    case .houseNumber: 17
    }
  }
}

extension StreetKind: Comparable {
  package static func < (one: StreetKind, other: StreetKind) -> Bool {
    one.rawValue < other.rawValue
  }
}
