/// Reads the fields of a protobuf message in place (https://protobuf.dev/programming-guides/encoding).
///
/// The bytes must stay where they are while it is used. It never looks past `end`.
struct ProtobufReader {
  /// The ways in which a field can be written, by their numbers.
  enum WireType: UInt8 {
    case varint = 0
    case fixed64 = 1
    case bytes = 2
    case fixed32 = 5
  }

  /// The head of a field; its value follows.
  struct Field {
    let number: UInt64
    let type: WireType
  }

  let buffer: UnsafeRawBufferPointer
  private(set) var offset: Int
  let end: Int

  init(_ buffer: UnsafeRawBufferPointer) { self.init(buffer, 0..<buffer.count) }

  /// - Parameter range: within the buffer.
  init(_ buffer: UnsafeRawBufferPointer, _ range: Range<Int>) {
    self.buffer = buffer
    offset = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { offset == end }

  /// The number of bytes that are left.
  var count: Int { end - offset }

  /// The bytes that are left.
  var rest: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: buffer[offset..<end]) }

  /// The bytes that are left, as text; what is no UTF-8 is replaced.
  var text: String { String(decoding: rest, as: UTF8.self) }

  /// Reads the head of the next field; `nil` at the end.
  ///
  /// - Throws: `wireType` also for groups, which no tile has, and for a field with the number 0.
  mutating func field() throws(TileFault) -> Field? {
    guard offset < end else { return nil }
    let head = try varint()
    guard let type = WireType(rawValue: UInt8(head & 7)), head >= 8 else { throw .wireType }
    return Field(number: head >> 3, type: type)
  }

  @inline(__always)
  mutating func varint() throws(TileFault) -> UInt64 {
    guard offset < end else { throw .cut }
    let first = buffer[offset]
    offset += 1
    // Most numbers of a tile have one byte.
    return first < 0x80 ? UInt64(first) : try longVarint(first)
  }

  private mutating func longVarint(_ first: UInt8) throws(TileFault) -> UInt64 {
    var value = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while offset < end {
      let byte = buffer[offset]
      offset += 1
      value |= UInt64(byte & 0x7F) &<< shift
      if byte < 0x80 { return value }
      shift += 7
      guard shift < 70 else { throw .number }
    }
    throw .cut
  }

  /// Reads a number of a certain number of bytes, the least significant first.
  mutating func fixed(_ length: Int) throws(TileFault) -> UInt64 {
    guard length <= count else { throw .cut }
    var value: UInt64 = 0
    for index in 0..<length { value |= UInt64(buffer[offset + index]) << UInt64(8 * index) }
    offset += length
    return value
  }

  /// Reads the length of a field of bytes, and gives a reader of these bytes.
  mutating func message() throws(TileFault) -> ProtobufReader {
    let length = try varint()
    guard length <= UInt64(count) else {
      offset = end
      throw .cut
    }
    defer { offset += Int(length) }
    return ProtobufReader(buffer, offset..<offset + Int(length))
  }

  /// Reads a field of bytes that may be longer than what is there: then the rest is given.
  mutating func cutMessage() throws(TileFault) -> (message: ProtobufReader, isCut: Bool) {
    let length = try varint()
    let isCut = length > UInt64(count)
    let stop = isCut ? end : offset + Int(length)
    defer { offset = stop }
    return (ProtobufReader(buffer, offset..<stop), isCut)
  }

  /// Skips the value of a field.
  mutating func skip(_ type: WireType) throws(TileFault) {
    switch type {
    case .varint: _ = try varint()
    case .fixed64: _ = try fixed(8)
    case .bytes: _ = try message()
    case .fixed32: _ = try fixed(4)
    }
  }
}

/// Reads the numbers of a repeated field of a message: packed, in several packed pieces, or one by one,
/// as the writer liked.
struct RepeatedNumbers {
  private var message: ProtobufReader
  private var piece: ProtobufReader
  private let number: UInt64

  /// - Parameter message: before the first field of that number.
  init(_ number: UInt64, of message: ProtobufReader) {
    self.message = message
    self.number = number
    piece = ProtobufReader(message.buffer, message.offset..<message.offset)
  }

  /// The most numbers that can follow: each takes one byte at least.
  var mostLeft: Int { piece.count + message.count }

  /// Reads the next number, of which 32 bits count; `nil` at the end.
  @inline(__always)
  mutating func next() throws(TileFault) -> UInt32? {
    if piece.isAtEnd { return try nextOfPieces() }
    return UInt32(truncatingIfNeeded: try piece.varint())
  }

  private mutating func nextOfPieces() throws(TileFault) -> UInt32? {
    while piece.isAtEnd {
      guard let field = try message.field() else { return nil }
      switch (field.number, field.type) {
      case (number, .bytes): piece = try message.message()
      case (number, .varint):
        return UInt32(truncatingIfNeeded: try message.varint())
      default: try message.skip(field.type)
      }
    }
    return UInt32(truncatingIfNeeded: try piece.varint())
  }
}
