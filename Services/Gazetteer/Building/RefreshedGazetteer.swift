import Cities
import Domain

/// The two files of a newer list of cities, which knows names, countries and positions only.
///
/// Population, time zone, region and other names are those an older gazetteer has by id.
struct RefreshedGazetteer {
  let cities: [UInt8]
  let otherNames: [UInt8]

  init(_ list: [City], keeping older: GazetteerData) throws(GazetteerBuildError) {
    (cities, otherNames) = try older.read { table, names throws(GazetteerBuildError) in
      let drafts = try Self.drafts(list, table)
      let columns = try CityColumns(drafts)
      return (
        columns.file(namesakes: NamesakeFinder(drafts).namesakes()),
        KeptOtherNames(table, names, drafts).file(columns, drafts)
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
    let nowhere = drafts.timeZone("")
    for (city, row) in zip(list, known) {
      var (zone, state, population) = (nowhere, Int32(0), UInt32(0))
      var fold: UnsafeRawBufferPointer?
      if let row {
        let (zoneIndex, stateIndex) = (older.timeZoneIndex(row), older.stateIndex(row))
        zone = zones[zoneIndex] ?? drafts.timeZone(older.timeZone(row))
        state = states[stateIndex] ?? drafts.state(older.state(row))
        (zones[zoneIndex], states[stateIndex]) = (zone, state)
        population = older.population(row)
        if older.isName(city.name, of: row) { fold = older.fold(row) }
      }
      try drafts.append(
        number: city.number, latitude: stored(city.coordinate.latitude),
        longitude: stored(city.coordinate.longitude), name: city.name, country: city.country,
        population: population, timeZone: zone, state: state, source: row ?? -1, fold: fold)
    }
    try drafts.sort()
    return drafts
  }

  /// 10⁻⁵ degrees, about a metre.
  private static func stored(_ degrees: Double) -> Int32 {
    Int32(exactly: (degrees * 100_000).rounded()) ?? .max
  }
}
