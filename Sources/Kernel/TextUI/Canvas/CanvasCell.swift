/// The content of a cell of a canvas.
struct CanvasCell: Hashable, Sendable {
  /// The dots as bits, in the order of `DotPattern`.
  var dots: UInt8 = 0
  /// Those of the dots that are coasts and shores of lakes.
  ///
  /// In blocks they belong to the solid land.
  var shore: UInt8 = 0
  /// The raw value of the greatest ink among the dots; 0 without dots.
  var ink: UInt8 = 0
  /// The raw value of the greatest ink among lines that are no shores; 0 without such lines.
  var lineInk: UInt8 = 0
  /// The index, in the canvas's list, of a character written over the dots; else `none` or `covered`.
  var glyph = Self.none

  static let none: Int32 = -1
  /// The cell is a further column of the wide character to its left.
  static let covered: Int32 = -2

  /// Adds dots.
  ///
  /// If the cell can show only one ink, the dots of the lesser ink are dropped.
  mutating func set(_ bits: UInt8, _ pen: Pen) {
    if pen.isAlone, pen.ink != ink {
      if pen.ink < ink { return }
      dots = 0
    }
    dots |= bits
    ink = max(ink, pen.ink)
    if pen.isShore {
      shore |= bits
    } else {
      lineInk = max(lineInk, pen.ink)
    }
  }

  /// Returns whether land is behind the cell: most of it is land, or with a shore, all except the
  /// shore's dots.
  func isOn(_ land: UInt8) -> Bool {
    shore == 0 ? land.isMostlySet : land | shore == .max
  }

  /// The properties that all dots of a line share.
  struct Pen {
    /// The raw value of an ink.
    let ink: UInt8
    let isShore: Bool
    /// Whether a cell shows only one ink.
    let isAlone: Bool

    init(_ ink: Ink, mode: CanvasMode) {
      self.ink = ink.rawValue
      isShore = ink == .coast || ink == .lake
      isAlone = mode == .ascii
    }
  }
}

/// A character written over the dots of a canvas.
struct CanvasGlyph: Hashable, Sendable {
  let character: Character
  let style: TextStyle
  /// The number of the label it belongs to, as the canvas counts; `nil` for a mark.
  let label: Int?
}

/// The meaning of a dot or a sign of a canvas.
///
/// The greatest ink in a cell gives the color.
package enum Ink: UInt8, CaseIterable, Comparable, Sendable {
  case graticule = 1
  case night
  case border
  case river
  case lake
  case coast
  case path, rail, street, road, motorway
  case town
  case place
  case favorite
  /// The middle of the view.
  case middle
  case marker

  package static func < (one: Ink, other: Ink) -> Bool { one.rawValue < other.rawValue }

  package var style: TextStyle {
    switch self {
    case .graticule: .graticule
    case .night: .night
    case .border: .border
    case .river: .river
    case .lake: .lake
    case .coast: .coast
    case .path: .path
    case .rail: .rail
    case .street: .street
    case .road: .road
    case .motorway: .motorway
    case .town: .town
    case .place, .middle: .accent
    case .favorite: .star
    case .marker: .marker
    }
  }

  /// The sign of the ink in modes with more than ASCII.
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
