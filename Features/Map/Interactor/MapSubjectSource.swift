import Domain

/// Finds out what a map is about.
protocol MapSubjectSource: Sendable {
  /// - Throws: `notFound`, and what the catalog or the favorites throw.
  func topic() async throws(DataError) -> MapSurvey.Topic
}
