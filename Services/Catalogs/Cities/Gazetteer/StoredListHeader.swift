import Contracts
import Domain

/// The header before the two files of a gazetteer in a stored list of cities.
///
/// Everything is little-endian, and every part starts at a multiple of 8:
///
/// | offset | type | |
/// |---|---|---|
/// | 0 | 8 bytes | ``magic`` |
/// | 8 | u32 | ``version`` |
/// | 12 | u32 | bytes of the header, the validators and padding included |
/// | 16 | u64 | ``GazetteerLayout/checksum(_:)`` of the header's other bytes |
/// | 24 | i64 | when the list was fetched, seconds since 1970 |
/// | 32 | u64 | ``source`` |
/// | 40 | u32 | rows that were left out |
/// | 44 | u32 | bytes of the cities, which follow the header |
/// | 48 | u32 | bytes of the other names, which follow them and end the file |
/// | 52 | u32 | bytes of the entity tag; ``none`` where there is none |
/// | 56 | u32 | bytes of the time of change; ``none`` where there is none |
/// | 60 | u32 | ``unicodeVersion``; 0 where a program wrote it that did not say |
/// | 64 | UTF-8 | entity tag, time of change |
struct StoredListHeader: Hashable {
  static let magic = Array("CJSTORED".utf8)
  static let version: UInt32 = 1
  static let fixedSize = 64
  /// The largest size of a validator; no service needs as much.
  static let longestText = 65_536
  static let none = UInt32.max

  let metadata: CacheMetadata
  /// The number of rows of the service's answer that were left out.
  let skipped: Int
  /// A hash of the list's address: the validators of one list mean nothing for another.
  let source: UInt64
  let citiesCount: Int
  let alternateNamesCount: Int
  /// The version of Unicode by which the names are folded.
  var unicodeVersion = Fold.unicodeVersion

  /// Whether names are folded like the texts that are searched; 0, which old programs wrote, counts
  /// as yes.
  var hasFoldsOfToday: Bool { [0, Fold.unicodeVersion].contains(unicodeVersion) }

  /// The size of the header in bytes.
  var size: Int {
    GazetteerLayout.aligned(texts.reduce(Self.fixedSize) { $0 + ($1?.count ?? 0) })
  }

  /// The place of the cities in the file.
  var cities: Range<Int> { size..<size + citiesCount }

  /// The place of the other names in the file.
  var alternateNames: Range<Int> {
    let start = GazetteerLayout.aligned(cities.upperBound)
    return start..<start + alternateNamesCount
  }

  /// The validators.
  ///
  /// One that is too long for the header is dropped: without it, the list is fetched as a whole.
  private var texts: [[UInt8]?] {
    [metadata.validators.etag, metadata.validators.lastModified].map { text in
      text.map { Array($0.utf8) }.flatMap { $0.count <= Self.longestText ? $0 : nil }
    }
  }

  var bytes: [UInt8] {
    let counts =
      [skipped, citiesCount, alternateNamesCount].map { UInt32(clamping: $0) }
      + texts.map { $0.map { UInt32($0.count) } ?? Self.none } + [unicodeVersion]
    var tail: [UInt8] = .column([UInt64(bitPattern: Int64(metadata.fetchedAt)), source])
    tail += .column(counts) + texts.flatMap { $0 ?? [] }
    tail.pad()
    var head = Self.magic + .column([Self.version, UInt32(size)])
    head.append(littleEndian: GazetteerLayout.checksum(head + tail))
    return head + tail
  }

  /// Reads a header; the file must have the length that the header says.
  /// - Throws: `newerVersion`, `damaged`.
  static func read(_ file: UnsafeRawBufferPointer) throws(FileProblem) -> Self {
    guard file.count >= fixedSize, file.starts(with: magic) else {
      throw .damaged(detail: "not a list of cities")
    }
    guard file.u32(8) <= version else { throw .newerVersion }
    let size = Int(file.u32(12))
    guard file.u32(8) == version, (fixedSize...file.count).contains(size),
      GazetteerLayout.checksum([file[..<16], file[24..<size]].joined()) == file.u64(16)
    else { throw .damaged(detail: "header") }
    var texts: [String?] = []
    var end = fixedSize
    for count in [file.u32(52), file.u32(56)] {
      let start = end
      if count != none { end += Int(count) }
      guard end <= size else { throw .damaged(detail: "header") }
      texts.append(count == none ? nil : String(decoding: file[start..<end], as: UTF8.self))
    }
    let header = Self(
      metadata: CacheMetadata(
        fetchedAt: Int(Int64(bitPattern: file.u64(24))),
        validators: Validators(etag: texts[0], lastModified: texts[1])),
      skipped: Int(file.u32(40)), source: file.u64(32), citiesCount: Int(file.u32(44)),
      alternateNamesCount: Int(file.u32(48)), unicodeVersion: file.u32(60))
    guard header.size == size else { throw .damaged(detail: "header") }
    guard header.alternateNames.upperBound == file.count else { throw .damaged(detail: "size") }
    return header
  }
}
