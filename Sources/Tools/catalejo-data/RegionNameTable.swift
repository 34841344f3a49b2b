import Domain
import Foundation

/// The names of first-level divisions.
///
/// The list of cities has only their codes.
struct RegionNameTable {
  private let names: [Region: String]

  /// A division by its code in GeoNames.
  private struct Region: Hashable {
    let country: String
    let code: String

    init(of city: SourceCity) {
      (country, code) = (city.countrycode, city.admin1code)
    }

    /// Whether the city is in a division: some have no code, and some GeoNames has in a country "in
    /// general".
    var isKnown: Bool { !["", "00"].contains(code) }
  }

  /// - Parameters:
  ///   - states: the path of the American states.
  ///   - places: the path of the older list.
  init(of cities: [SourceCity], states: String, places: String) throws {
    self.init(
      of: cities, states: try SourceFiles.object(of: SourceState.self, states),
      places: try SourcePlace.read(places))
  }

  /// - Parameters:
  ///   - states: the American states, by their code.
  ///   - places: the places of an older list, which has names and no codes. A code gets the region
  ///     that at least four of five cities of that code lie in, judged by the place nearest to
  ///     each.
  init(of cities: [SourceCity], states: [String: SourceState], places: [SourcePlace]) {
    let grid = Dictionary(grouping: places, by: \.cell)
    var votes: [Region: [String: Int]] = [:]
    for city in cities where Region(of: city).isKnown {
      guard let name = Self.nearest(to: city, in: grid)?.region, !name.isEmpty else { continue }
      votes[Region(of: city), default: [:]][name, default: 0] += 1
    }
    var names = votes.compactMapValues { votes in
      votes.first { 5 * $0.value >= 4 * votes.values.reduce(0, +) }?.key
    }
    for city in cities {
      let region = Region(of: city)
      switch region.country {
      case "FR": names[region] = Self.french[region.code]
      case "US": names[region] = states[region.code]?.name
      default: break
      }
    }
    self.names = names
  }

  /// Returns the name of a city's division; empty if it is not known.
  func name(of city: SourceCity) -> String { names[Region(of: city)] ?? "" }

  private static func nearest(
    to city: SourceCity, in grid: [SourcePlace.Cell: [SourcePlace]]
  ) -> SourcePlace? {
    let cell = SourcePlace.Cell(city.countrycode, city.latitude, city.longitude)
    var nearest: (place: SourcePlace, distance: Double)?
    for cell in cell.around {
      for place in grid[cell] ?? [] {
        let distance = hypot(place.latitude - city.latitude, place.longitude - city.longitude)
        guard distance <= SourcePlace.Cell.size, distance < nearest?.distance ?? .infinity else {
          continue
        }
        nearest = (place, distance)
      }
    }
    return nearest?.place
  }

  /// France's regions of 2016, by INSEE's codes (Code officiel géographique), which GeoNames uses,
  /// too.
  ///
  /// The older list has the 22 regions of before.
  private static let french = [
    "11": "Île-de-France", "24": "Centre-Val de Loire", "27": "Bourgogne-Franche-Comté",
    "28": "Normandie", "32": "Hauts-de-France", "44": "Grand Est", "52": "Pays de la Loire",
    "53": "Bretagne", "75": "Nouvelle-Aquitaine", "76": "Occitanie",
    "84": "Auvergne-Rhône-Alpes", "93": "Provence-Alpes-Côte d’Azur", "94": "Corse",
  ]
}

/// A place of the older list.
///
/// A line has its latitude, longitude, region and country's code, with tabs between them.
struct SourcePlace {
  let latitude: Double
  let longitude: Double
  let region: String
  let cell: Cell

  /// A square of the grid, a tenth of a degree wide and high.
  struct Cell: Hashable {
    static let size = 0.1

    let country: String
    let row: Int
    let column: Int

    init(_ country: String, _ latitude: Double, _ longitude: Double) {
      self.init(
        country, row: Int((latitude / Self.size).rounded(.down)),
        column: Int((longitude / Self.size).rounded(.down)))
    }

    private init(_ country: String, row: Int, column: Int) {
      (self.country, self.row, self.column) = (country, row, column)
    }

    /// This square, and those that touch it.
    var around: [Self] {
      (-1...1).flatMap { up in
        (-1...1).map { Self(country, row: row + up, column: column + $0) }
      }
    }
  }

  static func read(_ path: String) throws -> [Self] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4, let latitude = Double(fields[0]), let longitude = Double(fields[1])
      else { throw SourceError("no place: \(line)") }
      return Self(
        latitude: latitude, longitude: longitude, region: fields[2],
        cell: Cell(fields[3], latitude, longitude))
    }
  }
}
