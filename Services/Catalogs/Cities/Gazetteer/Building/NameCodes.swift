/// Finds short codes for what occurs most in the folds of other names.
///
/// Folds leave many byte values unused (capitals, most punctuation, what UTF-8 never has). Each
/// comes to stand for a sequence: again and again the pair most frequent gets the next free value,
/// where a pair's halves may be such sequences themselves.
struct NameCodes {
  /// What each byte value stands for; itself, for those that occur.
  private(set) var expansions: [[UInt8]]
  /// Those codes, by the first byte they stand for, the longest first.
  private let codes: [[(code: UInt8, text: [UInt8])]]

  /// Learns from `texts`, a sample of those that will be written; no value in `used` gets a code.
  init(_ texts: [ArraySlice<UInt8>], used: Set<UInt8>) {
    var expansions = (0...255).map { [UInt8($0)] }
    // One line of values, with -1 between two texts, which is part of no pair.
    var line: [Int] = texts.flatMap { text in text.map { Int($0) } + [-1] }
    for code in UInt8.min...UInt8.max where !used.contains(code) {
      guard let pair = Self.mostFrequentPair(line, expansions) else { break }
      expansions[Int(code)] = expansions[pair.0] + expansions[pair.1]
      line = Self.merge(line, pair, into: Int(code))
    }
    self.init(expansions: expansions)
  }

  /// Those of a section another file has.
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
    // Of two codes for the same the lesser.
    self.codes = codes.map { codes in
      codes.sorted { (-$0.text.count, $0.code) < (-$1.text.count, $1.code) }
    }
  }

  /// Whether a text has only bytes that stand for themselves.
  func canEncode(_ text: some Sequence<UInt8>) -> Bool {
    text.allSatisfy { expansions[Int($0)] == [$0] }
  }

  /// ``AlternateNameSection/codes``.
  var section: [UInt8] {
    expansions.flatMap { expansion in
      let padding = [UInt8](repeating: 0, count: GazetteerLayout.longestCode - expansion.count)
      return [UInt8(expansion.count)] + expansion + padding
    }
  }

  /// Writes a text in codes, the longest that fits at each place.
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
