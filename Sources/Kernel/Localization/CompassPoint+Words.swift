import Domain

extension CompassPoint {
  /// The abbreviation: "NE", "SO".
  var words: Words {
    switch self {
    case .north: Words("N", context: "compass")
    case .northEast: Words("NE", context: "compass")
    case .east: Words("E", context: "compass")
    case .southEast: Words("SE", context: "compass")
    case .south: Words("S", context: "compass")
    case .southWest: Words("SW", context: "compass")
    case .west: Words("W", context: "compass")
    case .northWest: Words("NW", context: "compass")
    }
  }
}
