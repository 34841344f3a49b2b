import TextUI

/// The colors of each ground by height among the 256 ones, chosen by hand: the nearest ones of the others
/// make mountains gray and valleys black.
struct IndexedRamp {
  /// The colors in shadow, flat and in the light.
  typealias Shades = (shadow: UInt8, flat: UInt8, light: UInt8)

  let sea: [UInt8]
  let land: [Shades]
  let desert: [Shades]
  let ice: [Shades]
  let builtUp: UInt8
  let town: UInt8
  /// The colors of the night: sea, and land in shadow, flat and in the light.
  let night: (sea: UInt8, land: Shades)

  static let dark = IndexedRamp(
    sea: [24, 24, 17, 17, 17],
    land: [
      (22, 22, 28), (22, 22, 64), (22, 58, 64), (58, 58, 100), (58, 58, 100), (58, 94, 136),
      (58, 94, 136), (94, 95, 137), (95, 138, 181), (240, 145, 188), (248, 252, 255),
    ],
    desert: [
      (58, 94, 136), (58, 94, 136), (58, 94, 136), (58, 94, 136), (58, 94, 136), (58, 94, 136),
      (94, 95, 137), (94, 95, 137), (95, 138, 181), (240, 145, 188), (248, 252, 255),
    ],
    ice: [(66, 103, 109), (103, 109, 152), (109, 152, 195), (152, 195, 231)],
    builtUp: 241, town: 221, night: (16, (233, 235, 237)))

  static let light = IndexedRamp(
    sea: [153, 153, 153, 117, 117],
    land: [
      (151, 151, 194), (151, 193, 194), (150, 193, 230), (186, 229, 230), (180, 223, 230),
      (179, 222, 230), (137, 180, 223), (137, 180, 223), (144, 181, 224), (250, 254, 231),
      (252, 255, 231),
    ],
    desert: [
      (222, 229, 230), (222, 229, 230), (222, 229, 230), (222, 223, 230), (180, 223, 230),
      (179, 222, 230), (137, 180, 223), (137, 180, 223), (144, 181, 224), (250, 254, 231),
      (252, 255, 231),
    ],
    ice: [(153, 195, 231), (189, 195, 231), (195, 231, 255), (195, 231, 255)],
    builtUp: 252, town: 220, night: (60, (242, 245, 248)))

  func color(_ tone: ReliefTone) -> CellColor {
    let height = Int(tone.height)
    if tone.light * 2 < ReliefTone.day {
      if tone.ground == .builtUp { return .indexed(town) }
      return .indexed(tone.ground == .sea ? night.sea : shade(night.land, tone))
    }
    return switch tone.ground {
    case .sea: .indexed(sea[min(height, sea.count - 1)])
    case .land: .indexed(shade(land[height], tone))
    case .desert: .indexed(shade(desert[height], tone))
    case .ice: .indexed(shade(ice[min(height / 3, ice.count - 1)], tone))
    case .builtUp: .indexed(builtUp)
    }
  }

  private func shade(_ shades: Shades, _ tone: ReliefTone) -> UInt8 {
    // At dusk all slopes are darker.
    let light = tone.light < ReliefTone.day ? -1 : Int(tone.shade.signum())
    return light < 0 ? shades.shadow : light == 0 ? shades.flat : shades.light
  }
}
