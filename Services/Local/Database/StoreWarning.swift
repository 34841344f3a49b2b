package import Domain

/// What a store did by itself and the user should hear of.
package enum StoreWarning: Hashable, Sendable {
  /// The database was damaged and moved: favorites start anew, in a file the next write makes.
  case setAside(path: String, as: String)
  /// The cache could not be used and was moved: what it held is fetched again.
  case cacheSetAside(path: String, as: String, because: AsideReason)
  /// The cache takes nothing: what is fetched is kept until the program ends.
  case cacheUnwritable(path: String, reason: FileProblem)
}
