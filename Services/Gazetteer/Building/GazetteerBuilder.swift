/// Builds the two files of a gazetteer.
///
/// The same records, in any order, give the same bytes.
package struct GazetteerBuilder {
  package let cities: [UInt8]
  package let otherNames: [UInt8]

  package init(_ records: [CityRecord]) throws(GazetteerBuildError) {
    var drafts = try RowDrafts(records)
    try drafts.sort()
    let columns = try CityColumns(drafts)
    let otherNameFile = OtherNameColumns(drafts) { records[$0].otherNames }.file(columns)
    // Who is near whom is asked of a gazetteer that does not tell namesakes apart yet.
    let namesakes = NamesakeFinder(drafts).settledNamesakes(
      cities: columns.file(namesakes: []), otherNames: otherNameFile)
    cities = columns.file(namesakes: namesakes)
    otherNames = otherNameFile
  }
}

/// Why a gazetteer can't be built of some records.
package enum GazetteerBuildError: Error, Hashable, Sendable {
  /// Two records have this id.
  case repeatedID(UInt32)
  /// This record's country, position or name can't be stored: two capital letters, degrees on the
  /// globe, a name that is not empty and folds to at most 255 bytes.
  case invalidRecord(UInt32)
  /// More cities, countries, time zones or states than an index can tell apart.
  case tooMany(String)
}

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
