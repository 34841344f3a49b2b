import Glibc
import TextUI

/// The history of all sessions, in one file.
///
/// Each line is appended under a lock when it is entered, so that sessions at the same time merge and
/// none loses what it has. A file that has grown is cut to the newest entries. The file is 0600,
/// folders made for it are 0700.
struct HistoryFile: Sendable {
  let path: String
  /// How many entries are kept.
  var limit = HistoryFile.usualLimit

  static let usualLimit = 2_000

  /// What is read of a file, from its end: far more than the entries take.
  private static let longestRead = 4 << 20

  /// Whether a line is worth an entry: a few words, not an empty line or a paste.
  static func keeps(_ line: String) -> Bool {
    line.utf8.count <= 4_096 && line.contains { !$0.isWhitespace }
  }

  /// The entries, oldest first; none where there is no file yet.
  ///
  /// Cuts a file that has grown too long.
  func load() throws(HistoryError) -> [String] {
    guard let file = try LockedFile.open(path, creating: false) else { return [] }
    defer { file.close() }
    let bytes = try file.read(last: Self.longestRead)
    let entries = HistoryCodec.decode(bytes, limit: limit)
    if isTooLong(bytes) {
      try file.replace(with: entries.flatMap(HistoryCodec.encode))
    }
    return entries
  }

  /// Adds an entry at the end of the file, which is made where it is missing.
  func append(_ entry: String) throws(HistoryError) {
    guard let file = try LockedFile.open(path, creating: true) else { return }
    defer { file.close() }
    let bytes = try file.read(last: Self.longestRead)
    // A line that another program cut short must not swallow this one.
    let isOpen = !bytes.isEmpty && bytes.last != UInt8(ascii: "\n")
    let line = (isOpen ? [UInt8(ascii: "\n")] : []) + HistoryCodec.encode(entry)
    if isTooLong(bytes) {
      let entries = HistoryCodec.decode(bytes + line, limit: limit)
      try file.replace(with: entries.flatMap(HistoryCodec.encode))
    } else {
      try file.append(line)
    }
  }

  /// Rewriting waits until a tenth more than the limit is there, or most of what is read at all.
  private func isTooLong(_ bytes: [UInt8]) -> Bool {
    bytes.count > Self.longestRead / 2
      || bytes.count { $0 == UInt8(ascii: "\n") } >= limit + limit / 10
  }
}

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
