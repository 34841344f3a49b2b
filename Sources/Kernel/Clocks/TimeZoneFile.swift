/// Reads the clocks of a zone from one of the system's files, in the format TZif (RFC 9636, which
/// replaces RFC 8536), version 2 or later.
///
/// A file has a header and a block of 32-bit numbers for old programs, then a header and a block of
/// 64-bit numbers. The rule after the last change follows, between two line feeds. Everything is
/// big-endian. A header: "TZif", u8 version, 15 bytes, and the counts (u32) of UT marks, standard
/// marks, leap seconds, changes, types and letters. A block: the changes' moments (seconds since
/// 1970, rising), their types (u8), the types (i32 seconds east of UTC, u8, u8), the letters, leap
/// seconds, and both kinds of marks.
enum TimeZoneFile {
  /// The largest size that is read; no zone's file has a tenth of it.
  static let longest = 65_536

  /// Reads the rule of a zone.
  ///
  /// - Returns: `nil` if the bytes are no such file, are cut short or contradict themselves. It is also
  ///   `nil` if they count leap seconds, which moments in this program do not, or if the last rule is
  ///   missing or not of the form that ``POSIXTimeZone`` reads.
  static func rule(_ bytes: [UInt8]) -> TimeZoneRule? {
    guard let old = Counts(bytes, at: 0), old.version >= UInt8(ascii: "2"),
      let counts = Counts(bytes, at: Counts.size + old.blockSize(ofMoment: 4)),
      counts.types > 0, counts.leapSeconds == 0
    else { return nil }
    let kinds = counts.end + 8 * counts.changes
    let types = kinds + counts.changes
    let footer = counts.end + counts.blockSize(ofMoment: 8)
    guard footer < bytes.count else { return nil }
    var changes: [(moment: Int, offset: Int)] = []
    for change in 0..<counts.changes {
      let moment = Int(Int64(bitPattern: bytes.big(at: counts.end + 8 * change, count: 8)))
      let kind = Int(bytes[kinds + change])
      guard kind < counts.types, changes.last.map({ $0.moment < moment }) ?? true else {
        return nil
      }
      let offset = Int(
        Int32(truncatingIfNeeded: bytes.big(at: types + 6 * kind, count: 4)))
      // The bounds that the format recommends.
      guard (-89_999...93_599).contains(offset) else { return nil }
      changes.append((moment, offset))
    }
    let lineFeed = UInt8(ascii: "\n")
    let rest = bytes[footer...]
    guard rest.first == lineFeed, let end = rest.dropFirst().firstIndex(of: lineFeed) else {
      return nil
    }
    return TimeZoneRule(
      String(decoding: rest[(footer + 1)..<end], as: UTF8.self), changes: changes)
  }

  private struct Counts {
    static let size = 44

    /// The offset at which the block begins.
    let end: Int
    let version: UInt8
    let marks: Int
    let leapSeconds: Int
    let changes: Int
    let types: Int
    let letters: Int

    init?(_ bytes: [UInt8], at start: Int) {
      guard start + Self.size <= bytes.count, bytes[start...].starts(with: "TZif".utf8) else {
        return nil
      }
      func count(_ index: Int) -> Int { Int(bytes.big(at: start + 20 + 4 * index, count: 4)) }
      end = start + Self.size
      version = bytes[start + 4]
      marks = count(0) + count(1)
      (leapSeconds, changes, types, letters) = (count(2), count(3), count(4), count(5))
    }

    func blockSize(ofMoment size: Int) -> Int {
      changes * (size + 1) + types * 6 + letters + leapSeconds * (size + 4) + marks
    }
  }
}

extension [UInt8] {
  /// Returns a big-endian number of a length in bytes, all of which must be there.
  fileprivate func big(at start: Int, count: Int) -> UInt64 {
    self[start..<start + count].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
