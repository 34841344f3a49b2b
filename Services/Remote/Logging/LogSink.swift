package import Domain

/// Where a log goes.
package protocol LogSink: Sendable {
  /// Writes whole lines, safe to be shown.
  /// - Throws: `unwritable`.
  func write(_ lines: [String]) throws(DataError)
}
