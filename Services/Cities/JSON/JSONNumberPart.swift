/// How far the bytes of a JSON number go.
enum JSONNumberPart {
  case minus, zero, integer, point, fraction, exponent, sign, power

  /// Whether a number may end here.
  var isEnd: Bool {
    switch self {
    case .zero, .integer, .fraction, .power: true
    case .minus, .point, .exponent, .sign: false
    }
  }

  /// - Parameter byte: a minus or a digit; nil for others.
  init?(first byte: UInt8) {
    switch byte {
    case 0x2D: self = .minus
    case 0x30: self = .zero
    case 0x31...0x39: self = .integer
    default: return nil
    }
  }

  /// The part another byte belongs to; nil where it belongs to the number no more.
  func next(_ byte: UInt8) -> Self? {
    switch (self, byte) {
    case (.minus, 0x30): .zero
    case (.minus, 0x31...0x39), (.integer, 0x30...0x39): .integer
    case (.zero, 0x2E), (.integer, 0x2E): .point
    case (.point, 0x30...0x39), (.fraction, 0x30...0x39): .fraction
    case (.zero, 0x45), (.zero, 0x65), (.integer, 0x45), (.integer, 0x65), (.fraction, 0x45),
      (.fraction, 0x65):
      .exponent
    case (.exponent, 0x2B), (.exponent, 0x2D): .sign
    case (.exponent, 0x30...0x39), (.sign, 0x30...0x39), (.power, 0x30...0x39): .power
    default: nil
    }
  }
}
