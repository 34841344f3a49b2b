/// The two read-only files of the embedded gazetteer, as `catalejo-data cities` writes them.
///
/// Everything is little-endian; `u24` is three bytes. A *row* is a city's place in display order:
/// fold of the name, country, name, id (texts by UTF-8 bytes, ids as numbers), from 0.
///
/// ## Header, the same for both files
///
/// | offset | type | |
/// |---|---|---|
/// | 0 | 8 bytes | ``citiesMagic`` or ``otherNamesMagic`` |
/// | 8 | u32 | ``version`` |
/// | 12 | u32 | number of sections |
/// | 16 | u32 | number of cities, n |
/// | 20 | u32 | number of entries: n, or the number of other names, m |
/// | 24 | u64 | ``fingerprint(ofIDs:)`` of the cities: both files must have the same |
/// | 32 | (u32, u32) × sections | each section's offset from the file's start, and its length |
///
/// Sections start at multiples of ``alignment``, in the order of ``CitySection`` and
/// ``OtherNameSection``, which say what each holds.
enum GazetteerLayout {
  static let citiesMagic = Array("CJCITIES".utf8)
  static let otherNamesMagic = Array("CJONAMES".utf8)
  static let version: UInt32 = 3
  /// The oldest version that is read, in which the rows of a leaf of ``SpaceIndex`` have no order that
  /// is of use: a list that was refreshed stays.
  static let oldestVersion: UInt32 = 2
  static let headerSize = 32
  static let alignment = 8

  /// The next multiple of ``alignment``.
  static func aligned(_ offset: Int) -> Int { (offset + alignment - 1) / alignment * alignment }

  /// The most rows a u24 can name, less the three values ``NamesakeMark`` takes.
  static let maximumRows = 0xFF_FFFD

  /// Other names in a front-coded block.
  static let blockSize = 64

  /// The most bytes one byte of a coded fold stands for.
  static let longestCode = 7

  /// Bytes of a box of the spatial index: i32 south, north, west, east (10⁻⁵ degrees, edges
  /// included), u32 greatest population.
  static let boxSize = 20

  /// The number of leaves of the spatial index: a power of two with at most 32 rows a leaf.
  static func leafCount(forRows rows: Int) -> Int {
    var leaves = 1
    while leaves * 32 < rows { leaves *= 2 }
    return leaves
  }

  /// The first position, in the spatial order, of a leaf's rows; its end is the next one's first.
  static func leafStart(_ leaf: Int, leaves: Int, rows: Int) -> Int { leaf * rows / leaves }

  /// FNV-1a (64 bits) over the ids' four bytes each, in display order.
  static func fingerprint(ofIDs ids: some Sequence<UInt32>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for id in ids {
      for shift in [0, 8, 16, 24] as [UInt32] {
        hash = (hash ^ UInt64(truncatingIfNeeded: (id >> shift) & 0xFF)) &* 0x100_0000_01B3
      }
    }
    return hash
  }
}
