import Contracts
import FoundationEssentials
import Geo

/// The places of the sections of one detail, checked against the length of the blob.
struct AtlasTable: Sendable {
  /// A run of elements of one size.
  struct Section {
    let offset: Int
    let count: Int
  }

  let bytes: Data
  let grid: AtlasGrid
  /// In the order of their kinds.
  private let sections: [Section]

  subscript(kind: AtlasSection) -> Section { sections[Int(kind.rawValue) - 1] }

  /// Reads header and section table, and nothing behind them; the tables of all details.
  static func read(_ bytes: Data) throws(AtlasError) -> [AtlasTable] {
    let entries = try entries(of: bytes.bytes)
    return try AtlasLayout.details.map { detail throws(AtlasError) in
      let grid = AtlasGrid(detail)
      let sections = try AtlasSection.allCases.map { kind throws(AtlasError) in
        let entry = entries.first { $0.kind == kind.rawValue && $0.detail == detail.code }
        guard let section = entry?.section else {
          throw .missingSection(kind: kind.rawValue, detail: detail.code)
        }
        guard kind.count(in: grid) ?? section.count == section.count else {
          throw .badSection(kind: kind.rawValue, detail: detail.code)
        }
        return section
      }
      return AtlasTable(bytes: bytes, grid: grid, sections: sections)
    }
  }

  /// The number at an index of a section of numbers.
  func number(_ index: Int, in kind: AtlasSection) -> Int {
    Int(bytes.bytes.number(at: self[kind].offset + index * 4))
  }

  /// Returns the elements of another section that belong to some elements of this one, which follow
  /// one another.
  func elements(of indices: Range<Int>, in kind: AtlasSection, below limit: Int) -> Range<Int> {
    let start = number(indices.lowerBound, in: kind)
    let end = number(indices.upperBound, in: kind)
    return start < end ? (start..<end).clamped(to: 0..<max(0, limit)) : 0..<0
  }

  func points(_ indices: Range<Int>, in kind: AtlasSection) -> [WorldPoint] {
    QuantizedPoint.worldPoints(
      bytes.bytes, at: self[kind].offset + indices.lowerBound * QuantizedPoint.length,
      count: indices.count)
  }

  /// A line of the section table; they are few, so they are searched as they stand.
  private typealias Entry = (kind: UInt32, detail: UInt32, section: Section)

  private static func entries(of bytes: RawSpan) throws(AtlasError) -> [Entry] {
    let length = bytes.byteCount
    guard length >= AtlasLayout.headerLength,
      bytes.withUnsafeBytes({ $0.starts(with: AtlasLayout.magic) })
    else { throw .notAnAtlas }
    let version = bytes.number(at: 8)
    guard version == AtlasLayout.version else { throw .unsupportedVersion(version) }
    let stated = Int(bytes.number(at: 12))
    guard stated == length else { throw .wrongLength(stated: stated, actual: length) }
    let count = Int(bytes.number(at: 16))
    guard AtlasLayout.headerLength + count * AtlasLayout.sectionEntryLength <= length else {
      throw .notAnAtlas
    }
    var entries: [Entry] = []
    for index in 0..<count {
      let place = AtlasLayout.headerLength + index * AtlasLayout.sectionEntryLength
      let entry: Entry = (
        bytes.number(at: place), bytes.number(at: place + 4),
        Section(
          offset: Int(bytes.number(at: place + 8)), count: Int(bytes.number(at: place + 12)))
      )
      guard
        let kind = AtlasSection(rawValue: entry.kind),
        entry.section.offset + entry.section.count * kind.stride <= length,
        !entries.contains(where: { $0.kind == entry.kind && $0.detail == entry.detail })
      else { throw .badSection(kind: entry.kind, detail: entry.detail) }
      entries.append(entry)
    }
    return entries
  }
}

extension RawSpan {
  /// The u32 at a byte offset, which must be within bounds.
  func number(at offset: Int) -> UInt32 {
    UInt32(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}

/// Why a blob is not a map this program can read.
package enum AtlasError: Error, Hashable, Sendable {
  /// It does not start with the magic, or ends within the header or the section table.
  case notAnAtlas
  case unsupportedVersion(UInt32)
  /// The header states another length than the blob has.
  case wrongLength(stated: Int, actual: Int)
  /// A section lies outside the blob, or has a number of elements it can't have.
  case badSection(kind: UInt32, detail: UInt32)
  case missingSection(kind: UInt32, detail: UInt32)
}
