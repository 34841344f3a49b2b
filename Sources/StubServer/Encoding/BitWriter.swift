/// Packs bits from the lowest of each byte on, as DEFLATE does.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var count = 0

  mutating func append(_ bits: [UInt8]) {
    for bit in bits {
      if count % 8 == 0 { bytes.append(0) }
      bytes[bytes.count - 1] |= bit << (count % 8)
      count += 1
    }
  }
}
