import Cities
import Contracts
import Domain

/// Measures searches in the embedded gazetteer.
enum GazetteerBench {
  /// Measures a first page of 20 for every prefix of one to four letters a–z that finds anything.
  ///
  /// A script asks for the rows alone, a session for top hits and countries behind a name, too.
  static func prefixes() async throws {
    let gazetteer = try Gazetteer()
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    var prefixes = [""]
    var found: [String] = []
    for _ in 1...4 {
      prefixes = prefixes.flatMap { start in letters.map { start + $0 } }
      found += try prefixes.filter {
        let page = try gazetteer.page(CatalogQuery(search: $0, pageSize: 0))
        return page.total + page.alternateTotal > 0
      }
    }
    for (title, lengths) in [("1 letter", 1...1), ("2 letters", 2...2), ("3-4 letters", 3...4)] {
      var (plain, topHits) = (Timings(), Timings())
      for prefix in found where lengths.contains(prefix.count) {
        try await plain.measure {
          try gazetteer.page(CatalogQuery(search: prefix, pageSize: 20))
        }
        try await topHits.measure {
          try gazetteer.page(
            CatalogQuery(search: prefix, pageSize: 20, topHits: 3, isTyped: true))
        }
      }
      let names = lengths.count > 1 ? ", with other names" : ""
      plain.report("page of 20, prefixes of \(title)\(names)")
      topHits.report("the same with top hits")
    }
  }

  /// Measures the other questions that the gazetteer answers.
  static func other() async throws {
    let gazetteer = try Gazetteer()
    let queries = [
      ("first page", CatalogQuery(pageSize: 20)),
      ("first page by population", CatalogQuery(sort: "population", pageSize: 20)),
      (
        "page at 200000 by population",
        CatalogQuery(sort: "population", offset: 200_000, pageSize: 20)
      ),
      ("country=US", CatalogQuery(filters: [Filter(key: "country", value: "US")], pageSize: 20)),
      ("san (most other names)", CatalogQuery(search: "san", pageSize: 20)),
    ]
    for (title, query) in queries {
      var timings = Timings()
      for _ in 0..<200 { try await timings.measure { try gazetteer.page(query) } }
      timings.report(title)
    }
    let cities = try Self.cities(of: gazetteer)
    var (nearest, byID, opening) = (Timings(), Timings(), Timings())
    for city in stride(from: 0, to: cities.count, by: 47).map({ cities[$0] }) {
      await nearest.measure {
        gazetteer.nearest(
          to: city.coordinate, count: 5, largerThan: city.population, excluding: city.reference)
      }
      try await byID.measure { try gazetteer.item(city.id) }
    }
    nearest.report("nearest 5 larger")
    byID.report("look-up by id")
    for _ in 0..<200 { try await opening.measure { try Gazetteer() } }
    opening.report("opening")
  }

  /// Prints the cities as tab-separated text for the peers of a comparison: fold, id, name,
  /// country, latitude, longitude, population, time zone; in display order.
  static func dump() throws {
    for city in try cities(of: Gazetteer()) {
      let fields = [
        Fold.fold(city.name), city.id, city.name, city.country, "\(city.coordinate.latitude)",
        "\(city.coordinate.longitude)", "\(city.population)", city.timeZone,
      ]
      print(fields.joined(separator: "\t"))
    }
  }

  private static func cities(of gazetteer: Gazetteer) throws -> [City] {
    try gazetteer.page(CatalogQuery(pageSize: .max)).rows.map {
      try gazetteer.item($0.reference.id)
    }
  }
}
