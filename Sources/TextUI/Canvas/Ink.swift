/// What a dot of a canvas stands for.
///
/// In one cell the greatest ink gives the color.
package enum Ink: Int, CaseIterable, Comparable, Sendable {
  case border = 1
  case coast
  case marker

  package static func < (one: Ink, other: Ink) -> Bool { one.rawValue < other.rawValue }
}
