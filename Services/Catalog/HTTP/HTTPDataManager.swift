package import Domain

/// The connection to the services.
///
/// It knows their addresses and the key: endpoints name neither. Attempts are repeated where that
/// can help; a cancelled call ends at once.
package protocol HTTPDataManager: Sendable {
  /// Gives an answer whole.
  ///
  /// - Parameters:
  ///   - endpoint: what is asked.
  ///   - validators: those of what is held; with them the answer may be `notModified`.
  /// - Throws: `service`. A status that is a failure is `status`, 404 included.
  func get(
    _ endpoint: Endpoint, unless validators: Validators
  ) async throws(DataError) -> HTTPAnswer

  /// Gives the body of an answer piece by piece, as it arrives, unpacked.
  ///
  /// A broken connection is not taken up again, because pieces are gone by then.
  /// - Parameters:
  ///   - endpoint: what is asked.
  ///   - validators: those of what is held.
  ///   - consume: may throw; the connection is then closed and the error passed on.
  /// - Returns: the answer's validators; nil for 304.
  /// - Throws: `service`, and what `consume` throws.
  func stream(
    _ endpoint: Endpoint, unless validators: Validators,
    _ consume: @escaping @Sendable ([UInt8]) async throws(DataError) -> Void
  ) async throws(DataError) -> Validators?
}

/// What a service answered: a body, or that the one held is still right.
package enum HTTPAnswer: Hashable, Sendable {
  /// 304
  case notModified
  case body([UInt8], Validators)
}
