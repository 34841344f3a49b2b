/// What a cell of a canvas holds.
struct CanvasCell: Hashable, Sendable {
  /// A bit for each dot, as in `DotPattern`.
  var dots: UInt8 = 0
  /// Those of them that are coasts and shores of lakes, which solid land is made of as well.
  var shore: UInt8 = 0
  /// The raw value of the greatest ink of the dots; 0 without dots.
  var ink: UInt8 = 0
  /// The raw value of the greatest ink of the dots of lines that are no shore; 0 without such.
  var lineInk: UInt8 = 0
  /// A character written over the dots: its place in the canvas's list; `none` or `covered` else.
  var glyph = Self.none

  static let none: Int32 = -1
  /// Another column of the wide character to the left.
  static let covered: Int32 = -2

  /// Adds dots; where one character can't show two inks, those of the lesser one give way.
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

  /// Whether there is land behind it: most of it is, and no water beyond a shore's dots.
  func isOn(_ land: UInt8) -> Bool {
    shore == 0 ? land.isMostlySet : land | shore == .max
  }

  /// What is the same for all dots of a line.
  struct Pen {
    /// The raw value of an ink.
    let ink: UInt8
    let isShore: Bool
    /// Whether a cell shows one ink only.
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
  /// The label it belongs to, as counted by the canvas; nil for a mark.
  let label: Int?
}

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

  package var style: TextStyle {
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
