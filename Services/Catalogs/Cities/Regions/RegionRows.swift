import Contracts
import Domain
import Geo

/// The cities of one region, summed up.
struct RegionRows {
  private(set) var cityCount = 0
  private(set) var population = 0
  private(set) var largest: Int
  private var latitudes = 0.0
  private var longitudes = 0.0
  private var weights = 0.0
  private let meridian: Double

  init(_ row: Int, _ cities: CityTable) {
    largest = row
    meridian = cities.coordinate(row).longitude
  }

  mutating func add(_ row: Int, _ cities: CityTable) {
    let inhabitants = Int(cities.population(row))
    if inhabitants > Int(cities.population(largest)) { largest = row }
    cityCount += 1
    population += inhabitants
    // A city without a known population counts as a hamlet.
    let weight = Double(max(inhabitants, 1)).squareRoot()
    let place = cities.coordinate(row)
    latitudes += weight * place.latitude
    // Counted from the first city, so that a region may lie on both sides of the 180th meridian.
    longitudes += weight * (place.longitude - meridian).remainder(dividingBy: 360)
    weights += weight
  }

  /// The middle of the cities, in which a city counts by the square root of its population.
  var middle: Coordinate {
    Coordinate(
      wrappingLatitude: latitudes / weights, longitude: meridian + longitudes / weights)
  }
}

extension CityTable {
  /// Returns the regions with some indices of ``regionNames`` that have cities, in no order.
  ///
  /// It looks at every city once for each range.
  ///
  /// - Parameters:
  ///   - indices: the indices; the regions of several countries may share one.
  ///   - country: the code of the only country to look in; `nil` looks in all.
  func regions(at indices: [Range<Int>], in country: String? = nil) -> [(Region, population: Int)] {
    let only = country.flatMap(countryIndex)
    if country != nil, only == nil { return [] }
    var found: [Int: RegionRows] = [:]
    // The first region is empty and stands for none.
    for range in RangeSet(indices).subtracting(RangeSet(0..<1)).ranges {
      for row in rows(ofRegions: range) {
        let code = countryIndex(row)
        if let only, code != only { continue }
        let key = regionIndex(row) << 8 | Int(code)
        found[key, default: RegionRows(row, self)].add(row, self)
      }
    }
    return found.map { key, rows in
      let title = "\(name(rows.largest)), \(self.country(rows.largest))"
      let largest = EntityLink(
        Words { language in
          CityNames.name(ofTitle: title, in: language) ?? name(rows.largest)
        },
        to: reference(rows.largest))
      let region = Region(
        name: regionNames[key >> 8], country: self.country(rows.largest), coordinate: rows.middle,
        cityCount: rows.cityCount, largest: largest)
      return (region, rows.population)
    }
  }

  /// Returns the indices of the regions that have a name, or whose name begins so, in the data's
  /// language or in another.
  func regionIndices(
    named name: String, isWhole: Bool
  ) -> [Range<Int>] {
    let fold = Array(Fold.bytes(name))
    guard !fold.isEmpty else { return [] }
    if isWhole {
      let other = RegionNames.name(called: name).map {
        regionNames.indices(of: Array(Fold.bytes($0)))
      }
      return [regionNames.indices(of: fold), other ?? 0..<0].filter { !$0.isEmpty }
    }
    let others = RegionNames.names(startingWith: name).map {
      regionNames.indices(of: Array(Fold.bytes($0)))
    }
    return ([regionNames.indices(startingWith: fold)] + others).filter { !$0.isEmpty }
  }
}
