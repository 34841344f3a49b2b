import TestSupport

/// Changes bytes with no regard to what they mean.
struct ByteMutation {
  /// What parsers stumble on: structure, escapes, halves of characters, numbers too large.
  private static let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", "\"", ",", ":", "\\", "\\u0000", "\\ud800", "\\udc00\\ud800", "null",
      "-", "1e9999", "99999999999999999999999", "\u{FEFF}", "\n", "\u{2028}", "{\"\":",
    ].map { Array($0.utf8) } + [[0], [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF0, 0x9F]]

  static func change(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    let start = Int.random(in: 0...bytes.count, using: &generator)
    let end = min(bytes.count, start + Int.random(in: 1...40, using: &generator))
    let range = start..<end
    var changed = bytes
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: changed.removeSubrange(range)
    case 1: changed.insert(contentsOf: bytes[range], at: start)
    case 2: changed.removeSubrange(start...)
    case 3:
      let piece = pieces.randomElement(using: &generator) ?? []
      changed.insert(contentsOf: piece, at: start)
    case 4:
      for index in range.prefix(3) { changed[index] = generator.next(upperBound: UInt8.max) }
    default:
      let depth = Int.random(in: 1...2_000, using: &generator)
      changed =
        Array(repeating: UInt8(ascii: "["), count: depth) + bytes
        + Array(repeating: UInt8(ascii: "]"), count: depth)
    }
    return changed
  }
}
