import Catalog
import Domain
import Glibc

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

/// Many texts in one array, because an array each takes too long in a debug build.
struct TextColumn {
  private var bytes: [UInt8] = []
  private var offsets = [0]

  mutating func append(_ text: ArraySlice<UInt8>) {
    bytes.append(contentsOf: text)
    offsets.append(bytes.count)
  }

  /// The places of all texts that start with `prefix`.
  func indices(startingWith prefix: [UInt8]) -> [Int] {
    var found: [Int] = []
    bytes.withUnsafeBytes { bytes in
      offsets.withUnsafeBufferPointer { offsets in
        prefix.withUnsafeBytes { prefix in
          guard let base = bytes.baseAddress, let wanted = prefix.baseAddress else {
            if prefix.isEmpty { found = Array(0..<offsets.count - 1) }
            return
          }
          let length = prefix.count
          var index = 0
          while index < offsets.count - 1 {
            let start = offsets[index]
            if offsets[index + 1] - start >= length,
              memcmp(base + start, wanted, length) == 0
            {
              found.append(index)
            }
            index += 1
          }
        }
      }
    }
    return found
  }

  var isSorted: Bool {
    bytes.withUnsafeBytes { bytes in
      (1..<max(1, offsets.count - 1)).allSatisfy { index in
        let before = bytes[offsets[index - 1]..<offsets[index]]
        let text = bytes[offsets[index]..<offsets[index + 1]]
        return !text.lexicographicallyPrecedes(before)
      }
    }
  }
}
