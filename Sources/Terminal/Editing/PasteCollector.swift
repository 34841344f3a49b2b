import TextUI

/// Reads the text of a bracketed paste up to the sequence that ends it, and makes one line of it.
struct PasteCollector {
  private static let end = Array("\u{1B}[201~".utf8)

  private let limit: Int
  private var bytes: [UInt8] = []
  private var matched = 0

  /// What is longer than the limit, in bytes, is cut a little over it: the line then is too long.
  init(limit: Int) {
    self.limit = limit
  }

  /// Takes what is there of the paste; answers whether that was its end.
  mutating func collect(from keys: inout KeyBuffer) -> Bool {
    while let byte = keys.byte() {
      if byte == Self.end[matched] {
        matched += 1
        if matched == Self.end.count { return true }
      } else {
        // ESC stands only at the start of the sequence, so no shorter match can be under way.
        for byte in Self.end[..<matched] { keep(byte) }
        matched = byte == Self.end[0] ? 1 : 0
        if matched == 0 { keep(byte) }
      }
    }
    return false
  }

  /// The paste as one line: line breaks in a row become one space (a terminal may have doubled them),
  /// a tab becomes one, line breaks at the end and what could command a terminal go.
  var line: String {
    var scalars = String.UnicodeScalarView()
    var isBroken = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n", "\r", "\u{2028}", "\u{2029}": isBroken = true
      case _ where scalar != "\t" && SafeText.isUnsafe(scalar): break
      default:
        if isBroken { scalars.append(" ") }
        isBroken = false
        scalars.append(scalar == "\t" ? " " : scalar)
      }
    }
    return String(scalars)
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count <= limit { bytes.append(byte) }
  }
}
