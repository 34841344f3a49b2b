/// What the store did by itself and the user should hear of.
package enum StoreWarning: Hashable, Sendable {
  /// The database was damaged: it was moved, and a new, empty one takes its place.
  case setAside(path: String, as: String)
}
