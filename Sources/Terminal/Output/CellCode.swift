import TextUI

/// The parameters of the SGR sequence for a picture's cells (ISO 8613-6 as xterm writes it).
enum CellCode {
  static func code(of colors: CellColors) -> String {
    var parts = colors.isInverse ? ["7"] : []
    if let color = colors.foreground { parts.append(parameters(of: color, base: 30)) }
    if let color = colors.background { parts.append(parameters(of: color, base: 40)) }
    return parts.joined(separator: ";")
  }

  /// The first sixteen as every terminal knows them.
  private static func parameters(of color: CellColor, base: Int) -> String {
    switch color {
    case .rgb(let value):
      "\(base + 8);2;\(value >> 16 & 255);\(value >> 8 & 255);\(value & 255)"
    case .indexed(let index) where index < 8: String(base + Int(index))
    case .indexed(let index) where index < 16: String(base + 52 + Int(index))
    case .indexed(let index): "\(base + 8);5;\(index)"
    }
  }
}
