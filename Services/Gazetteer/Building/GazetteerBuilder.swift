package import Cities
import Domain

/// Builds the two files of a gazetteer.
///
/// The same cities, in any order, give the same bytes.
package struct GazetteerBuilder {
  package let cities: [UInt8]
  package let otherNames: [UInt8]

  /// Of cities of which everything is known.
  package init(_ list: [City]) throws(GazetteerBuildError) {
    var drafts = try RowDrafts(capacity: list.count)
    for (source, city) in list.enumerated() {
      try drafts.append(
        city, population: UInt32(clamping: city.population),
        timeZone: drafts.timeZones.index(of: city.timeZone),
        state: drafts.states.index(of: city.region), source: source)
    }
    try drafts.sort()
    let columns = try CityColumns(drafts)
    let names = OtherName.chosen(for: drafts) { list[$0].otherNames }
    otherNames = OtherNameWriter.file(of: names, columns)
    // Who is near whom is asked of a gazetteer that does not tell namesakes apart yet.
    let plain = Self.data(cities: columns.file(namesakes: []), otherNames: otherNames)
    let namesakes = drafts.namesakes().map { row, mark in
      guard mark == NamesakeMark.lookedUp else { return (row: row, mark: mark) }
      return plain.read { cities, _ in
        (row: row, mark: cities.nearestLarger(row) ?? NamesakeMark.none)
      }
    }
    cities = columns.file(namesakes: namesakes)
  }

  private static func data(cities: [UInt8], otherNames: [UInt8]) -> GazetteerData {
    do throws(GazetteerError) {
      return try GazetteerData(cities: .owned(cities), otherNames: .owned(otherNames))
    } catch {
      preconditionFailure("the builder wrote a file the reader refuses: \(error)")
    }
  }

  /// Of a newer list of cities, which knows names, countries and positions only: population, time
  /// zone, region and other names are those an older gazetteer has by id.
  init(_ list: [City], keeping older: GazetteerData) throws(GazetteerBuildError) {
    (cities, otherNames) = try older.read { table, names throws(GazetteerBuildError) in
      let drafts = try Self.drafts(list, table)
      let columns = try CityColumns(drafts)
      return (
        columns.file(namesakes: drafts.namesakes()),
        OtherNameWriter.file(keeping: names, of: table, drafts, columns)
      )
    }
  }

  /// The rows in display order; the source of each is its row in the older gazetteer, or -1.
  private static func drafts(
    _ list: [City], _ older: CityTable
  ) throws(GazetteerBuildError) -> RowDrafts {
    let known = older.rows(ofNumbers: list.map(\.number))
    var drafts = try RowDrafts(capacity: list.count)
    // By the index in the older gazetteer: few texts stand for many rows.
    var zones: [Int: Int32] = [:]
    var states: [Int: Int32] = [:]
    let nowhere = drafts.timeZones.index(of: "")
    for (city, row) in zip(list, known) {
      guard let row else {
        try drafts.append(city, population: 0, timeZone: nowhere, state: 0, source: -1)
        continue
      }
      let (zoneIndex, stateIndex) = (older.timeZoneIndex(row), older.stateIndex(row))
      let zone = zones[zoneIndex] ?? drafts.timeZones.index(of: older.timeZone(row))
      let state = states[stateIndex] ?? drafts.states.index(of: older.state(row))
      (zones[zoneIndex], states[stateIndex]) = (zone, state)
      let isNamedSo = older.nameBytes(row).elementsEqual(city.name.utf8)
      try drafts.append(
        city, population: older.population(row), timeZone: zone, state: state, source: row,
        fold: isNamedSo ? older.fold(row) : nil)
    }
    try drafts.sort()
    return drafts
  }
}

/// Why a gazetteer can't be built of some cities.
package enum GazetteerBuildError: Error, Hashable, Sendable {
  /// Two cities have this id.
  case repeatedID(UInt32)
  /// This city's country or name can't be stored: two capital letters, a name that is not empty and
  /// folds to at most 255 bytes.
  case invalidCity(UInt32)
  /// More cities, countries, time zones or states than an index can tell apart.
  case tooMany(String)
}
