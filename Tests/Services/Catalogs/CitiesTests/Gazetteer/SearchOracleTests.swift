import Contracts
import Domain
import Glibc
import TestSupport
import Testing

@testable import Cities

/// The binary search against a scan of the whole embedded list.
@Suite struct SearchOracleTests {
  @Test func findsWhatAScanOfTheWholeListFinds() throws {
    let gazetteer = try Gazetteer()
    let naive = NaiveSearch(gazetteer)
    #expect(naive.otherNamesAreSorted)
    for query in queries(gazetteer) {
      let (expected, found) = (naive.matches(query), gazetteer.matches(query))
      #expect(found.named.flatMap(Array.init) == expected.named.flatMap(Array.init), "\(query)")
      #expect(found.named.count <= 2, "\(query)")
      #expect(found.alternates == expected.alternates, "\(query)")
    }
  }

  private func queries(_ gazetteer: Gazetteer) -> [String] {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    var queries = [
      "", " ", "al", "sao pau", "lodz", "saint denis", "saint-denis re", "paris us", "paris u",
      "paris ", "paris", "paris usa", "londres", "moscu", "東京", "nyc", "san", "san ", "'t", "s ",
      "new york c", "zzzz", "ł", "œ", "москва", "ال", "서울", "a b", "us", "la ", "x us", "é", "1",
      "santa cruz b", "san jose c", "springfield us", "springfield ", "st ", "\u{9C}", "\u{10FFFF}",
    ]
    queries += letters + letters.flatMap { first in letters.map { first + $0 } }
    var random = SeededGenerator(seed: 2)
    gazetteer.read { cities in
      let names = cities.names
      for _ in 0..<60 {
        let row = Int.random(in: 0..<cities.count, using: &random)
        let name = cities.name(row)
        queries.append(String(name.prefix(Int.random(in: 1...12, using: &random))))
        queries.append(
          "\(name) \(cities.country(row).prefix(Int.random(in: 0...2, using: &random)))")
        let other = Int.random(in: 0..<names.count, using: &random)
        queries.append(String(names.text(other).prefix(Int.random(in: 1...12, using: &random))))
      }
    }
    return queries
  }
}

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
