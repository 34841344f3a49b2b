package import Domain

/// Points that come one after another, of which the last ones are kept.
package protocol PointFeed: Sendable {
  /// What is kept, the newest last; its report is of all that came.
  var latest: PointSet { get }

  /// Waits until more has come: the same as `latest` then.
  ///
  /// It answers some 20 times a second at most, however fast points come.
  ///
  /// - Returns: nil at the end.
  /// - Throws: `unreadable`.
  func next() async throws(DataError) -> PointSet?
}
