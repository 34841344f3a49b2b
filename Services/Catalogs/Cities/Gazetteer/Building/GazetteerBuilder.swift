import Domain
import FoundationEssentials

/// Builds the two files of a gazetteer.
///
/// The same cities give the same bytes, in whichever order they come.
extension Gazetteer {
  /// Builds a gazetteer of cities with all their properties.
  package init(building list: [City]) throws(GazetteerBuildError) {
    var drafts = try RowDrafts(capacity: list.count)
    for (source, city) in list.enumerated() {
      try drafts.append(
        city, population: UInt32(clamping: city.population),
        timeZone: drafts.timeZones.index(of: city.timeZone),
        region: drafts.regions.index(of: city.region), source: source)
    }
    drafts.sort()
    let columns = try CityColumns(drafts)
    let names = AlternateName.chosen(for: drafts) { list[$0].alternateNames }
    let nameFile = AlternateNameWriter.file(of: names, columns)
    // Neighbors of namesakes are looked up in a gazetteer that does not tell namesakes apart yet.
    let plain = Self(built: columns.file(namesakes: []), nameFile)
    let namesakes = plain.read { cities in
      drafts.namesakes().map { row, mark in
        mark == NamesakeMark.lookedUp
          ? (row: row, mark: cities.nearestLarger(row) ?? NamesakeMark.none)
          : (row: row, mark: mark)
      }
    }
    self.init(built: columns.file(namesakes: namesakes), nameFile)
  }

  /// Builds a gazetteer of a newer list of cities, which has only names, countries and positions.
  ///
  /// Population, time zone, region and other names come from an older gazetteer, by the cities' ids.
  init(building list: [City], keeping older: Gazetteer) async throws(GazetteerBuildError) {
    let rows = older.read { $0.rows(ofNumbers: list.map(\.number)) }
    let middle = list.count / 2
    // The two halves are drafted at the same time.
    async let others = Result { () throws(GazetteerBuildError) in
      try older.read { table throws(GazetteerBuildError) in
        try Self.drafts(list, rows, middle..<list.count, table)
      }
    }
    var unsorted = try older.read { table throws(GazetteerBuildError) in
      try Self.drafts(list, rows, 0..<middle, table)
    }
    try unsorted.append(try await others.get())
    unsorted.sort()
    let drafts = unsorted
    // Writing the names takes longest and does not need the columns, so both run at the same time.
    async let names = older.read { AlternateNameWriter(keepingThoseOf: $0, drafts) }
    let columns = try CityColumns(drafts)
    let file = columns.file(namesakes: drafts.namesakes())
    self.init(built: file, await names.file(columns))
  }

  private init(built cities: Data, _ alternateNames: Data) {
    do throws(GazetteerError) {
      try self.init(cities: cities, alternateNames: alternateNames)
    } catch {
      preconditionFailure("the builder wrote a file the reader refuses: \(error)")
    }
  }

  /// Returns the drafts of some cities of a list, in its order; the source of each is its row in the
  /// older gazetteer, or -1.
  private static func drafts(
    _ list: [City], _ rows: [Int?], _ range: Range<Int>, _ older: CityTable
  ) throws(GazetteerBuildError) -> RowDrafts {
    var drafts = try RowDrafts(
      capacity: range.count, timeZones: older.timeZoneNames.texts,
      regions: older.regionNames.texts)
    let nowhere = drafts.timeZones.index(of: "")
    for index in range {
      let city = list[index]
      guard let row = rows[index] else {
        try drafts.append(city, population: 0, timeZone: nowhere, region: 0, source: -1)
        continue
      }
      let isNamedSo = older.nameBytes(row).elementsEqual(city.name.utf8)
      try drafts.append(
        city, population: older.population(row), timeZone: older.timeZoneIndex(row),
        region: older.regionIndex(row), source: row, fold: isNamedSo ? older.fold(row) : nil)
    }
    return drafts
  }
}

/// The reasons why a gazetteer can't be built of some cities.
package enum GazetteerBuildError: Error, Hashable, Sendable {
  /// Two cities have this id.
  case repeatedID(UInt32)
  /// This city's country or name can't be stored. A country needs two capital letters, and a name
  /// must not be empty and must fold to at most 255 bytes.
  case invalidCity(UInt32)
  /// There are more cities, countries, time zones or regions than an index can number.
  case tooMany(String)
}
