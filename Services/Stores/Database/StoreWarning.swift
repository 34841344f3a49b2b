package import Domain

/// An action that a store took by itself, and that the user should hear of.
package enum StoreWarning: Hashable, Sendable {
  /// The database was damaged and moved. `saved` favorites could be read of it, and are in the file
  /// that took its place; if there are none, the next write makes that file.
  case quarantined(path: String, as: String, saved: Int = 0)
  /// The cache could not be used and was moved: what it held is fetched again.
  case cacheQuarantined(path: String, as: String, because: QuarantineReason)
  /// The cache takes nothing: what is fetched is kept until the program ends.
  case cacheUnwritable(path: String, reason: FileProblem)
}
