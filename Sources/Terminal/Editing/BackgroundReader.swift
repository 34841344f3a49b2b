/// Reads the bytes of a terminal's answer about its background, after its start.
///
/// However long it takes and whatever it holds, all of it is taken: none of it may be typed.
struct BackgroundReader {
  enum Outcome: Hashable {
    /// So many bytes were taken, and more are to come.
    case more(Int)
    /// So many bytes were taken, the last of the answer among them; nil where it was of no use.
    case done(Int, TerminalBackground?)
    /// What comes next is none of the answer's: something else begins with it.
    case broken
  }

  private var color: [UInt8] = []

  /// An answer ends with BEL, or with Esc and a backslash (ECMA-48, 8.3.143: ST); no control is in it.
  mutating func take(_ rest: ArraySlice<UInt8>) -> Outcome {
    guard let byte = rest.first else { return .more(0) }
    switch byte {
    case 0x07: return .done(1, TerminalBackground(color: color))
    case 0x1B:
      guard rest.count > 1 else { return .more(0) }
      guard rest[rest.startIndex + 1] == UInt8(ascii: "\\") else { return .broken }
      return .done(2, TerminalBackground(color: color))
    case 0x00..<0x20, 0x7F: return .broken
    default:
      // One more than is believed tells that it is too long.
      if color.count <= TerminalBackground.longestColor { color.append(byte) }
      return .more(1)
    }
  }
}
