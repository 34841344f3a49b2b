package import Domain

/// A state people know a city by.
package struct AmericanState: Hashable, Sendable {
  package let name: String
  /// Folded.
  package let abbreviations: [String]
  /// About the middle of its cities.
  package let middle: Coordinate
}
