import Cities
import Foundation

/// Runs `catalejo-data cities`: builds the embedded gazetteer.
enum CitiesCommand {
  static func run(_ paths: [String]) throws {
    let sources = try SourceCity.read(paths[0])
    let regions = try RegionNameTable(of: sources, states: paths[1], places: paths[2])
    let cities = try sources.map { source in
      guard let coordinate = source.position else {
        throw SourceError("city \(source.geonameid) is not on the globe")
      }
      return City(
        number: source.geonameid, name: source.name, country: source.countrycode,
        region: regions.name(of: source),
        coordinate: coordinate, population: source.population, timeZone: source.clock,
        alternateNames: source.alternatenames)
    }
    let files = try Gazetteer(building: cities).files
    try FileManager.default.createDirectory(atPath: paths[3], withIntermediateDirectories: true)
    try SourceFiles.write(files.cities, "\(paths[3])/cities.bin")
    try SourceFiles.write(files.alternateNames, "\(paths[3])/othernames.bin")
    let named = cities.count { !$0.region.isEmpty }
    print("\(named) of \(cities.count) cities have a region")
    let without = Dictionary(grouping: cities.filter(\.region.isEmpty), by: \.country)
    let worst = without.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.prefix(10)
    for (country, cities) in worst {
      print("\(country): \(cities.count) have none")
    }
  }
}

extension SourceCity {
  /// The city's time zone, corrected if GeoNames has another one than the tz database.
  ///
  /// - In Mongolia only Bayan-Ölgii, Hovd and Uvs have the zone `Asia/Hovd` (zone1970.tab of
  ///   2026f). GeoNames counts Zavkhan (09) and Govi-Altai (10) to it, too.
  /// - In Xinjiang the clocks of offices, trains and airports show Beijing time, as in all of
  ///   China. Some people go by `Asia/Urumqi` besides.
  /// - Three districts of Sakha have zones of their own (zone1970.tab): ``sakha``.
  fileprivate var clock: String {
    switch (countrycode, timezone) {
    case ("MN", "Asia/Hovd") where ["09", "10"].contains(admin1code): "Asia/Ulaanbaatar"
    case ("CN", "Asia/Urumqi"): "Asia/Shanghai"
    default: Self.sakha[geonameid] ?? timezone
    }
  }

  /// The zones of all places of the districts Tomponsky, Ust-Maysky and Oymyakonsky, by the places'
  /// ids.
  private static let sakha: [UInt32: String] = [
    // Khandyga, Dzhebariki-Khaya, Nezhdaninskoe; Ust-Maya, Solnechnyy.
    2_022_773: "Asia/Khandyga", 2_024_626: "Asia/Khandyga", 6_930_488: "Asia/Khandyga",
    2_013_918: "Asia/Khandyga", 2_016_305: "Asia/Khandyga",
    // Ust-Nera, Oymyakon, Artyk.
    2_120_048: "Asia/Ust-Nera", 2_122_311: "Asia/Ust-Nera", 2_127_047: "Asia/Ust-Nera",
  ]
}
