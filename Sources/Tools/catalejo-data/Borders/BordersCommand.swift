import Atlas
import Cities
import Contracts
import Domain
import Foundation
import Geo
import PlaceNames

/// A country, or a state of it if it has the name of a region.
struct GridArea: Equatable {
  let country: String
  var region = ""
}

/// Runs `catalejo-data borders`: builds the grid of countries and states from the files that
/// `scripts/fetch-map-data` left in a directory.
enum BordersCommand {
  /// The accuracy of the outlines in kilometres.
  ///
  /// Places within the outline of another country are all this near to their own, but for exclaves
  /// and disputed areas.
  private static let accuracy = 5.0

  static func run(_ paths: [String]) async throws {
    let cities = try SourceCity.read(paths[1])
    let regions = try RegionNameTable(of: cities, states: paths[2], places: paths[3])
    let groups = try MarbleReader.polygons(
      SourceFiles.bytes("\(paths[0])/ne_50m_admin_0_countries.pn2"))
    let rings = try BorderSource.rings(of: groups, cities: cities)
    let codes = Set(cities.map(\.countrycode) + rings.map(\.label)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(codes, 0...))
    var cells = BorderCells(of: rings.map { (numbers[$0.label] ?? 0, $0.corners) })
    let known = Set(cells.rows.joined().map { codes[$0.label] })
    for city in BorderSource.withoutOutline(cities, known: known) {
      guard let position = city.position else { continue }
      cells.insert(numbers[city.countrycode] ?? 0, at: UnitPosition(position))
    }
    cells = cells.apart(kilometres: accuracy)
    var areas = codes.map { GridArea(country: $0) }
    StateSource.add(
      try MarbleReader.features(
        SourceFiles.bytes("\(paths[0])/ne_50m_admin_1_states_provinces_lines.pn2")
      ).joined().map { $0.map(UnitPosition.init) },
      to: &cells, areas: &areas,
      cities: cities.compactMap { city in
        city.position.map {
          (UnitPosition($0), numbers[city.countrycode] ?? 0, regions.name(of: city))
        }
      },
      kilometres: accuracy)
    let grid = Self.grid(of: cells, areas: areas)
    try await check(CountryGrid(Data(grid)), against: paths[4])
    try SourceFiles.write(grid, paths[5])
    let states = Dictionary(grouping: areas.filter { !$0.region.isEmpty }, by: \.country)
    for (country, states) in states.sorted(by: { $0.key < $1.key }) {
      print("\(country): \(states.count) states have an outline")
    }
  }

  /// Returns the file of cells.
  ///
  /// Their labels are indices of the areas.
  static func grid(of cells: BorderCells, areas: [GridArea]) -> [UInt8] {
    let runs = cells.rows.flatMap(\.self)
    var bytes = CountryGrid.magic
    var first = 0
    bytes.append(littleEndian: CountryGrid.version)
    for count in [areas.count, runs.count] { bytes.append(littleEndian: UInt32(count)) }
    for row in cells.rows {
      bytes.append(littleEndian: UInt32(first))
      first += row.count
    }
    bytes.append(littleEndian: UInt32(first))
    for run in runs { bytes.append(littleEndian: UInt16(run.start)) }
    for run in runs { bytes.append(littleEndian: UInt16(run.end)) }
    for run in runs { bytes.append(littleEndian: UInt16(run.label)) }
    bytes += areas.flatMap(\.country.utf8)
    return bytes + CountryGrid.encode(regions: areas.map(\.region))
  }

  /// Compares the names with those of the source at 1:110 million: the middle of none of these
  /// countries may lie in another country.
  private static func check(_ grid: CountryGrid, against path: String) async throws {
    let atlas = try Atlas(Data(contentsOf: URL(filePath: path)))
    let world = WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    let wrong = await atlas.countries(in: world).filter { country in
      // Brunei's rough outline has its middle beyond the border.
      guard country.code != "BN", let middle = OutlineMiddle.middle(of: country.rings) else {
        return false
      }
      // The middle of islands may lie in the sea between them.
      return grid.country(at: WebMercator.unproject(middle)).map { $0 != country.code } ?? false
    }
    guard wrong.isEmpty else {
      throw SourceError("not where they are at 1:110 million: \(wrong.map(\.code))")
    }
  }
}
