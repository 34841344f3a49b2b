/// The look of a piece of ground on a map with relief; the palette has the color.
///
/// Terminals get a sequence for each change of color, so tones are few.
package struct ReliefTone: Hashable, Sendable {
  /// The kinds of ground that have colors of their own.
  package enum Ground: UInt8, CaseIterable, Sendable {
    case sea, land, desert, ice, builtUp
  }

  /// The greatest height of land.
  package static let highest: UInt8 = 10
  /// The greatest depth of the sea.
  package static let deepest: UInt8 = 4
  /// The greatest shade: that of a slope which faces the light.
  package static let brightest: Int8 = 2
  /// The light of the day.
  package static let day: UInt8 = 4

  package let ground: Ground
  /// 0...`highest`; of the sea the depth, 0...`deepest`.
  package let height: UInt8
  /// The slope towards the light, `-brightest`...`brightest`.
  package let shade: Int8
  /// 0 in the night, `day` in the day; between them it is dusk, or a country that is not meant.
  package let light: UInt8

  package init(_ ground: Ground, height: UInt8 = 0, shade: Int8 = 0, light: UInt8 = Self.day) {
    self.ground = ground
    self.height = height
    self.shade = shade
    self.light = light
  }
}

/// The tones of the upper and the lower half of a cell, or of more cells that look the same.
package struct ReliefHalves: Hashable, Sendable {
  package let upper: ReliefTone
  package let lower: ReliefTone

  package init(upper: ReliefTone, lower: ReliefTone) {
    self.upper = upper
    self.lower = lower
  }

  /// One tone for both halves, behind a text or a stroke.
  init(_ tone: ReliefTone) {
    self.init(upper: tone, lower: tone)
  }
}
