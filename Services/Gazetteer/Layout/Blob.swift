/// A file of the gazetteer whose header was checked.
///
/// Every section lies within the bytes and has the length its count of elements needs. What the
/// elements say is not checked here; readers treat a row, index or offset that is out of range as
/// an empty value.
struct Blob: Sendable {
  let bytes: BlobBytes
  let version: UInt32
  /// n.
  let cityCount: Int
  /// n or m.
  let entryCount: Int
  let fingerprint: UInt64
  let sections: [Range<Int>]

  /// Reads the header, and nothing else; `expectedLengths` says what each section's length must be
  /// for a number of entries.
  init(
    _ bytes: BlobBytes, magic: [UInt8], expectedLengths: [(Int) -> Int?]
  ) throws(GazetteerError) {
    self = try bytes.read { raw throws(GazetteerError) in
      try Blob(bytes, raw, magic, expectedLengths)
    }
  }

  private init(
    _ bytes: BlobBytes, _ raw: UnsafeRawBufferPointer, _ magic: [UInt8],
    _ expectedLengths: [(Int) -> Int?]
  ) throws(GazetteerError) {
    let tableEnd = GazetteerLayout.headerSize + 8 * expectedLengths.count
    guard raw.starts(with: magic) else { throw .notAGazetteer }
    guard raw.count >= tableEnd else { throw .damaged(section: nil) }
    version = raw.u32(8)
    guard GazetteerLayout.oldestVersion...GazetteerLayout.version ~= version else {
      throw .unsupportedVersion(version)
    }
    self.bytes = bytes
    cityCount = Int(raw.u32(16))
    entryCount = Int(raw.u32(20))
    fingerprint = UInt64(raw.u32(24)) | UInt64(raw.u32(28)) << 32
    guard Int(raw.u32(12)) == expectedLengths.count, cityCount <= GazetteerLayout.maximumRows
    else { throw .damaged(section: nil) }
    var sections: [Range<Int>] = []
    for (index, expectedLength) in expectedLengths.enumerated() {
      let start = Int(raw.u32(GazetteerLayout.headerSize + 8 * index))
      let length = Int(raw.u32(GazetteerLayout.headerSize + 8 * index + 4))
      guard start >= tableEnd, start % GazetteerLayout.alignment == 0, start + length <= raw.count,
        length == expectedLength(entryCount) ?? length
      else { throw .damaged(section: index) }
      sections.append(start..<start + length)
    }
    self.sections = sections
  }
}
