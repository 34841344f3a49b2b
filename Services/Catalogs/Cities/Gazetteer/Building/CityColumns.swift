import FoundationEssentials

/// The sections of `cities.bin`, except those of the namesakes.
struct CityColumns {
  let count: Int
  let fingerprint: UInt64
  private let sections: [CitySection: [UInt8]]

  /// Makes the columns of rows in display order; fails if two rows have the same id.
  init(_ drafts: RowDrafts) throws(GazetteerBuildError) {
    let rows = drafts.rows
    count = rows.count
    let ids = [UInt8].column(rows.map(\.number))
    fingerprint = GazetteerLayout.checksum(ids)
    let countries = Set(rows.lazy.map(\.country)).sorted()
    let zones = drafts.timeZones.sorted(used: rows.lazy.map(\.timeZone))
    let regions = drafts.regions.sorted(used: [0] + rows.map(\.region))
    guard countries.count <= 256 else { throw .tooMany("countries") }
    guard zones.values.count <= 65536 else { throw .tooMany("time zones") }
    guard regions.values.count <= 65536 else { throw .tooMany("regions") }
    let countryIndices = [UInt16: UInt8](
      uniqueKeysWithValues: countries.enumerated().map { ($1, UInt8($0)) })

    var texts: [UInt8] = []
    texts.reserveCapacity(drafts.texts.count)
    var offsets: [UInt32] = [0]
    offsets.reserveCapacity(count + 1)
    for row in rows {
      texts += drafts.texts[Int(row.fold)..<Int(row.end)]
      offsets.append(UInt32(texts.count))
    }
    let space = KDTreeBuilder(rows)
    sections = [
      .ids: ids,
      .latitudes: .column(rows.map(\.latitude)),
      .longitudes: .column(rows.map(\.longitude)),
      .countries: rows.map { countryIndices[$0.country] ?? 0 },
      .timeZones: .column(rows.map { UInt16(zones.ranks[Int($0.timeZone)]) }),
      .regions: .column(rows.map { UInt16(regions.ranks[Int($0.region)]) }),
      .populations: .column(rows.map(\.population)),
      .textOffsets: .column(offsets),
      .foldLengths: rows.map { UInt8($0.name - $0.fold) },
      .texts: texts,
      .countryCodes: countries.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
      .timeZoneNames: StringTable.encode(zones.values),
      .regionNames: StringTable.encode(regions.values),
      .rowsByID: .u24s(try Self.byID(rows)),
      .rowsBySpace: .u24s(space.rows),
      .boxes: space.boxes,
    ]
  }

  private static func byID(_ rows: [RowDraft]) throws(GazetteerBuildError) -> [Int] {
    let order = rows.indices.map { UInt64(rows[$0].number) << 32 | UInt64($0) }.sorted()
      .map { Int($0 & 0xFFFF_FFFF) }
    for (row, next) in zip(order, order.dropFirst()) where rows[row].number == rows[next].number {
      throw .repeatedID(rows[row].number)
    }
    return order
  }

  /// Returns the file, with the rows that share their name and country with another one, in rising
  /// order.
  func file(namesakes: [(row: Int, mark: Int)]) -> Data {
    var sections = sections
    sections[.namesakes] = .u24s(namesakes.map(\.row))
    sections[.namesakeMarks] = .u24s(namesakes.map(\.mark))
    return Blob.file(
      cityCount: count, entryCount: count, fingerprint: fingerprint, sections)
  }
}
