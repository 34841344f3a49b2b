/// A city as it goes into a gazetteer.
package struct CityRecord: Sendable {
  package var number: UInt32
  package var name: String
  /// Two capital letters.
  package var country: String
  /// 10⁻⁵ degrees, north positive.
  package var latitude: Int32
  /// 10⁻⁵ degrees, east positive.
  package var longitude: Int32
  /// 0 for unknown.
  package var population: UInt32
  package var timeZone: String
  /// The American state's name; empty elsewhere.
  package var state: String
  package var otherNames: [String]

  package init(
    number: UInt32, name: String, country: String, latitude: Int32, longitude: Int32,
    population: UInt32 = 0, timeZone: String = "", state: String = "", otherNames: [String] = []
  ) {
    self.number = number
    self.name = name
    self.country = country
    self.latitude = latitude
    self.longitude = longitude
    self.population = population
    self.timeZone = timeZone
    self.state = state
    self.otherNames = otherNames
  }
}
