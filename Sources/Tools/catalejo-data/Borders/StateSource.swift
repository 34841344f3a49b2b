import Cities
import Domain

/// The states of Australia, Brazil, Canada and the United States.
///
/// Natural Earth parts no other countries at 1:50 million, and it does so by lines without names.
enum StateSource {
  /// A city, with the label of its country and the name of its region.
  typealias City = (position: UnitPosition, country: Int, region: String)

  /// A position in each part that has no city: in the west of the islands that the Northwest
  /// Territories share with Nunavut (Victoria, Melville, Mackenzie King), and on the islands of its
  /// own.
  private static let named: [(position: UnitPosition, region: String)] = [
    (71.2, -115.0), (75.4, -114.5), (77.7, -112.5), (76.3, -119.0), (77.3, -116.0), (78.5, -111.5),
    (73.0, -121.5),
  ].map {
    (UnitPosition(Coordinate(wrappingLatitude: $0.0, longitude: $0.1)), "Northwest Territories")
  }

  /// The least share of a part's cities, in twentieths, that lie in the state that the part is
  /// named after.
  ///
  /// Below it the part gets no name: where a line has a gap, two states hang together.
  private static let least = 19

  /// Adds the states to the cells of their countries.
  ///
  /// A country is cut along the lines. A strip on both sides, as wide as the lines are accurate,
  /// belongs to no state. Each part belongs to the state of the cities within.
  ///
  /// - Parameters:
  ///   - cells: the cells of countries. Their labels are indices of `areas`.
  ///   - areas: the countries, to which the states are added.
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
