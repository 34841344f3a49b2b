/// Writes ZIP archives whose files are stored (APPNOTE.TXT, 4.3).
package enum ZIPFixture {
  package static func archive(_ files: [(name: String, text: String, flags: UInt16)]) -> [UInt8] {
    archive(bytes: files.map { ($0.name, Array($0.text.utf8), $0.flags) })
  }

  package static func archive(
    bytes files: [(name: String, bytes: [UInt8], flags: UInt16)]
  ) -> [UInt8] {
    var (archive, directory) = ([UInt8](), [UInt8]())
    for file in files {
      let checksum = self.checksum(file.bytes)
      let common =
        number(UInt16(20)) + number(file.flags) + number(UInt16(0)) + number(UInt32(0))
        + number(checksum) + number(UInt32(file.bytes.count)) + number(UInt32(file.bytes.count))
        + number(UInt16(file.name.utf8.count)) + number(UInt16(0))
      directory +=
        number(UInt32(0x0201_4B50)) + number(UInt16(20)) + common + number(UInt16(0))
        + number(UInt16(0)) + number(UInt16(0)) + number(UInt32(0))
        + number(UInt32(archive.count)) + Array(file.name.utf8)
      archive += number(UInt32(0x0403_4B50)) + common + Array(file.name.utf8) + file.bytes
    }
    let count = number(UInt16(files.count))
    return archive + directory + number(UInt32(0x0605_4B50)) + number(UInt32(0)) + count + count
      + number(UInt32(directory.count)) + number(UInt32(archive.count)) + number(UInt16(0))
  }

  /// CRC-32 (ISO 3309), bit by bit.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }

  private static func number(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian, Array.init)
  }
}
