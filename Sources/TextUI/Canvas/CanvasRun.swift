/// A stretch of a canvas row in one style.
package struct CanvasRun: Hashable, Sendable {
  package enum Style: Hashable, Sendable {
    /// Spaces where nothing is drawn.
    case blank
    /// Solid or dotted land.
    case land
    case ink(Ink)
    /// Text beside something of that ink.
    case label(Ink)

    /// Whether nobody sees that it is not the other: signs and names may be underlined or inverse.
    func isBlank(beside other: Style) -> Bool {
      guard case (.blank, .ink(let ink)) = (self, other) else { return false }
      return ink < .town
    }
  }

  /// What is behind the characters, where there is color to show it.
  package enum Ground: Hashable, Sendable {
    case land
    /// A line that the characters leave room for.
    case ink(Ink)
  }

  package var text: String
  package var style: Style
  package var ground: Ground?

  package init(text: String, style: Style, on ground: Ground? = nil) {
    self.text = text
    self.style = style
    self.ground = ground
  }
}

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
