/// A hash that is the same in each run (FNV-1a, 64 bits).
enum FNV1a {
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

/// Draws the same numbers for the same seed, in each run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  init(seed: String) { state = FNV1a.hash(seed.utf8) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// - Precondition: `values` is not empty.
  mutating func one<Value>(of values: [Value]) -> Value { values[number(0...values.count - 1)] }

  /// Draws degrees with this number of digits after the point.
  mutating func degrees(_ limit: Int, digits: Int) -> Double {
    let unit = (0..<digits).reduce(1) { unit, _ in unit * 10 }
    return Double(number(-limit * unit...limit * unit)) / Double(unit)
  }
}
