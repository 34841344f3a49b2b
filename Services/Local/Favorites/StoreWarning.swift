/// What the store did by itself and the user should hear of.
package enum StoreWarning: Hashable, Sendable {
  /// The database was damaged and moved: favorites start anew, in a file the next write makes.
  case setAside(path: String, as: String)
}
