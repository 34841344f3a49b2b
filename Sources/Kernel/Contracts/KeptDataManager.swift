package import Domain

/// Keeps data for the favorites, so that they can be read without the cache and without a service.
package protocol KeptDataManager: Sendable {
  /// Keeps all data that are held of some entities now. They replace the data kept of these before.
  ///
  /// An entity that this machine holds no data of is passed over: data kept of it before stay.
  /// - Throws: `unwritable`, `malformed`.
  func keep(_ references: [Reference]) async throws(DataError)

  /// Returns the entities that it keeps data of, as far as it can tell.
  func references() async -> Set<Reference>

  /// Deletes the data kept of some entities from its file, for good.
  func forget(_ references: [Reference]) async throws(DataError)
}
