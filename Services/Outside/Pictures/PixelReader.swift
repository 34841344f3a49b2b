import Contracts
import TextUI

/// Reads what chafa has for terminals that show pixels, and says in cells of the terminal what it
/// takes there.
struct PixelReader {
  let size: PictureSize
  /// The pixels of a cell, across and down.
  let cell: Size
  /// How many times larger the terminal is told to show what it can enlarge.
  var enlargement = 1.0

  /// Returns a picture; `nil` if the output is no picture of the format.
  func graphic(of output: [UInt8], as format: Graphic.Format) -> Graphic? {
    guard let text = String(validating: output, as: UTF8.self) else { return nil }
    let sequence = text.hasSuffix("\n") ? text.dropLast() : text[...]
    switch format {
    case .kitty: return kitty(sequence)
    case .sixel: return sixel(sequence)
    case .iterm: return iterm(sequence)
    }
  }

  /// Its answers to us are not wanted (`q=2`), and the cursor is to stay (`C=1`).
  private func kitty(_ text: Substring) -> Graphic? {
    guard let (keys, rest) = Self.cut(text, "\u{1B}_G", "\u{1B}\\"),
      let width = Self.number("s", keys), let height = Self.number("v", keys)
    else { return nil }
    let cells = cells(enlarged(width), enlarged(height))
    let head =
      "\u{1B}_Ga=T,q=2,C=1,f=32,s=\(width),v=\(height),c=\(cells.columns),r=\(cells.rows),m=1"
    return graphic(.kitty, cells, "\(head)\u{1B}\\\(rest)")
  }

  /// The raster attributes have the size: `"1;1;WIDTH;HEIGHT`.
  private func sixel(_ text: Substring) -> Graphic? {
    guard let (head, rest) = Self.cut(text, "\u{1B}P", "\""), head.hasSuffix("q") else {
      return nil
    }
    let numbers = rest.prefix { $0 == ";" || $0.isASCII && $0.isNumber }.split(separator: ";")
      .compactMap { Int($0) }
    guard numbers.count == 4 else { return nil }
    return graphic(.sixel, cells(numbers[2], numbers[3]), String(text))
  }

  /// The size is in chafa's cells.
  private func iterm(_ text: Substring) -> Graphic? {
    guard let (keys, rest) = Self.cut(text, "\u{1B}]1337;File=", ":"),
      let width = Self.number("width", keys), let height = Self.number("height", keys)
    else { return nil }
    let square = PixelRoom.square
    let cells = cells(enlarged(width * square), enlarged(height * square))
    let head = "inline=1;width=\(cells.columns);height=\(cells.rows);preserveAspectRatio=0"
    return graphic(.iterm, cells, "\u{1B}]1337;File=\(head):\(rest)")
  }

  private func graphic(
    _ format: Graphic.Format, _ cells: PictureSize, _ sequence: String
  ) -> Graphic? {
    Graphic(format, columns: cells.columns, rows: cells.rows, sequence: sequence)
  }

  private func enlarged(_ pixels: Int) -> Int { Int((Double(pixels) * enlargement).rounded()) }

  /// The cells that a number of pixels is shown in.
  private func cells(_ width: Int, _ height: Int) -> PictureSize {
    PictureSize(
      columns: min(max(1, (width + cell.columns - 1) / cell.columns), size.columns),
      rows: min(max(1, (height + cell.rows - 1) / cell.rows), size.rows))
  }

  /// Returns the text between a start and the first end after it, and the text after that.
  private static func cut(
    _ text: Substring, _ start: String, _ end: String
  ) -> (between: Substring, rest: Substring)? {
    guard text.hasPrefix(start) else { return nil }
    let inner = text[text.index(text.startIndex, offsetBy: start.count)...]
    guard let range = inner.firstRange(of: end) else { return nil }
    return (inner[..<range.lowerBound], inner[range.upperBound...])
  }

  /// The value of a key, at most of four digits.
  private static func number(_ key: String, _ keys: Substring) -> Int? {
    for pair in keys.split(whereSeparator: { $0 == "," || $0 == ";" }) {
      guard pair.hasPrefix(key + "=") else { continue }
      let digits = pair.dropFirst(key.count + 1)
      return digits.count <= 4 ? Int(digits) : nil
    }
    return nil
  }
}
