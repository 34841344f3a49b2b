import Contracts
import Domain
import Geo

@testable import Cities

/// A made-up list of cities, in no order.
enum SmallWorld {
  static let cities = [
    city(7, "Nuevo Puerto", "XA", 10, 20, 50_000, others: ["Newport", "Neuhafen", "NP"]),
    city(3, "Árbol", "XB", -5, 30, 900, others: ["Tree", "Newtree", "Árbol"]),
    city(12, "Ar", "XB", -6, 31, 100),
    city(5, "Ar Xa", "XC", -7, 32, 200),
    city(9, "Ar", "XA", -8, 33, 300, others: ["Newark"]),
    city(21, "Twin", "US", 40, -90, 700, state: "Illinois"),
    city(20, "Twin", "US", 41, -91, 600, state: "Ohio"),
    city(23, "Twin", "US", 42, -92, 500, state: "Texas"),
    city(22, "Twin", "US", 42.5, -92, 400, state: "Texas"),
    city(31, "Eco", "XA", 9, 20, 10),
    city(30, "Eco", "XA", 11, 20, 20),
    city(40, "Grande", "XD", 0, 179.9, 9_000_000, others: ["New Big", "newbig", "NEW BIG"]),
    city(41, "Otra", "XD", 0, -179.9, 10, others: ["新", ".", ""]),
  ]

  /// Their ids in display order.
  static let displayed = [9, 12, 5, 3, 30, 31, 40, 7, 41, 20, 21, 22, 23].map(String.init)

  static func gazetteer() throws -> Gazetteer { try Gazetteer(cities) }
}

/// A made-up city.
func city(
  _ number: UInt32, _ name: String, _ country: String = "XA", _ latitude: Double = 0,
  _ longitude: Double = 0, _ population: Int = 0, state: String = "", timeZone: String = "Etc/UTC",
  others: [String] = []
) -> City {
  City(
    number: number, name: name, country: country, region: state,
    coordinate: Coordinate(latitude: latitude, longitude: longitude)
      ?? Coordinate(wrappingLatitude: 0, longitude: 0),
    population: population, timeZone: timeZone, alternateNames: others)
}

extension Gazetteer {
  init(_ cities: [City]) throws { try self.init(building: cities) }

  /// Calls everything.
  func askEverything() {
    for search in ["", "a", "ar xa", "new", "twin us", "新"] {
      for sort in [nil, "population", "relevance"] {
        for ids in [nil, ["7", "9", "40"]] as [Set<String>?] {
          _ = try? page(CatalogQuery(search: search, sort: sort, ids: ids, pageSize: 100))
        }
      }
    }
    for id in ["3", "7", "22", "41", "100"] { _ = (city(id), self.id(1, from: id)) }
    for search in ["nuevo puert", "newprot"] {
      _ = try? suggestions(CatalogQuery(search: search, pageSize: 5)) { $0.mapPlace($1) }
    }
    let place = Coordinate(wrappingLatitude: 5, longitude: 170)
    _ = nearest(to: place, count: 3, largerThan: 100, excluding: nil)
    _ = largest(in: world, count: 3)
  }

  func matches(_ query: String) -> CityMatches {
    read { cities in CityMatches(Fold.queryBytes(query), cities) }
  }
}

/// The whole world of a map.
let world = WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1)

/// A newer list for ``SmallWorld``: some cities are gone, some new, some have other names, places
/// or countries.
enum NewerWorld {
  static let cities = [
    // As they were.
    city(7, "Nuevo Puerto", "XA", 10, 20), city(9, "Ar", "XA", -8, 33),
    city(12, "Ar", "XB", -6, 31),
    city(21, "Twin", "US", 40, -90), city(22, "Twin", "US", 42.5, -92),
    city(23, "Twin", "US", 42, -92), city(40, "Grande", "XD", 0, 179.9),
    // With another name: what they were called is another name now.
    city(3, "Tree", "XB", -5, 30), city(31, "Écoville", "XA", 9, 20),
    city(41, "新", "XD", 0, -179.9),
    // In another country, elsewhere.
    city(5, "Ar Xa", "XE", 7, 32),
    // New.
    city(100, "Newest", "XF", 1, 1), city(101, "Ar", "XB", 60, 60), city(102, "!!", "XA", 2, 2),
  ]

  /// The same list with all that is kept, as the builder takes it.
  static let known = cities.map { newer in
    let old = SmallWorld.cities.first { $0.number == newer.number }
    return City(
      number: newer.number, name: newer.name, country: newer.country, region: old?.region ?? "",
      coordinate: newer.coordinate, population: old?.population ?? 0,
      timeZone: old?.timeZone ?? "",
      alternateNames: old.map { $0.alternateNames + [$0.name] } ?? [])
  }

  static let metadata = CacheMetadata(
    fetchedAt: 1_700_000_000,
    validators: Validators(etag: "\"ñ\"", lastModified: "Sat, 01 Jan 2000 00:00:00 GMT"))

  static let result = FetchResult(.whole, items: cities, metadata: metadata, skipped: 3)
}
