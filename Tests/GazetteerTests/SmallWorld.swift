import Gazetteer
import TestSupport

/// A made-up list of cities, in no order.
enum SmallWorld {
  static let records = [
    record(7, "Nuevo Puerto", "XA", 10, 20, 50_000, others: ["Newport", "Neuhafen", "NP"]),
    record(3, "Árbol", "XB", -5, 30, 900, others: ["Tree", "Newtree", "Árbol"]),
    record(12, "Ar", "XB", -6, 31, 100),
    record(5, "Ar Xa", "XC", -7, 32, 200),
    record(9, "Ar", "XA", -8, 33, 300, others: ["Newark"]),
    record(21, "Twin", "US", 40, -90, 700, state: "Illinois"),
    record(20, "Twin", "US", 41, -91, 600, state: "Ohio"),
    record(23, "Twin", "US", 42, -92, 500, state: "Texas"),
    record(22, "Twin", "US", 42.5, -92, 400, state: "Texas"),
    record(31, "Eco", "XA", 9, 20, 10),
    record(30, "Eco", "XA", 11, 20, 20),
    record(40, "Grande", "XD", 0, 179.9, 9_000_000, others: ["New Big", "newbig", "NEW BIG"]),
    record(41, "Otra", "XD", 0, -179.9, 10, others: ["新", ".", ""]),
  ]

  /// Their ids in display order.
  static let displayed = [9, 12, 5, 3, 30, 31, 40, 7, 41, 20, 21, 22, 23].map(String.init)

  static func gazetteer() throws -> Gazetteer { try Gazetteer(data()) }

  static func data() throws -> GazetteerData {
    let built = try GazetteerBuilder(records)
    return try GazetteerData(cities: .owned(built.cities), otherNames: .owned(built.otherNames))
  }

  private static func record(
    _ number: UInt32, _ name: String, _ country: String, _ latitude: Double, _ longitude: Double,
    _ population: UInt32, state: String = "", others: [String] = []
  ) -> CityRecord {
    CityRecord(
      number: number, name: name, country: country, latitude: Int32(latitude * 100_000),
      longitude: Int32(longitude * 100_000), population: population, timeZone: "Etc/UTC",
      state: state, otherNames: others)
  }
}
