import Glibc

/// The contrast of two colors as WCAG 2.2 defines it ("contrast ratio", "relative luminance").
struct RGB: Hashable, CustomStringConvertible {
  let red: Int
  let green: Int
  let blue: Int

  init(_ hex: Int) {
    (red, green, blue) = (hex >> 16 & 0xFF, hex >> 8 & 0xFF, hex & 0xFF)
  }

  /// One of xterm's colors from 16 on: a cube of 6 × 6 × 6, then 24 grays (256colres.pl).
  init(indexed index: Int) {
    if index >= 232 {
      let gray = 8 + (index - 232) * 10
      (red, green, blue) = (gray, gray, gray)
    } else {
      let levels = [0, 95, 135, 175, 215, 255]
      let cube = index - 16
      (red, green, blue) = (levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
    }
  }

  /// One of the sixteen, as xterm has them by itself (XTerm-col.ad).
  init(basic index: Int) {
    self.init(
      [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
      ][index])
  }

  var description: String { "(\(red), \(green), \(blue))" }

  var luminance: Double {
    func linear(_ channel: Int) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  func contrast(to other: RGB) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }
}
