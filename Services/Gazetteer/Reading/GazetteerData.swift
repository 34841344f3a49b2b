/// The two files of a gazetteer that belong together, their headers checked.
struct GazetteerData: Sendable {
  let cities: Blob
  let otherNames: Blob

  /// Reads the two headers, and nothing else.
  init(cities: BlobBytes, otherNames: BlobBytes) throws(GazetteerError) {
    self.cities = try Blob(
      cities, magic: GazetteerLayout.citiesMagic,
      expectedLengths: CitySection.allCases.map { $0.expectedLength })
    self.otherNames = try Blob(
      otherNames, magic: GazetteerLayout.otherNamesMagic,
      expectedLengths: OtherNameSection.allCases.map { $0.expectedLength })
    guard self.cities.entryCount == self.cities.cityCount,
      self.cities.cityCount == self.otherNames.cityCount,
      self.cities.fingerprint == self.otherNames.fingerprint
    else { throw .mismatched }
  }

  /// The tables are valid within `body` only.
  func read<R, E: Error>(_ body: (CityTable, OtherNameTable) throws(E) -> R) throws(E) -> R {
    try cities.bytes.read { citiesBytes throws(E) in
      try otherNames.bytes.read { otherBytes throws(E) in
        try body(CityTable(citiesBytes, cities), OtherNameTable(otherBytes, otherNames))
      }
    }
  }
}

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
    fingerprint = raw.u64(24)
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

  func section(_ number: Int, of bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[sections[number]])
  }

  /// Writes a file: a header and sections.
  static func file(
    magic: [UInt8], cityCount: Int, entryCount: Int, fingerprint: UInt64, _ sections: [[UInt8]]
  ) -> [UInt8] {
    var file = magic
    file.reserveCapacity(
      sections.reduce(GazetteerLayout.headerSize) { $0 + $1.count + 8 + GazetteerLayout.alignment })
    file += .column([
      GazetteerLayout.version, UInt32(sections.count), UInt32(cityCount), UInt32(entryCount),
    ])
    file.append(littleEndian: fingerprint)
    var offset = GazetteerLayout.headerSize + 8 * sections.count
    for section in sections {
      file += .column([UInt32(offset), UInt32(section.count)])
      offset = GazetteerLayout.aligned(offset + section.count)
    }
    for section in sections {
      file += section
      file.pad()
    }
    return file
  }
}

/// Bytes that outlive whoever reads them: part of the program, an array, or part of a file.
enum BlobBytes: Sendable {
  /// Bytes that are there for the program's whole life; the closure must always return the same.
  case embedded(@Sendable () -> UnsafeRawBufferPointer)
  case owned([UInt8])
  case mapped(MappedFile, Range<Int>)

  /// The pointer is valid within `body` only.
  func read<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R {
    switch self {
    case .embedded(let bytes): return try body(bytes())
    case .owned(let bytes):
      let result = bytes.withUnsafeBytes { raw in Result { () throws(E) -> R in try body(raw) } }
      return try result.get()
    case .mapped(let file, let range):
      return try file.read { bytes throws(E) in
        try body(UnsafeRawBufferPointer(rebasing: bytes[range]))
      }
    }
  }
}

/// Why the bytes of a gazetteer can't be used.
package enum GazetteerError: Error, Hashable, Sendable {
  /// The bytes do not start like the file they should be.
  case notAGazetteer
  /// Written by another version of the program.
  case unsupportedVersion(UInt32)
  /// The header, or the numbered section, does not fit the bytes.
  case damaged(section: Int?)
  /// The cities and the other names were not built together.
  case mismatched
}
