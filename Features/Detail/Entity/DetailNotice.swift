package import Domain

/// What the last command came to, where the content does not say it.
package enum DetailNotice: Hashable, Sendable {
  case failed(DataError)
  /// With the title.
  case becameFavorite(String)
  case ceasedToBeFavorite(String)
  /// The titles of the favorites that are back, at least one.
  case restored([String])
  /// There are only `count` neighbors.
  case noNeighbor(Int, count: Int)
}
