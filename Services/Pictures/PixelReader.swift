import Catalog

/// Reads what chafa has for terminals that show pixels, and says in cells of the terminal what it
/// takes there.
struct PixelReader {
  let size: PictureSize
  let cell: CellPixels
  /// How many times larger the terminal is told to show what it can enlarge.
  var enlargement = 1.0

  /// Nil for what does not start like a picture of the format.
  func pixels(
    of output: [UInt8], as format: Picture.Pixels.Format
  ) -> Picture.Pixels? {
    guard let text = String(validating: output, as: UTF8.self) else { return nil }
    let sequence = text.hasSuffix("\n") ? text.dropLast() : text[...]
    switch format {
    case .kitty: return kitty(sequence)
    case .sixel: return sixel(sequence)
    case .iterm: return iterm(sequence)
    }
  }

  /// Its answers to us are not wanted (`q=2`), and the cursor is to stay (`C=1`).
  private func kitty(_ text: Substring) -> Picture.Pixels? {
    guard let (keys, rest) = Self.cut(text, "\u{1B}_G", "\u{1B}\\"),
      let width = Self.number("s", keys), let height = Self.number("v", keys)
    else { return nil }
    let cells = cells(enlarged(width), enlarged(height))
    let head =
      "\u{1B}_Ga=T,q=2,C=1,f=32,s=\(width),v=\(height),c=\(cells.columns),r=\(cells.rows),m=1"
    return Picture.Pixels(.kitty, size: cells, sequence: "\(head)\u{1B}\\\(rest)")
  }

  /// The raster attributes have the size: `"1;1;WIDTH;HEIGHT`.
  private func sixel(_ text: Substring) -> Picture.Pixels? {
    guard let (head, rest) = Self.cut(text, "\u{1B}P", "\""), head.hasSuffix("q") else {
      return nil
    }
    let numbers = rest.prefix { $0 == ";" || $0.isASCII && $0.isNumber }.split(separator: ";")
      .compactMap { Int($0) }
    guard numbers.count == 4 else { return nil }
    return Picture.Pixels(
      .sixel, size: cells(numbers[2], numbers[3]), sequence: String(text))
  }

  /// The size is in chafa's cells.
  private func iterm(_ text: Substring) -> Picture.Pixels? {
    guard let (keys, rest) = Self.cut(text, "\u{1B}]1337;File=", ":"),
      let width = Self.number("width", keys), let height = Self.number("height", keys)
    else { return nil }
    let square = PixelRoom.square
    let cells = cells(enlarged(width * square), enlarged(height * square))
    let head = "inline=1;width=\(cells.columns);height=\(cells.rows);preserveAspectRatio=0"
    return Picture.Pixels(.iterm, size: cells, sequence: "\u{1B}]1337;File=\(head):\(rest)")
  }

  private func enlarged(_ pixels: Int) -> Int { Int((Double(pixels) * enlargement).rounded()) }

  /// The cells that so many pixels are shown in.
  private func cells(_ width: Int, _ height: Int) -> PictureSize {
    PictureSize(
      columns: min(max(1, (width + cell.width - 1) / cell.width), size.columns),
      rows: min(max(1, (height + cell.height - 1) / cell.height), size.rows))
  }

  /// What is between a start and the first end after it, and what is after that.
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
