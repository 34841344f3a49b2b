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
