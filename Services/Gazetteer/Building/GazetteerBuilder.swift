import Catalog

/// Builds the two files of a gazetteer.
///
/// The same records, in any order, give the same bytes.
package struct GazetteerBuilder {
  package let cities: [UInt8]
  package let otherNames: [UInt8]

  package init(_ records: [CityRecord]) throws(GazetteerBuildError) {
    let sorted = try Self.displayed(records)
    let columns = try CityColumns(sorted)
    let otherNameFile = OtherNameColumns(sorted).file(columns)
    // Who is near whom is asked of a gazetteer that does not tell namesakes apart yet.
    let finder = NamesakeFinder(
      cities: columns.file(namesakes: []), otherNames: otherNameFile, records: sorted)
    cities = columns.file(namesakes: finder.namesakes())
    otherNames = otherNameFile
  }

  /// Checks the records and puts them in display order.
  private static func displayed(
    _ records: [CityRecord]
  ) throws(GazetteerBuildError) -> [FoldedRecord] {
    guard records.count <= GazetteerLayout.maximumRows else { throw .tooMany("cities") }
    var folded: [FoldedRecord] = []
    folded.reserveCapacity(records.count)
    for record in records {
      let fold = Array(Fold.bytes(record.name))
      let capitals = record.country.utf8.allSatisfy { (0x41...0x5A).contains($0) }
      guard !record.name.isEmpty, fold.count <= 255, record.country.utf8.count == 2, capitals,
        (-9_000_000...9_000_000).contains(record.latitude),
        (-18_000_000...18_000_000).contains(record.longitude)
      else { throw .invalidRecord(record.number) }
      folded.append(FoldedRecord(record: record, fold: fold))
    }
    folded.sort()
    var numbers: Set<UInt32> = []
    for entry in folded where !numbers.insert(entry.record.number).inserted {
      throw .repeatedID(entry.record.number)
    }
    return folded
  }
}
