/// Finds short codes for the most frequent sequences in the folds of other names.
///
/// Folds leave many byte values unused (capitals, most punctuation, the bytes that UTF-8 never has).
/// Each of these becomes the code of a sequence: the most frequent pair gets the next free value,
/// again and again, and the halves of a pair may be codes themselves.
struct NameCodes {
  /// The sequence that each byte value stands for; a value that occurs in folds stands for itself.
  private(set) var expansions: [[UInt8]]
  /// The codes, by the first byte of their sequence, the longest sequence first.
  private let codes: [[(code: UInt8, text: [UInt8])]]

  /// Learns from `texts`, a sample of those to be written; no value in `used` becomes a code.
  init(_ texts: [ArraySlice<UInt8>], used: Set<UInt8>) {
    var expansions = (0...255).map { [UInt8($0)] }
    // All texts in one line of values; the -1 between two texts is part of no pair.
    var line: [Int] = texts.flatMap { text in text.map { Int($0) } + [-1] }
    for code in UInt8.min...UInt8.max where !used.contains(code) {
      guard let pair = Self.mostFrequentPair(line, expansions) else { break }
      expansions[Int(code)] = expansions[pair.0] + expansions[pair.1]
      line = Self.merge(line, pair, into: Int(code))
    }
    self.init(expansions: expansions)
  }

  /// Reads the codes from the section of another file.
  init(_ section: UnsafeRawBufferPointer) {
    let stride = 1 + GazetteerLayout.longestCode
    self.init(
      expansions: (0...255).map { code in
        let length = min(Int(section[stride * code]), GazetteerLayout.longestCode)
        return Array(section[stride * code + 1..<stride * code + 1 + length])
      })
  }

  private init(expansions: [[UInt8]]) {
    self.expansions = expansions
    var codes = [[(code: UInt8, text: [UInt8])]](repeating: [], count: 256)
    for code in UInt8.min...UInt8.max where expansions[Int(code)].count > 1 {
      codes[Int(expansions[Int(code)][0])].append((code, expansions[Int(code)]))
    }
    // If two codes have the same sequence, the lower one is used.
    self.codes = codes.map { codes in
      codes.sorted { (-$0.text.count, $0.code) < (-$1.text.count, $1.code) }
    }
  }

  /// Returns whether all bytes of a text stand for themselves.
  func canEncode(_ text: some Sequence<UInt8>) -> Bool {
    text.allSatisfy { expansions[Int($0)] == [$0] }
  }

  /// The section ``AlternateNameSection/codes``.
  var section: [UInt8] {
    expansions.flatMap { expansion in
      let padding = [UInt8](repeating: 0, count: GazetteerLayout.longestCode - expansion.count)
      return [UInt8(expansion.count)] + expansion + padding
    }
  }

  /// Writes a text in codes, at each place the one with the longest sequence that fits.
  func encode(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var coded: [UInt8] = []
    var rest = text
    while let first = rest.first {
      let found = codes[Int(first)].first { rest.starts(with: $0.text) }
      coded.append(found?.code ?? first)
      rest = rest.dropFirst(found?.text.count ?? 1)
    }
    return coded
  }

  private static func mostFrequentPair(_ line: [Int], _ expansions: [[UInt8]]) -> (Int, Int)? {
    let lengths = expansions.map(\.count)
    var counts = [Int](repeating: 0, count: 65536)
    var previous = -1
    for value in line {
      if previous >= 0, value >= 0 { counts[previous << 8 | value] += 1 }
      previous = value
    }
    var best: Int?
    for pair in counts.indices where counts[pair] > counts[best ?? pair] || best == nil {
      guard counts[pair] > 1,
        lengths[pair >> 8] + lengths[pair & 255] <= GazetteerLayout.longestCode
      else { continue }
      best = pair
    }
    return best.map { ($0 >> 8, $0 & 255) }
  }

  private static func merge(_ line: [Int], _ pair: (Int, Int), into code: Int) -> [Int] {
    var merged: [Int] = []
    merged.reserveCapacity(line.count)
    for value in line {
      if value == pair.1, merged.last == pair.0 {
        merged[merged.count - 1] = code
      } else {
        merged.append(value)
      }
    }
    return merged
  }
}
