import Domain

/// Finds out what a map is about: an entity of some catalog, or a bare position.
protocol MapSubjectSource: Sendable {
  /// - Throws: `notFound`.
  func place() async throws(DataError) -> (label: MapPin.Label, coordinate: Coordinate)
}
