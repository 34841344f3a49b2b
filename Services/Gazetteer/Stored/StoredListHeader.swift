import Catalog

/// What stands before the two files of a gazetteer in a stored list of cities.
///
/// Everything is little-endian, and every part starts at a multiple of 8:
///
/// | offset | type | |
/// |---|---|---|
/// | 0 | 8 bytes | ``magic`` |
/// | 8 | u32 | ``version`` |
/// | 12 | u32 | bytes of the header, the validators and padding included |
/// | 16 | u64 | ``checksum(_:)`` of the header's other bytes |
/// | 24 | i64 | when the list was fetched, seconds since 1970 |
/// | 32 | u64 | ``source`` |
/// | 40 | u32 | rows that were left out |
/// | 44 | u32 | bytes of the cities, which follow the header |
/// | 48 | u32 | bytes of the other names, which follow them and end the file |
/// | 52 | u32 | bytes of the entity tag; ``none`` where there is none |
/// | 56 | u32 | bytes of the time of change; ``none`` where there is none |
/// | 64 | UTF-8 | entity tag, time of change |
struct StoredListHeader: Hashable {
  static let magic = Array("CJSTORED".utf8)
  static let version: UInt32 = 1
  static let fixedSize = 64
  /// More than a service's validators can need.
  static let longestText = 65_536
  static let none = UInt32.max

  let stamp: Stamp
  /// Rows of the service's answer that were left out.
  let skipped: Int
  /// A hash of the address the list is from: a version of one list is none of another.
  let source: UInt64
  let citiesCount: Int
  let otherNamesCount: Int

  /// Where the cities, and the other names, are in the file.
  func ranges(headerCount: Int) -> (cities: Range<Int>, otherNames: Range<Int>) {
    let middle = headerCount + GazetteerLayout.aligned(citiesCount)
    return (headerCount..<headerCount + citiesCount, middle..<middle + otherNamesCount)
  }

  var bytes: [UInt8] {
    let validators = stamp.validators
    let texts = [validators.etag, validators.lastModified].map { text in
      // A text too long for the header is not needed: without it, the list comes whole.
      text.map { Array($0.utf8) }.flatMap { $0.count <= Self.longestText ? $0 : nil }
    }
    let rest = texts.compactMap { $0 }.flatMap { $0 }
    let size = GazetteerLayout.aligned(Self.fixedSize + rest.count)
    var tail: [UInt8] = []
    tail.append(u64: UInt64(bitPattern: Int64(stamp.fetchedAt)))
    tail.append(u64: source)
    tail.append(u32: UInt32(clamping: skipped))
    tail.append(u32: UInt32(clamping: citiesCount))
    tail.append(u32: UInt32(clamping: otherNamesCount))
    for text in texts { tail.append(u32: text.map { UInt32($0.count) } ?? Self.none) }
    tail.append(u32: 0)
    tail += rest
    tail.pad(to: 8)
    var head = Self.magic
    head.append(u32: Self.version)
    head.append(u32: UInt32(size))
    head.append(u64: Self.checksum(head + tail))
    return head + tail
  }

  /// FNV-1a (64 bits).
  static func checksum(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
