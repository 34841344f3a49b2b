/// The two read-only files of the embedded gazetteer, as `catalejo-data cities` writes them.
///
/// Everything is little-endian; `u24` has three bytes. A *row* is the number of a city in display
/// order, from 0: by the fold of the name, country, name, and id (texts by UTF-8 bytes, ids as
/// numbers).
///
/// ## Header, the same for both files
///
/// | offset | type | |
/// |---|---|---|
/// | 0 | 8 bytes | ``BlobSection/magic`` |
/// | 8 | u32 | ``version`` |
/// | 12 | u32 | number of sections |
/// | 16 | u32 | number of cities, n |
/// | 20 | u32 | number of entries: n, or the number of other names, m |
/// | 24 | u64 | ``checksum(_:)`` of the cities' ids, u32 each, in display order: both files must have the same |
/// | 32 | (u32, u32) × sections | each section's offset from the file's start, and its length |
///
/// Sections start at multiples of ``alignment``, in the order of ``CitySection`` and
/// ``AlternateNameSection``, which describe their contents.
enum GazetteerLayout {
  static let version: UInt32 = 4
  /// The oldest version that can be read, so that a refreshed list of an older program stays in use.
  ///
  /// In that version, the rows of a leaf of ``KDTree`` are in no useful order. Up to version 3,
  /// regions are only American states.
  static let oldestVersion: UInt32 = 2
  static let headerSize = 32
  static let alignment = 8

  /// Returns the next multiple of ``alignment``.
  static func aligned(_ offset: Int) -> Int { (offset + alignment - 1) / alignment * alignment }

  /// The largest number of rows that a u24 can name, without the three values of ``NamesakeMark``.
  static let maximumRows = 0xFF_FFFD

  /// The number of other names in a front-coded block.
  static let blockSize = 64

  /// The largest number of bytes that one byte of a coded fold stands for.
  static let longestCode = 7

  /// The bytes of a box of the k-d tree: i32 south, north, west, east (10⁻⁵ degrees, including the
  /// edges), u32 greatest population.
  static let boxSize = 20

  /// Returns the number of leaves of the k-d tree: a power of two with at most 32 rows in a leaf.
  static func leafCount(forRows rows: Int) -> Int {
    var leaves = 1
    while leaves * 32 < rows { leaves *= 2 }
    return leaves
  }

  /// Returns the first place of a leaf's rows in the spatial order; they end at the next leaf's first
  /// place.
  static func leafStart(_ leaf: Int, leaves: Int, rows: Int) -> Int { leaf * rows / leaves }

  /// Returns the hash FNV-1a with 64 bits (Fowler, Noll and Vo).
  static func checksum(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

/// The sections of `cities.bin`.
///
/// n is the number of cities; "a row's" means one element for each row in display order.
enum CitySection: Int, BlobSection {
  /// u32: a row's GeoNames id.
  case ids
  /// i32: a row's latitude in 10⁻⁵ degrees.
  case latitudes
  /// i32: a row's longitude in 10⁻⁵ degrees.
  case longitudes
  /// u8: a row's country, an index of ``countryCodes``.
  case countries
  /// u16: a row's time zone, an index of ``timeZoneNames``.
  case timeZones
  /// u16 (u8 up to version 3): a row's first-level division, an index of ``regionNames``; 0 (an empty
  /// name) is none.
  case regions
  /// u32: a row's inhabitants; 0 is unknown.
  case populations
  /// u32, n + 1 of them: the offset of a row's text in ``texts``; it ends at the offset of the next
  /// one.
  case textOffsets
  /// u8: the number of bytes of a row's text that are its fold; the rest is the name.
  case foldLengths
  /// UTF-8: each row's fold of the name, then its name.
  case texts
  /// Two letters each, in rising order.
  case countryCodes
  /// A ``StringTable``.
  case timeZoneNames
  /// A ``StringTable``, sorted by the folds of the names.
  case regionNames
  /// u24: the rows by rising id.
  case rowsByID
  /// u24: the rows in spatial order, see ``KDTree``; within a leaf by falling population.
  case rowsBySpace
  /// ``GazetteerLayout/boxSize`` bytes each, 2·leaves − 1 of them: the boxes of ``KDTree``.
  case boxes
  /// u24, rising: the rows that share their name and country with another one.
  case namesakes
  /// u24 for each of ``namesakes``: a row or a mark, see ``NamesakeMark``.
  case namesakeMarks

  static let magic = Array("CJCITIES".utf8)

  func expectedLength(_ n: Int, version: UInt32) -> Int? {
    switch self {
    case .ids, .latitudes, .longitudes, .populations: 4 * n
    case .countries, .foldLengths: n
    case .regions: version < 4 ? n : 2 * n
    case .timeZones: 2 * n
    case .textOffsets: 4 * (n + 1)
    case .rowsByID, .rowsBySpace: 3 * n
    case .boxes: GazetteerLayout.boxSize * (2 * GazetteerLayout.leafCount(forRows: n) - 1)
    case .texts, .countryCodes, .timeZoneNames, .regionNames, .namesakes, .namesakeMarks: nil
    }
  }
}

/// The sections of `othernames.bin`.
///
/// m is the number of names, sorted by their folds, then the written form, then the row (texts by
/// UTF-8 bytes).
enum AlternateNameSection: Int, BlobSection {
  /// u24: each name's row.
  case rows
  /// u32, one for each block of ``GazetteerLayout/blockSize`` names: its offset in ``names``.
  case blockOffsets
  /// For each byte value of a coded fold: u8 length, then ``GazetteerLayout/longestCode`` bytes; the
  /// first `length` of them are the sequence that the value stands for.
  case codes
  /// The names, front-coded in blocks; see ``AlternateNameCursor`` for the bytes of a name.
  case names
  /// u24: the numbers of the names by rising row; the names of a row are in their order.
  case namesByRow

  static let magic = Array("CJONAMES".utf8)

  func expectedLength(_ m: Int, version: UInt32) -> Int? {
    let size = GazetteerLayout.blockSize
    switch self {
    case .rows, .namesByRow: return 3 * m
    case .blockOffsets: return 4 * ((m + size - 1) / size)
    case .codes: return 256 * (1 + GazetteerLayout.longestCode)
    case .names: return nil
    }
  }
}

/// The way to tell a namesake from the others.
///
/// An entry of ``CitySection/namesakeMarks`` is the row of the nearest city with more inhabitants, or
/// one of these values, which are not rows.
enum NamesakeMark {
  /// There is no larger city.
  static let none = 0xFF_FFFF
  /// Its region, which none of the others has.
  static let region = 0xFF_FFFE
  /// The nearest larger city is looked up when the row is read: finding it for all rows would take
  /// longer than the rest of refreshing a list.
  static let lookedUp = 0xFF_FFFD
}
