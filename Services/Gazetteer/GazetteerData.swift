/// The two files of a gazetteer that belong together, their headers checked.
package struct GazetteerData: Sendable {
  let cities: Blob
  let otherNames: Blob

  /// Reads the two headers, and nothing else.
  package init(cities: BlobBytes, otherNames: BlobBytes) throws(GazetteerError) {
    self.cities = try Blob(
      cities, magic: GazetteerLayout.citiesMagic,
      expectedLengths: CitySection.allCases.map { $0.expectedLength })
    self.otherNames = try Blob(
      otherNames, magic: GazetteerLayout.otherNamesMagic,
      expectedLengths: OtherNameSection.allCases.map { $0.expectedLength })
    guard self.cities.entryCount == self.cities.cityCount,
      self.cities.cityCount == self.otherNames.cityCount,
      self.cities.fingerprint == self.otherNames.fingerprint
    else { throw .mismatched }
  }

  /// The tables are valid within `body` only.
  func read<R, E: Error>(_ body: (CityTable, OtherNameTable) throws(E) -> R) throws(E) -> R {
    try cities.bytes.read { citiesBytes throws(E) in
      try otherNames.bytes.read { otherBytes throws(E) in
        try body(CityTable(citiesBytes, cities), OtherNameTable(otherBytes, otherNames))
      }
    }
  }
}
