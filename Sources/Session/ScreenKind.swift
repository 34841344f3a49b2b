package import Domain

/// A kind of screen, as a sentence says where a command works.
package enum ScreenKind: Hashable, Sendable {
  case inAList, inADetail, onAMap, inTheFavorites

  package var words: Words {
    switch self {
    case .inAList: Words("in a list")
    case .inADetail: Words("in a detail")
    case .onAMap: Words("on a map")
    case .inTheFavorites: Words("in the favorites")
    }
  }
}
