import CData
package import Domain
package import FoundationEssentials
import Geo

/// Countries, and the states of some, by position: the outlines of Natural Earth at 1:50 million, as
/// a grid of the Earth.
///
/// `catalejo-data borders` writes it, and it is read in place. A cell is a sixtieth of a degree high
/// and wide. It belongs to a country if its middle is in the country's outline, and no other country
/// is nearer than the outlines are accurate. Any other cell, including the sea, belongs to none. The
/// same holds for states. Everything is little-endian; n is the number of areas (countries and
/// states), and m that of runs:
///
/// | bytes | |
/// |---|---|
/// | 8 | ``magic`` |
/// | u32 | ``version`` |
/// | u32 | n |
/// | u32 | m |
/// | u32 × (``rows`` + 1) | for each row from the south the number of its first run; then m |
/// | u16 × m | a run's first column, from the west; rising in a row |
/// | u16 × m | the column after a run's last |
/// | u16 × m | a run's area |
/// | 2 × n | the areas' countries (ISO 3166-1 alpha-2) |
/// | rest | the names of the areas' regions, as in ``CitySection/regionNames``; empty for a country |
package struct CountryGrid: Sendable {
  package static let magic = Array("CJBORDER".utf8)
  package static let version: UInt32 = 2
  /// The number of cells in a degree.
  package static let cells = 60
  package static let rows = 180 * cells
  package static let columns = 360 * cells
  static let headerSize = 20

  private let bytes: Data

  /// Makes a grid of a file.
  ///
  /// If the file is cut short or has another layout, the grid is empty.
  package init(_ bytes: Data) {
    self.bytes = bytes
  }

  /// The embedded grid.
  package static var embedded: CountryGrid {
    CountryGrid(.embedded(catalejo_borders_bytes(), catalejo_borders_size()))
  }

  /// Calls a body with the table of areas, which is valid only until the body returns.
  func read<R>(_ body: (CountryOutlines) -> R) -> R {
    bytes.bytes.withUnsafeBytes { body(CountryOutlines($0)) }
  }

  /// Returns the country whose outline contains a position; `nil` if none does, or if it is near a
  /// border.
  package func country(at position: Coordinate) -> String? {
    read { table in table.area(at: position).map(table.country) }
  }

  /// Returns the bytes of the last section.
  package static func encode(regions: [String]) -> [UInt8] { StringTable.encode(regions) }
}

/// The sections of a ``CountryGrid``, over bytes that must stay valid while it is used.
struct CountryOutlines {
  /// The number of runs; 0 if the bytes are no grid.
  let count: Int
  private let bytes: UnsafeRawBufferPointer
  private let starts: Int
  private let ends: Int
  private let areas: Int
  private let codes: Int
  private let areaCount: Int
  private let regions: StringTable

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    starts = CountryGrid.headerSize + 4 * (CountryGrid.rows + 1)
    let isGrid =
      bytes.count >= starts && bytes.starts(with: CountryGrid.magic)
      && bytes.u32(8) == CountryGrid.version
    let (stated, runs) = isGrid ? (Int(bytes.u32(12)), Int(bytes.u32(16))) : (0, 0)
    let size = starts + 6 * runs + 2 * stated
    let isWhole = isGrid && size <= bytes.count
    (areaCount, count) = isWhole ? (stated, runs) : (0, 0)
    ends = starts + 2 * count
    areas = ends + 2 * count
    codes = areas + 2 * count
    regions = StringTable(
      UnsafeRawBufferPointer(rebasing: bytes[(isWhole ? size : bytes.count)...]))
  }

  /// Returns the number of the area that contains a position; `nil` if none does.
  ///
  /// It finds the last run of the row that begins at the position or west of it.
  func area(at position: Coordinate) -> Int? {
    guard count > 0 else { return nil }
    let row = Self.cell(position.latitude + 90, below: CountryGrid.rows)
    let column = Self.cell(position.longitude + 180, below: CountryGrid.columns)
    let first = CountryGrid.headerSize + 4 * row
    // In a damaged file, the runs of a row may go beyond the end.
    let end = min(count, Int(bytes.u32(first + 4)))
    let runs = min(end, Int(bytes.u32(first)))..<end
    let next = runs.partitioningIndex { Int(bytes.u16(starts + 2 * $0)) > column }
    guard next > runs.lowerBound, column < Int(bytes.u16(ends + 2 * (next - 1))) else { return nil }
    let area = Int(bytes.u16(areas + 2 * (next - 1)))
    return area < areaCount ? area : nil
  }

  /// The degrees of latitude from a border to where a country surely is: 18 km.
  ///
  /// Cells within 5 km of another country belong to none, and outlines leave some corners out: at K2, 17 km.
  private static let acrossBorder = 18 / 111.195

  /// Returns whether two countries are on opposite sides of a position that is in neither.
  func areOnBothSides(of position: Coordinate) -> Bool {
    // A degree of longitude is shorter far from the equator; around a pole there is no border.
    let narrow = max(0.1, Geodesy.parallel(at: position.latitude) / Geodesy.parallel(at: 0))
    let diagonal = Self.acrossBorder / 2.squareRoot()
    func code(north: Double, east: Double) -> String? {
      area(
        at: Coordinate(
          wrappingLatitude: position.latitude + north,
          longitude: position.longitude + east / narrow)
      ).map { country(of: $0) }
    }
    return [
      (Self.acrossBorder, 0), (0, Self.acrossBorder), (diagonal, diagonal), (diagonal, -diagonal),
    ].contains { north, east in
      guard let one = code(north: north, east: east),
        let other = code(north: -north, east: -east)
      else { return false }
      return one != other
    }
  }

  /// Returns the code of an area's country.
  func country(of area: Int) -> String {
    let code = codes + 2 * area
    return String(decoding: bytes[code..<code + 2], as: UTF8.self)
  }

  /// Returns the name of an area's region; `nil` if the area is a whole country.
  func region(of area: Int) -> String? {
    let region = regions[area]
    return region.isEmpty ? nil : region
  }

  private static func cell(_ degrees: Double, below limit: Int) -> Int {
    max(0, min(limit - 1, Int(degrees * Double(CountryGrid.cells))))
  }
}
