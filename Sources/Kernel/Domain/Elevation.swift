/// The height of land around a position, as exactly as a coarse grid of heights knows it.
package enum Elevation: Hashable, Sendable {
  /// Metres above the sea, rounded to what the grid can tell apart.
  case about(Int)
  /// Less than these metres; it may be below the sea.
  case below(Int)

  /// The metres for programs: 0 if the land is low.
  package var metres: Int {
    switch self {
    case .about(let metres): metres
    case .below: 0
    }
  }
}
