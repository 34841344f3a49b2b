/// What a dot or a sign of a canvas stands for.
///
/// In one cell the greatest ink gives the color.
package enum Ink: UInt8, CaseIterable, Comparable, Sendable {
  case graticule = 1
  case night
  case border
  case river
  case lake
  case coast
  case town
  case place
  case favorite
  /// The middle of the view.
  case middle
  case marker

  package static func < (one: Ink, other: Ink) -> Bool { one.rawValue < other.rawValue }

  var style: TextStyle {
    switch self {
    case .graticule: .graticule
    case .night: .night
    case .border: .border
    case .river: .river
    case .lake: .lake
    case .coast: .coast
    case .town: .town
    case .place, .middle: .accent
    case .favorite: .star
    case .marker: .marker
    }
  }

  /// Its character where more than ASCII is shown.
  var sign: Character {
    switch self {
    case .favorite: "★"
    case .place: "◆"
    case .middle: "┼"
    case .marker: "◉"
    default: "•"
    }
  }
}
