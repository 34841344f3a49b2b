/// The value of a number as JSON writes it.
enum JSONNumber {
  /// The nearest Double; what is too large is infinite.
  ///
  /// Most numbers are a whole number below 2^53 over a power of ten up to 10^22, both of which a
  /// Double has exactly: their quotient is rounded but once (Clinger 1990).
  static func value(_ text: [UInt8]) -> Double? {
    var digits: UInt64 = 0
    var decimals = 0
    var isFraction = false
    var isPlain = text.count <= 17
    for byte in text {
      switch byte {
      case 0x30...0x39:
        digits = digits &* 10 &+ UInt64(byte &- 0x30)
        if isFraction { decimals += 1 }
      case 0x2D: break
      case 0x2E: isFraction = true
      default: isPlain = false
      }
    }
    guard isPlain, digits < 1 << 53 else { return Double(String(decoding: text, as: UTF8.self)) }
    let value = Double(digits) / powers[decimals]
    return text.first == 0x2D ? -value : value
  }

  /// Ten to the power of 0 to 17.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  ]
}
