import Domain
import TestSupport
import Testing

@testable import Gazetteer

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
