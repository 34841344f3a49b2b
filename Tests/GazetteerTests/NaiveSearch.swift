import Catalog
import Domain

@testable import Gazetteer

/// Finds cities by looking at every one: folds of all names and other names, made here and not
/// taken from the data, and a linear scan for each query.
struct NaiveSearch {
  private var keys = TextColumn()
  private var otherNames = TextColumn()
  private var rows: [Int] = []

  init(_ gazetteer: Gazetteer) {
    var (keys, names, rows) = (TextColumn(), TextColumn(), [Int]())
    gazetteer.read { cities in
      let table = cities.names
      for row in 0..<cities.count {
        keys.append(Fold.bytes("\(cities.name(row)), \(cities.country(row))"))
      }
      for start in stride(from: 0, to: table.count, by: GazetteerLayout.blockSize) {
        var cursor = table.block(start / GazetteerLayout.blockSize)
        for name in start..<min(start + GazetteerLayout.blockSize, table.count) {
          guard cursor.next() else { return }
          names.append(Fold.bytes(cursor.text))
          rows.append(table.row(name) ?? 0)
        }
      }
    }
    (self.keys, otherNames, self.rows) = (keys, names, rows)
  }

  /// Whether the other names are in the order the data must have.
  var otherNamesAreSorted: Bool { otherNames.isSorted }

  func matches(_ query: String) -> CityMatches {
    let query = Fold.queryBytes(query)
    let named = keys.indices(startingWith: query)
    guard query.count >= 3 else { return CityMatches(named: runs(named), alternates: []) }
    var seen = Set(named)
    var also: [FoundRow] = []
    for name in otherNames.indices(startingWith: query) where seen.insert(rows[name]).inserted {
      also.append(FoundRow(rows[name], name: name))
    }
    return CityMatches(named: runs(named), alternates: also)
  }

  private func runs(_ rows: [Int]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for row in rows {
      if let last = runs.last, last.upperBound == row {
        runs[runs.count - 1] = last.lowerBound..<row + 1
      } else {
        runs.append(row..<row + 1)
      }
    }
    return runs
  }
}
