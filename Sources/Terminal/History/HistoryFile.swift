import Glibc

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
