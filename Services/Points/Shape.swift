import Catalog
import Domain

/// What a file has in one piece: points, lines or areas that share a name and properties.
struct Shape: Sendable {
  var name = ""
  var properties: [PointProperty] = []
  var points: [Coordinate] = []
  var lines: [[Coordinate]] = []
  /// The rings of areas; those within others are holes.
  var rings: [[Coordinate]] = []
}
