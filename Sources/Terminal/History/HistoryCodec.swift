import TextUI

/// A history as text: one entry a line, oldest first, in UTF-8, with `\\` and `\n` escaped.
enum HistoryCodec {
  static func encode(_ entry: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in entry.utf8 {
      switch byte {
      case UInt8(ascii: "\\"): bytes += [byte, byte]
      case UInt8(ascii: "\n"): bytes += Array("\\n".utf8)
      default: bytes.append(byte)
      }
    }
    return bytes + [UInt8(ascii: "\n")]
  }

  /// The entries of a file, whatever is in it: no empty ones, none twice in a row, only the last ones
  /// up to a limit; what is not UTF-8 is repaired, what could command a terminal goes.
  static func decode(_ bytes: some Collection<UInt8>, limit: Int) -> [String] {
    var entries: [String] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let entry = decode(line: line)
      if !entry.isEmpty, entry != entries.last { entries.append(entry) }
    }
    return Array(entries.suffix(limit))
  }

  private static func decode(line: some Sequence<UInt8>) -> String {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in line {
      if isEscaped {
        isEscaped = false
        switch byte {
        case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "\\"): bytes.append(byte)
        default: bytes += [UInt8(ascii: "\\"), byte]
        }
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte >= 0x20 && byte != 0x7F {
        bytes.append(byte)
      }
    }
    if isEscaped { bytes.append(UInt8(ascii: "\\")) }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    return String(String.UnicodeScalarView(scalars.filter { $0 == "\n" || !SafeText.isUnsafe($0) }))
  }
}
