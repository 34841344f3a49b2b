import Domain
import Synchronization

/// The boxes around the countries of a map, which are looked for once: who looks for those in view
/// does so for each frame.
final class CountryExtents: Sendable {
  private let known = Mutex<[WorldRect]?>(nil)

  func all(_ find: () -> [WorldRect]) -> [WorldRect] {
    known.withLock { known in
      let extents = known ?? find()
      known = extents
      return extents
    }
  }
}
