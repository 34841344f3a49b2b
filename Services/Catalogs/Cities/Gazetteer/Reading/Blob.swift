import Domain
import FoundationEssentials

/// A file of the gazetteer with a header that was checked.
///
/// Each section lies within the bytes and has the length that its number of elements needs. The
/// values of elements are not checked here: readers take a row, index or offset out of range for an
/// empty value.
///
/// There is one type for both files, because a generic one would be made anew at each start of the
/// program.
struct Blob: Sendable {
  let data: Data
  let version: UInt32
  /// The number n of cities.
  let cityCount: Int
  /// The number of entries: n, or the number m of other names.
  let entryCount: Int
  let fingerprint: UInt64
  private let sections: [Bounds]

  /// The place of a section; an array of `Range<Int>` would also be made anew at each start.
  private struct Bounds {
    let start: Int
    let length: Int
  }

  /// Reads the header, and nothing else.
  init<Section: BlobSection>(_ data: Data, of _: Section.Type) throws(GazetteerError) {
    self.data = data
    (version, cityCount, entryCount, fingerprint, sections) = try data.bytes.withUnsafeBytes {
      bytes throws(GazetteerError) in
      let tableEnd = GazetteerLayout.headerSize + 8 * Section.allCases.count
      guard bytes.starts(with: Section.magic) else { throw .notAGazetteer }
      guard bytes.count >= tableEnd else { throw .damaged(section: nil) }
      let version = bytes.u32(8)
      guard GazetteerLayout.oldestVersion...GazetteerLayout.version ~= version else {
        throw .unsupportedVersion(version)
      }
      let (cityCount, entryCount) = (Int(bytes.u32(16)), Int(bytes.u32(20)))
      guard Int(bytes.u32(12)) == Section.allCases.count,
        cityCount <= GazetteerLayout.maximumRows
      else { throw .damaged(section: nil) }
      var sections: [Bounds] = []
      for section in Section.allCases {
        let entry = GazetteerLayout.headerSize + 8 * section.rawValue
        let (start, length) = (Int(bytes.u32(entry)), Int(bytes.u32(entry + 4)))
        guard start >= tableEnd, start % GazetteerLayout.alignment == 0,
          start + length <= bytes.count,
          length == section.expectedLength(entryCount, version: version) ?? length
        else { throw .damaged(section: section.rawValue) }
        sections.append(Bounds(start: start, length: length))
      }
      return (version, cityCount, entryCount, bytes.u64(24), sections)
    }
  }

  func range(_ section: some BlobSection) -> Range<Int> {
    let bounds = sections[section.rawValue]
    return bounds.start..<bounds.start + bounds.length
  }

  /// Returns the bytes of a section.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - bytes: the bytes of the file.
  func section(
    _ section: some BlobSection, of bytes: UnsafeRawBufferPointer
  ) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[range(section)])
  }

  /// Returns the bytes of a file: a header and sections.
  static func file<Section: BlobSection>(
    cityCount: Int, entryCount: Int, fingerprint: UInt64, _ sections: [Section: [UInt8]]
  ) -> Data {
    let sections = Section.allCases.map { sections[$0] ?? [] }
    var header = Section.magic
    header += .column([
      GazetteerLayout.version, UInt32(sections.count), UInt32(cityCount), UInt32(entryCount),
    ])
    header.append(littleEndian: fingerprint)
    var offset = GazetteerLayout.headerSize + 8 * sections.count
    for section in sections {
      header += .column([UInt32(offset), UInt32(section.count)])
      offset = GazetteerLayout.aligned(offset + section.count)
    }
    header.pad()
    var file = Data(capacity: offset)
    for part in [header] + sections {
      file.append(contentsOf: part)
      file.append(
        contentsOf: repeatElement(0, count: GazetteerLayout.aligned(part.count) - part.count))
    }
    return file
  }
}

/// The sections of a file, numbered from 0 in their order.
protocol BlobSection: RawRepresentable<Int>, CaseIterable, Hashable, Sendable {
  /// The first bytes of the file.
  static var magic: [UInt8] { get }

  /// Returns the length that a section must have for a number of entries; `nil` if its contents
  /// decide.
  func expectedLength(_ count: Int, version: UInt32) -> Int?
}

/// The reasons why the bytes of a gazetteer can't be used.
package enum GazetteerError: Error, Hashable, Sendable {
  /// The bytes do not start like the expected file.
  case notAGazetteer
  /// Another version of the program wrote the file.
  case unsupportedVersion(UInt32)
  /// The header, or the section with this number, does not fit the bytes.
  case damaged(section: Int?)
  /// The cities and the other names were not built together.
  case mismatched
}

/// Reads little-endian numbers at byte offsets, which the caller must have checked.
extension UnsafeRawBufferPointer {
  func u16(_ offset: Int) -> UInt16 {
    UInt16(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  func u24(_ offset: Int) -> Int {
    Int(self[offset]) | Int(self[offset + 1]) << 8 | Int(self[offset + 2]) << 16
  }

  func u32(_ offset: Int) -> UInt32 {
    UInt32(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  func u64(_ offset: Int) -> UInt64 { UInt64(u32(offset)) | UInt64(u32(offset + 4)) << 32 }

  func i32(_ offset: Int) -> Int32 { Int32(bitPattern: u32(offset)) }
}

extension [UInt8] {
  /// Appends zeros up to a multiple of ``GazetteerLayout/alignment``.
  mutating func pad() {
    append(contentsOf: repeatElement(0, count: GazetteerLayout.aligned(count) - count))
  }

  /// Returns the bytes of little-endian numbers.
  static func column(_ values: [some FixedWidthInteger]) -> Self {
    values.map(\.littleEndian).withUnsafeBytes { Array($0) }
  }

  /// Returns the bytes of little-endian numbers with three bytes each.
  static func u24s(_ values: [Int]) -> Self {
    var bytes: Self = []
    bytes.reserveCapacity(3 * values.count)
    for value in values { bytes.append(u24: value) }
    return bytes
  }
}
