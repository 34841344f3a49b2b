/// The sections of `cities.bin` but for the namesakes.
struct CityColumns {
  let count: Int
  let fingerprint: UInt64
  private let sections: [CitySection: [UInt8]]

  init(_ sorted: [FoldedRecord]) throws(GazetteerBuildError) {
    count = sorted.count
    fingerprint = GazetteerLayout.fingerprint(ofIDs: sorted.lazy.map(\.record.number))
    let countries = try Vocabulary(of: "countries", sorted.map(\.record.country), limit: 256)
    let zones = try Vocabulary(of: "time zones", sorted.map(\.record.timeZone), limit: 65536)
    let states = try Vocabulary(of: "states", [""] + sorted.map(\.record.state), limit: 256)
    var sections = [CitySection: [UInt8]](
      uniqueKeysWithValues: CitySection.allCases.map { ($0, []) })
    var texts: [UInt8] = []
    for entry in sorted {
      let record = entry.record
      sections[.ids]?.append(u32: record.number)
      sections[.latitudes]?.append(i32: record.latitude)
      sections[.longitudes]?.append(i32: record.longitude)
      sections[.countries]?.append(UInt8(countries.indices[record.country] ?? 0))
      sections[.timeZones]?.append(u16: UInt16(zones.indices[record.timeZone] ?? 0))
      sections[.states]?.append(UInt8(states.indices[record.state] ?? 0))
      sections[.populations]?.append(u32: record.population)
      sections[.textOffsets]?.append(u32: UInt32(texts.count))
      sections[.foldLengths]?.append(UInt8(truncatingIfNeeded: entry.fold.count))
      texts += entry.fold
      texts += entry.name
    }
    sections[.textOffsets]?.append(u32: UInt32(texts.count))
    sections[.texts] = texts
    sections[.countryCodes] = countries.values.flatMap { Array($0.utf8) }
    sections[.timeZoneNames] = StringTable.encode(zones.values)
    sections[.stateNames] = StringTable.encode(states.values)
    let byID = sorted.indices.sorted { sorted[$0].record.number < sorted[$1].record.number }
    for row in byID { sections[.rowsByID]?.append(u24: row) }
    let space = SpaceIndexBuilder(sorted.map(\.record))
    for row in space.rows { sections[.rowsBySpace]?.append(u24: row) }
    sections[.boxes] = space.boxes
    self.sections = sections
  }

  /// The file, with the rows that share name and country with another, rising.
  func file(namesakes: [(row: Int, mark: NamesakeMark)]) -> [UInt8] {
    var rows: [UInt8] = []
    var marks: [UInt8] = []
    for namesake in namesakes {
      rows.append(u24: namesake.row)
      marks.append(u24: namesake.mark.rawValue)
    }
    var sections = sections
    sections[.namesakes] = rows
    sections[.namesakeMarks] = marks
    let writer = BlobWriter(
      magic: GazetteerLayout.citiesMagic, cityCount: count, entryCount: count,
      fingerprint: fingerprint)
    return writer.file(CitySection.allCases.map { sections[$0] ?? [] })
  }

  /// Few texts that many rows have, sorted by their bytes.
  private struct Vocabulary {
    let values: [String]
    let indices: [String: Int]

    init(of kind: String, _ texts: [String], limit: Int) throws(GazetteerBuildError) {
      values = Set(texts).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      guard values.count <= limit else { throw .tooMany(kind) }
      indices = .init(uniqueKeysWithValues: values.enumerated().map { ($1, $0) })
    }
  }
}
