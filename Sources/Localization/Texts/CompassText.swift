/// The compass points, abbreviated.
package enum CompassText: TextKey {
  case north, northEast, east, southEast, south, southWest, west, northWest

  package static let english: [CompassText: String] = [
    .north: "N", .northEast: "NE", .east: "E", .southEast: "SE",
    .south: "S", .southWest: "SW", .west: "W", .northWest: "NW",
  ]

  package static let spanish: [CompassText: String] = [
    .north: "N", .northEast: "NE", .east: "E", .southEast: "SE",
    .south: "S", .southWest: "SO", .west: "O", .northWest: "NO",
  ]
}
