/// A value of a tag, read where it is in the tile.
struct TileValue {
  /// The `Value` message.
  let message: ProtobufReader

  /// - Throws: `value` for one of a type that the format does not have, or whose field has another
  ///   wire type.
  private func field() throws(TileFault) -> Content {
    var reader = message
    var content: Content?
    while let field = try reader.field() {
      switch (field.number, field.type) {
      case (1, .bytes): content = .text(try reader.message())
      case (2, .fixed32):
        content = .double(Double(Float(bitPattern: UInt32(try reader.fixed(4)))))
      case (3, .fixed64): content = .double(Double(bitPattern: try reader.fixed(8)))
      case (4, .varint): content = .integer(Int64(bitPattern: try reader.varint()))
      case (5, .varint): content = .unsigned(try reader.varint())
      case (6, .varint):
        let zigzag = try reader.varint()
        content = .integer(Int64(bitPattern: zigzag >> 1) ^ -Int64(bitPattern: zigzag & 1))
      case (7, .varint): content = .bool(try reader.varint() != 0)
      case (1...7, _): throw .value
      default: try reader.skip(field.type)
      }
    }
    guard let content else { throw .value }
    return content
  }

  private enum Content {
    case text(ProtobufReader)
    case double(Double)
    case integer(Int64)
    case unsigned(UInt64)
    case bool(Bool)
  }

  /// The value as text; whole numbers have no fraction.
  func text() throws(TileFault) -> String {
    switch try field() {
    case .text(let text): return text.text
    case .double(let number):
      return Int64(exactly: number).map { "\($0)" } ?? "\(number)"
    case .integer(let number): return "\(number)"
    case .unsigned(let number): return "\(number)"
    case .bool(let value): return value ? "true" : "false"
    }
  }

  /// The value as a number; `nil` for text that is none, and for what is not finite.
  func number() throws(TileFault) -> Double? {
    switch try field() {
    case .text(let text): return Double(text.text).flatMap { $0.isFinite ? $0 : nil }
    case .double(let number): return number.isFinite ? number : nil
    case .integer(let number): return Double(number)
    case .unsigned(let number): return Double(number)
    case .bool(let value): return value ? 1 : 0
    }
  }
}
