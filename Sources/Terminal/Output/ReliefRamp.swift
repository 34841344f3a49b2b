import TextUI

/// The colors of each ground by height, as 0xRRGGBB.
struct ReliefRamp {
  let sea: [UInt32]
  let land: [UInt32]
  let desert: [UInt32]
  let ice: [UInt32]
  let builtUp: UInt32

  static let dark = ReliefRamp(
    sea: [0x1D4560, 0x163854, 0x112D48, 0x0D243B, 0x0A1B2E],
    land: [
      0x1F3B2B, 0x26432C, 0x33482C, 0x434B2D, 0x534B30, 0x5F4D36, 0x6B5544, 0x7A6A5E, 0x8D857F,
      0xA8A6A6, 0xC4C6C8,
    ],
    desert: [
      0x54492C, 0x5C4E30, 0x645233, 0x6A5635, 0x705938, 0x745A3B, 0x785E44, 0x806C5C, 0x8F857E,
      0xA8A6A6, 0xC4C6C8,
    ],
    ice: [0x6E7F8C, 0x8799A6, 0xA6B5BF, 0xC0CCD3], builtUp: 0x625C57)

  static let light = ReliefRamp(
    sea: [0xC6E3F2, 0xB4D8EE, 0xA4CCE7, 0x95C0E0, 0x88B4D8],
    land: [
      0xC5DFB4, 0xD0E3B4, 0xDDE6B6, 0xE9E5B9, 0xECDCAE, 0xE4CC9C, 0xD9B98A, 0xCDAB84, 0xD3BFAE,
      0xE6DFD9, 0xF8F8F8,
    ],
    desert: [
      0xF1E6BE, 0xF2E3B6, 0xF1DEAD, 0xEFD8A4, 0xEBD09A, 0xE3C490, 0xD8B586, 0xCDAB84, 0xD3BFAE,
      0xE6DFD9, 0xF8F8F8,
    ],
    ice: [0xE2F0F6, 0xEAF4F9, 0xF1F8FB, 0xF8FCFE], builtUp: 0xD3C3BC)

  /// Returns the color of a tone.
  ///
  /// - Parameters:
  ///   - shadow: how much darker the steepest slope away from the light is.
  ///   - light: how much lighter the steepest slope towards it is.
  ///   - night: the color that all ground goes to in the dark; a town shines there.
  func color(_ tone: ReliefTone, shadow: Double, light: Double, night: UInt32) -> CellColor {
    var color = RGB(flat(tone))
    let slope = Double(tone.shade) / Double(ReliefTone.brightest)
    // Shadows of a light map are not gray but of the ground's own color.
    color = color.scaled(by: 1 + (slope < 0 ? shadow : light) * slope)
    let day = Double(tone.light) / Double(ReliefTone.day)
    if day < 0.5, tone.ground == .builtUp { return RGB(0xF2C14E).mixed(with: color, day).cell }
    // In the darkest night the ground can still be told from the sea.
    return RGB(night).mixed(with: color, 0.35 + 0.65 * day).cell
  }

  private func flat(_ tone: ReliefTone) -> UInt32 {
    let height = Int(tone.height)
    return switch tone.ground {
    case .sea: sea[min(height, sea.count - 1)]
    case .land: land[height]
    case .desert: desert[height]
    case .ice: ice[min(height / 3, ice.count - 1)]
    case .builtUp: builtUp
    }
  }
}

/// A color of three parts, 0...255.
struct RGB {
  var red: Double
  var green: Double
  var blue: Double

  init(_ value: UInt32) {
    (red, green, blue) = (Double(value >> 16 & 255), Double(value >> 8 & 255), Double(value & 255))
  }

  init(_ color: CellColor) { self.init(color.value) }

  private init(_ red: Double, _ green: Double, _ blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  func scaled(by factor: Double) -> RGB { RGB(red * factor, green * factor, blue * factor) }

  /// - Parameter part: 0 for this color, 1 for the other.
  func mixed(with other: RGB, _ part: Double) -> RGB {
    RGB(
      red + (other.red - red) * part, green + (other.green - green) * part,
      blue + (other.blue - blue) * part)
  }

  var cell: CellColor {
    func byte(_ part: Double) -> UInt32 { UInt32(min(255, max(0, part)).rounded()) }
    return .rgb(byte(red) << 16 | byte(green) << 8 | byte(blue))
  }
}
