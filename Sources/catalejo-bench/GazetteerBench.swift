import Catalog
import Cities
import Domain
import Gazetteer

/// Times of the embedded gazetteer.
enum GazetteerBench {
  /// A first page of 20 for every prefix of one to four letters a–z that finds anything: as a script
  /// asks, and as a session does, with top hits and countries behind a name.
  static func prefixes() async throws {
    let gazetteer = try Gazetteer()
    let found = try letters().filter {
      let page = try gazetteer.page(CatalogQuery(search: $0, limit: 0))
      return page.total + page.alsoKnownTotal > 0
    }
    let prefixes = [
      ("prefixes of 1 letter", found.filter { $0.count == 1 }),
      ("prefixes of 2 letters", found.filter { $0.count == 2 }),
      ("prefixes of 3-4 letters, with other names", found.filter { $0.count > 2 }),
    ]
    for (title, prefixes) in prefixes {
      var (plain, topHits) = (Timings(), Timings())
      for prefix in prefixes {
        _ = try await plain.measure {
          try gazetteer.page(CatalogQuery(search: prefix, limit: 20))
        }
        _ = try await topHits.measure {
          try gazetteer.page(
            CatalogQuery(search: prefix, limit: 20, topHits: 3, readsAreas: true))
        }
      }
      plain.report("page of 20, \(title)")
      topHits.report("the same with top hits")
    }
  }

  /// Everything else there is to ask.
  static func other() async throws {
    let gazetteer = try Gazetteer()
    let catalog = CityCatalog(embedded: gazetteer, path: nil)
    let queries = [
      ("first page", CatalogQuery(limit: 20)),
      ("first page by population", CatalogQuery(sort: "population", limit: 20)),
      (
        "page at 200000 by population", CatalogQuery(sort: "population", offset: 200_000, limit: 20)
      ),
      ("country=US", CatalogQuery(filters: [Filter(key: "country", value: "US")], limit: 20)),
      ("san (most other names)", CatalogQuery(search: "san", limit: 20)),
    ]
    for (title, query) in queries {
      var timings = Timings()
      for _ in 0..<200 {
        _ = try await timings.measure { try await catalog.page(query) }
      }
      timings.report(title)
    }
    let cities = try gazetteer.page(CatalogQuery(limit: .max)).matches.map(\.item)
    var nearest = Timings()
    var byID = Timings()
    for city in stride(from: 0, to: cities.count, by: 47).map({ cities[$0] }) {
      _ = await nearest.measure {
        gazetteer.nearest(
          to: city.coordinate, count: 5, largerThan: city.population, excluding: city.reference)
      }
      _ = try await byID.measure { try gazetteer.item(city.id) }
    }
    nearest.report("nearest 5 larger")
    byID.report("look-up by id")
    var opening = Timings()
    for _ in 0..<200 { _ = try await opening.measure { try Gazetteer() } }
    opening.report("opening")
  }

  private static func letters() -> [String] {
    let alphabet = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    var all = alphabet
    var last = alphabet
    for _ in 2...4 {
      last = last.flatMap { start in alphabet.map { start + $0 } }
      all += last
    }
    return all
  }
}
