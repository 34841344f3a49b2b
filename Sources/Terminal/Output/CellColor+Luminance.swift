import Platform
import TextUI

extension CellColor {
  /// The color as `0xRRGGBB`; black for the first sixteen.
  var value: UInt32 {
    switch self {
    case .rgb(let value): value
    case .indexed(let index): Self.value(of: index)
    }
  }

  /// The relative luminance (WCAG 2.2) of a color that all terminals have alike; 0 for the first sixteen.
  var luminance: Double {
    let value = value
    return Self.luminance(
      Self.linear[Int(value >> 16 & 255)], Self.linear[Int(value >> 8 & 255)],
      Self.linear[Int(value & 255)])
  }

  /// The color of an index from 16 on (xterm, 256colres.h): a cube of 6 × 6 × 6, then grays.
  private static func value(of index: UInt8) -> UInt32 {
    guard index >= 16 else { return 0 }
    if index >= 232 { return (UInt32(index - 232) * 10 + 8) * 0x010101 }
    func part(_ number: UInt32) -> UInt32 { number == 0 ? 0 : number * 40 + 55 }
    let number = UInt32(index - 16)
    return part(number / 36) << 16 | part(number / 6 % 6) << 8 | part(number % 6)
  }

  private static let linear: [Double] = (0...255).map { light(of: Double($0) / 255) }

  /// Returns the light of a part of a color in sRGB, each 0...1 (IEC 61966-2-1).
  static func light(of part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// Returns the relative luminance of three parts in light.
  static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}
