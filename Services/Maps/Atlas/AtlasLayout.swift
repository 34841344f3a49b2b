package import Contracts

/// The file layout of the embedded map.
///
/// All numbers are little-endian and unsigned. The file has these parts:
///
/// - The header, 20 bytes: magic `CTJATLAS`, u32 version, u32 length of the file, u32 number of
///   sections.
/// - The table of sections, 16 bytes each: u32 kind, u32 detail (0 globe, 1 world, 2 region), u32
///   offset, u32 count.
/// - The sections, `count` elements each, in the order of the table.
///
/// Each detail has a grid of `side` × `side` cells over the world (`AtlasGrid`). The side is 4 for the
/// globe, 16 for the world, 64 for a region. The cells are numbered row by row from the north west.
/// Each detail has one section of each kind (`AtlasSection`). The lines:
///
/// - `points`, 6 bytes each: u24 x, u24 y, in units of the Web Mercator world / (2^24 - 1). The
///   unit is about 2.4 m, a quarter of a dot at the deepest zoom (2^22 dots round the world).
/// - `chunks`, 24 bytes each: u32 minX, minY, maxX, maxY in units of points, u32 first point,
///   u16 number of points (2...64), u8 layer (0 coast, 1 border, 2 lake, 3 river), u8 flag.
///   The flag is 1 if the chunk goes on from the one before, whose last point is then its first.
///   A line is the run of its chunks.
/// - `cells`, u32 each: for each cell the index of its first member; then the number of all
///   members.
/// - `members`, u32 each: the chunks whose bounds touch the cell, ascending.
///
/// The areas, cut to the cells:
///
/// - `tiles`, u32 each: for each cell the index of its first area of land, then for each cell that
///   of its first area of a lake; then the number of all areas.
/// - `areas`, u32 each: the index of an area's first ring; then the number of the areas' rings.
/// - `rings`, u32 each: the index of a ring's first corner; then the number of all corners. The
///   rings of the areas come first, those of the countries follow.
/// - `corners`, 6 bytes each, like `points`. A ring is closed without repeating its first corner;
///   the rings of an area, and those of a country, are filled by the even-odd rule.
///
/// The countries, which only the world has:
///
/// - `countries`, 8 bytes each: two letters (ISO 3166-1 alpha-2), u16 number of rings, u32 first
///   ring; by rising code.
package enum AtlasLayout {
  package static let magic = Array("CTJATLAS".utf8)
  package static let version: UInt32 = 3
  package static let headerLength = 20
  package static let sectionEntryLength = 16
  /// Each at its number.
  static let details: [MapDetail] = [.globe, .world, .region]
  package static let layers: [MapLayer] = [.coast, .border, .lake, .river]
}

extension MapDetail {
  /// The number of the detail in the section table.
  package var code: UInt32 { UInt32(AtlasLayout.details.firstIndex(of: self) ?? 0) }
}

/// The kinds of section of the embedded map; `AtlasLayout` says what they hold.
package enum AtlasSection: UInt32, CaseIterable, Sendable {
  case points = 1
  case chunks, cells, members
  case tiles, areas, rings, corners
  case countries

  /// The bytes of an element.
  package var stride: Int {
    switch self {
    case .points, .corners: QuantizedPoint.length
    case .chunks: AtlasChunk.length
    case .cells, .members, .tiles, .areas, .rings: 4
    case .countries: AtlasCountry.length
    }
  }

  /// How many elements there must be; `nil` if the content decides.
  func count(in grid: AtlasGrid) -> Int? {
    switch self {
    case .cells: grid.count + 1
    case .tiles: 2 * grid.count + 1
    case .points, .chunks, .members, .areas, .rings, .corners, .countries: nil
    }
  }
}
