import Catalog
import Cities
import Domain
import TestSupport
import Testing

@testable import Gazetteer

/// The binary search against a scan of the whole embedded list.
@Suite struct SearchOracleTests {
  @Test func findsWhatAScanOfTheWholeListFinds() throws {
    let data = try Gazetteer().data
    let naive = NaiveSearch(data)
    #expect(naive.otherNamesAreSorted)
    for query in queries(data) {
      let folded = Fold.queryBytes(query)
      let (expected, found) = (naive.matches(folded), data.matches(folded))
      #expect(found.named.flatMap(Array.init) == expected.named.flatMap(Array.init), "\(query)")
      #expect(found.named.count <= 2, "\(query)")
      #expect(found.alsoKnown == expected.alsoKnown, "\(query)")
    }
    for query in ["londres", "ciudad", "paris us", "sant "] {
      try comparePages(query, data, naive)
    }
  }

  /// A whole answer, with an order made by a plain sort.
  private func comparePages(_ query: String, _ data: GazetteerData, _ naive: NaiveSearch) throws {
    let catalogQuery = CatalogQuery(search: query, limit: .max)
    let page = try Gazetteer(data).page(catalogQuery)
    let matches = naive.matches(Fold.queryBytes(query))
    let expected = data.read { cities, names in
      matches.named.flatMap(Array.init).map { CatalogPage<City>.Match(cities.city($0)) }
        + matches.alsoKnown.sorted { a, b in
          let (first, second) = (cities.population(a.row), cities.population(b.row))
          return first == second ? a.row < b.row : first > second
        }.map { match in
          CatalogPage<City>.Match(cities.city(match.row), matchedName: match.name.map(names.text))
        }
    }
    #expect(page.matches == expected)
    #expect(page.alsoKnownTotal == matches.alsoKnown.count)
  }

  private func queries(_ data: GazetteerData) -> [String] {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    var queries = [
      "", " ", "al", "sao pau", "lodz", "saint denis", "saint-denis re", "paris us", "paris u",
      "paris ", "paris", "paris usa", "londres", "moscu", "東京", "nyc", "san", "san ", "'t", "s ",
      "new york c", "zzzz", "ł", "œ", "москва", "ال", "서울", "a b", "us", "la ", "x us", "é", "1",
      "santa cruz b", "san jose c", "springfield us", "springfield ", "st ", "\u{9C}", "\u{10FFFF}",
    ]
    queries += letters + letters.flatMap { first in letters.map { first + $0 } }
    var random = SeededGenerator(seed: 2)
    data.read { cities, names in
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
