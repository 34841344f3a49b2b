/// The two read-only files of the embedded gazetteer, as `catalejo-data cities` writes them.
///
/// Everything is little-endian; `u24` is three bytes. A *row* is a city's place in display order:
/// fold of the name, country, name, id (texts by UTF-8 bytes, ids as numbers), from 0.
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
/// ``AlternateNameSection``, which say what each holds.
enum GazetteerLayout {
  static let version: UInt32 = 4
  /// The oldest version that is read: a list that was refreshed stays.
  ///
  /// In it the rows of a leaf of ``KDTree`` have no order that is of use. Until version 3 regions are
  /// American states.
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

  /// Bytes of a box of the k-d tree: i32 south, north, west, east (10⁻⁵ degrees, edges
  /// included), u32 greatest population.
  static let boxSize = 20

  /// The number of leaves of the k-d tree: a power of two with at most 32 rows a leaf.
  static func leafCount(forRows rows: Int) -> Int {
    var leaves = 1
    while leaves * 32 < rows { leaves *= 2 }
    return leaves
  }

  /// The first position, in the spatial order, of a leaf's rows; its end is the next one's first.
  static func leafStart(_ leaf: Int, leaves: Int, rows: Int) -> Int { leaf * rows / leaves }

  /// FNV-1a (64 bits; Fowler, Noll and Vo).
  static func checksum(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

/// The sections of `cities.bin`; n is the number of cities, "a row's" means one element for each
/// row in display order.
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
  /// u16 (u8 until version 3): a row's first-level division, an index of ``regionNames``; 0 (an empty
  /// name) for none.
  case regions
  /// u32: a row's inhabitants, 0 for unknown.
  case populations
  /// u32, n + 1 of them: where a row's text starts in ``texts``; the next one's start ends it.
  case textOffsets
  /// u8: how many bytes of a row's text are its fold; the rest is the name.
  case foldLengths
  /// UTF-8: each row's fold(name), then its name.
  case texts
  /// Two letters each, in order.
  case countryCodes
  /// A ``StringTable``.
  case timeZoneNames
  /// A ``StringTable``, by the folds of the names.
  case regionNames
  /// u24: the rows by rising id.
  case rowsByID
  /// u24: the rows in spatial order, see ``KDTree``; in a leaf by falling population.
  case rowsBySpace
  /// ``GazetteerLayout/boxSize`` bytes each, 2·leaves − 1 of them: the boxes of ``KDTree``.
  case boxes
  /// u24, rising: the rows that share name and country with another.
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

/// The sections of `othernames.bin`; m is the number of names, in the order of their fold, then
/// the written form, then the row (texts by UTF-8 bytes).
enum AlternateNameSection: Int, BlobSection {
  /// u24: each name's row.
  case rows
  /// u32, one for each block of ``GazetteerLayout/blockSize`` names: where it starts in ``names``.
  case blockOffsets
  /// For each byte value of a coded fold: u8 length, and as many of the
  /// ``GazetteerLayout/longestCode`` bytes that follow are what it stands for.
  case codes
  /// The names, front-coded anew in each block; see ``AlternateNameCursor`` for one name's bytes.
  case names
  /// u24: the names' numbers by rising row; those of a row in the order of the names.
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

/// How a namesake is told from the others: an entry of ``CitySection/namesakeMarks`` is the row of the
/// nearest city with more inhabitants, or one of these, which are no rows.
enum NamesakeMark {
  /// There is no larger city.
  static let none = 0xFF_FFFF
  /// By its region, which no other of them has.
  static let region = 0xFF_FFFE
  /// The nearest larger city is looked for when the row is read: finding all of them takes longer
  /// than the rest of a refreshed list.
  static let lookedUp = 0xFF_FFFD
}
