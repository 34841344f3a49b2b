import Contracts
import TextUI

/// Reads chafa's characters: lines of shapes and the colours they have.
///
/// Whatever else there is (another sequence, a character of another width, a line too many) makes
/// it no picture: nothing of it may reach the terminal.
struct SymbolReader {
  private var rows: [[Span]] = []
  private var row: [(colors: CellColors, text: String)] = []
  private var width = 0
  private var colors = CellColors()
  private let size: PictureSize

  private init(_ size: PictureSize) {
    self.size = size
  }

  /// Returns the rows of a picture; `nil` if the output is no picture, or a larger one.
  static func rows(of output: [UInt8], fitting size: PictureSize) -> [[Span]]? {
    guard let text = String(validating: output, as: UTF8.self) else { return nil }
    var reader = SymbolReader(size)
    guard reader.read(text.unicodeScalars) else { return nil }
    return reader.padded
  }

  /// Rows of the same width: chafa may leave out what is blank at the end.
  private var padded: [[Span]]? {
    let widths = rows.map { $0.reduce(0) { $0 + $1.text.unicodeScalars.count } }
    guard let widest = widths.max(), widest > 0 else { return nil }
    return zip(rows, widths).map { row, width in
      let blanks = String(repeating: " ", count: widest - width)
      return blanks.isEmpty ? row : row + [Span(blanks, colors: CellColors())]
    }
  }

  private mutating func read(_ scalars: String.UnicodeScalarView) -> Bool {
    var rest = scalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}":
        guard rest.popFirst() == "[" else { return false }
        let parameters = rest.prefix { $0 == ";" || ("0"..."9").contains($0) }
        rest = rest.dropFirst(parameters.count)
        guard rest.popFirst() == "m", apply(parameters) else { return false }
      case "\n":
        guard endRow() else { return false }
      default:
        guard Self.isShape(scalar), add(scalar) else { return false }
      }
    }
    return row.isEmpty || endRow()
  }

  private mutating func endRow() -> Bool {
    guard rows.count < size.rows else { return false }
    rows.append(row.map { Span($0.text, colors: $0.colors) })
    (row, width) = ([], 0)
    return true
  }

  private mutating func add(_ scalar: Unicode.Scalar) -> Bool {
    guard width < size.columns else { return false }
    width += 1
    if row.last?.colors != colors { row.append((colors, "")) }
    row[row.count - 1].text.unicodeScalars.append(scalar)
    return true
  }

  /// ASCII, lines and blocks, Braille, and the mosaics of older computers: one column each.
  private static func isShape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0x2500...0x25FF, 0x2800...0x28FF, 0x1FB00...0x1FBAF: true
    default: false
    }
  }

  // MARK: Colours (ECMA-48 8.3.117, xterm's 38 and 48)

  private mutating func apply(_ parameters: Substring.UnicodeScalarView) -> Bool {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map {
      $0.isEmpty ? 0 : Int(Substring($0))
    }
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0?: colors = CellColors()
      case 7?: colors.isInverse = true
      case 27?: colors.isInverse = false
      case 39?: colors.foreground = nil
      case 49?: colors.background = nil
      case 38?, 48?:
        guard let color = Self.color(&rest) else { return false }
        if number == 38 { colors.foreground = color } else { colors.background = color }
      case let code?:
        if let color = Self.color(code, after: 30) {
          colors.foreground = color
        } else if let color = Self.color(code, after: 40) {
          colors.background = color
        } else {
          return false
        }
      case nil: return false
      }
    }
    return true
  }

  private static func color(_ rest: inout ArraySlice<Int?>) -> CellColor? {
    switch rest.popFirst() {
    case 5?: byte(&rest).map(CellColor.indexed)
    case 2?:
      if let red = byte(&rest), let green = byte(&rest), let blue = byte(&rest) {
        .rgb(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
      } else {
        nil
      }
    default: nil
    }
  }

  private static func byte(_ rest: inout ArraySlice<Int?>) -> UInt8? {
    rest.popFirst().flatMap(\.self).flatMap(UInt8.init(exactly:))
  }

  /// One of the first eight, or of their bright likes, 60 further.
  private static func color(_ code: Int, after base: Int) -> CellColor? {
    switch code - base {
    case 0...7: .indexed(UInt8(code - base))
    case 60...67: .indexed(UInt8(code - base - 52))
    default: nil
    }
  }
}
