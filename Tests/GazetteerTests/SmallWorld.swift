import Catalog
import Cities
import Domain
import Geo

@testable import Gazetteer

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
  _ longitude: Double = 0, _ population: Int = 0, state: String = "", others: [String] = []
) -> City {
  City(
    number: number, name: name, country: country, region: state,
    coordinate: Coordinate(latitude: latitude, longitude: longitude)
      ?? Coordinate(wrappingLatitude: 0, longitude: 0),
    population: population, timeZone: "Etc/UTC", alternateNames: others)
}

extension Gazetteer {
  init(_ cities: [City]) throws { try self.init(building: cities) }

  /// Asks all there is to ask.
  func askEverything() {
    for search in ["", "a", "ar xa", "new", "twin us", "新"] {
      for sort in [nil, "population", "relevance"] {
        for ids in [nil, ["7", "9", "40"]] as [Set<String>?] {
          _ = try? page(CatalogQuery(search: search, sort: sort, ids: ids, limit: 100))
        }
      }
    }
    for id in ["3", "7", "22", "41", "100"] { _ = (city(id), self.id(1, from: id)) }
    for search in ["nuevo puert", "newprot"] {
      _ = try? suggestions(CatalogQuery(search: search, limit: 5))
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
