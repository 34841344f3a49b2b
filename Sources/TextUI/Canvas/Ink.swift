/// What a dot or a mark of a canvas stands for.
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
}
