import Contracts
import TextUI

/// The look of each kind of a street map: the table that decides what is drawn how.
extension StreetKind {
  /// The ground of an area; `nil` for lines and points.
  var ground: TextStyle? {
    switch self {
    case .builtUp: .builtUp
    case .farmland, .grass: .field
    case .wood: .wood
    case .park: .park
    case .sand: .sand
    case .ice: .ice
    case .water: .water
    case .pedestrian: .paved
    case .building: .building
    default: nil
    }
  }

  /// The ink and the stroke of a line; `nil` for areas, points and names.
  var line: (ink: Ink, stroke: LineStroke)? {
    switch self {
    case .border: (.border, .solid)
    case .regionBorder: (.border, .dashed)
    case .ferry: (.river, .dashed)
    case .stream: (.river, .dotted)
    case .river: (.river, .solid)
    case .cableCar: (.rail, .dotted)
    case .path: (.path, .dotted)
    case .service: (.path, .solid)
    case .street: (.street, .solid)
    case .tram: (.rail, .dashed)
    case .rail: (.rail, .solid)
    case .tertiary, .secondary: (.road, .solid)
    case .primary, .trunk: (.road, .wide)
    case .runway, .motorway: (.motorway, .wide)
    default: nil
    }
  }

  /// The sign of a point; `nil` for a name without one.
  var sign: (ink: Ink, character: Character?)? {
    switch self {
    case .peak: (.road, "▲")
    case .station: (.rail, "■")
    case .airport, .pointOfInterest: (.town, nil)
    default: nil
    }
  }

  /// The style of a name.
  var nameStyle: TextStyle {
    switch self {
    case .streetName, .houseNumber: .street
    default: .town
    }
  }

  /// The order in which names get their room: the least number first.
  var namePriority: Int {
    switch self {
    case .country, .region: 0
    case .city, .town: 1
    case .village: 2
    case .suburb: 3
    case .waterName: 4
    case .airport: 5
    case .streetName: 6
    case .station, .peak: 7
    case .neighbourhood, .locality: 8
    case .pointOfInterest: 9
    default: 10
    }
  }
}
