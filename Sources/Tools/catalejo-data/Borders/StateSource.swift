import Cities
import Domain

/// The states of the countries whose states Natural Earth parts at 1:50 million, by lines without
/// names: Australia, Brazil, Canada and the United States.
enum StateSource {
  /// A city by the label of its country and the name of its region.
  typealias City = (position: UnitPosition, country: Int, region: String)

  /// Parts without a city, by a position in each: the west of the islands that the Northwest
  /// Territories share with Nunavut (Victoria, Melville, Mackenzie King), and those they have alone.
  private static let named: [(position: UnitPosition, region: String)] = [
    (71.2, -115.0), (75.4, -114.5), (77.7, -112.5), (76.3, -119.0), (77.3, -116.0), (78.5, -111.5),
    (73.0, -121.5),
  ].map {
    (UnitPosition(Coordinate(wrappingLatitude: $0.0, longitude: $0.1)), "Northwest Territories")
  }

  /// So many of twenty cities of a part are of the state it is named after, or it is not named: where
  /// a line has a gap, two states hang together.
  private static let least = 19

  /// Adds the states to the cells of their countries.
  ///
  /// A country is cut along the lines, a strip as wide as they are accurate on both sides, and each
  /// part is of the state of the cities within.
  ///
  /// - Parameters:
  ///   - cells: of countries, whose labels are the places of `areas`.
  ///   - areas: the countries; the states are added.
  static func add(
    _ lines: [[UnitPosition]], to cells: inout BorderCells, areas: inout [GridArea],
    cities: [City], kilometres: Double
  ) {
    let cut = BorderCells(along: lines, label: areas.count)
    let parted = Set(lines.joined().flatMap(cells.labels))
    let countries = BorderCells(
      rows: cells.rows.map { runs in runs.filter { parted.contains($0.label) } })
    let parts = countries.adding(cut).apart(kilometres: kilometres).parts
      .filter { $0.first.map { parted.contains($0.run.label) } ?? false }
    let numbers = BorderCells(of: parts)
    var votes = [[String: Int]](repeating: [:], count: parts.count)
    for city in cities {
      for part in numbers.labels(at: city.position)
      where parts[part].first?.run.label == city.country && !city.region.isEmpty {
        votes[part][city.region, default: 0] += 1
      }
    }
    for (position, region) in named {
      for part in numbers.labels(at: position) where votes[part].isEmpty {
        votes[part] = [region: 1]
      }
    }
    var labels: [Int?] = []
    for (part, votes) in zip(parts, votes) {
      let all = votes.values.reduce(0, +)
      guard let country = part.first?.run.label,
        let region = votes.first(where: { 20 * $0.value >= least * all })?.key
      else {
        labels.append(nil)
        continue
      }
      let area = GridArea(country: areas[country].country, region: region)
      labels.append(areas.firstIndex(of: area) ?? areas.count)
      if labels.last == areas.count { areas.append(area) }
    }
    cells = cells.replaced(
      by: BorderCells(
        rows: numbers.rows.map { runs in
          runs.compactMap { run in
            labels[run.label].map { BorderCells.Run(start: run.start, end: run.end, label: $0) }
          }
        }))
  }
}
