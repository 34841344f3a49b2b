/// Reads numbers and texts one after the other; an end that comes too early is an error.
struct PokedexCursor {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset == bytes.count }

  mutating func take(_ count: Int) throws(PokedexBlobError) -> ArraySlice<UInt8> {
    guard count <= bytes.count - offset else { throw .truncated }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  mutating func byte() throws(PokedexBlobError) -> Int {
    guard offset < bytes.count else { throw .truncated }
    defer { offset += 1 }
    return Int(bytes[offset])
  }

  mutating func short() throws(PokedexBlobError) -> UInt16 {
    let low = try byte()
    return UInt16(truncatingIfNeeded: low | (try byte() << 8))
  }

  mutating func word() throws(PokedexBlobError) -> UInt32 {
    let low = UInt32(try short())
    return low | UInt32(try short()) << 16
  }

  mutating func text() throws(PokedexBlobError) -> String {
    guard let text = String(validating: try take(try byte()), as: UTF8.self) else {
      throw .damaged
    }
    return text
  }
}
