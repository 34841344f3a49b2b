import Contracts
import Domain

/// Reads `alternateNamesV2.txt`, or its older form without years.
enum AlternateNameRows {
  typealias Fault = PlaceBuildReport.Fault

  /// Languages of GeoNames that are links or ids of others, which nobody searches.
  private static let links: Set<String> = ["link", "wkdt", "unlc"]
  /// Languages that are codes: a place is as likely to be meant by these as by its name.
  private static let codes: Set<String> = ["iata", "icao", "faac", "tcid", "post"]
  private static let known = Set(Language.allCases.map(\.rawValue))

  static func read(_ chunk: DumpChunk) -> DumpRows {
    DumpRows(chunk) { line, rows throws(Fault) in
      guard (8...10).contains(line.count) else { throw .columns(line.count) }
      try line.checkText()
      guard let id = try line.number(1), (1...Int(Int32.max)).contains(id) else { throw .number }
      let (language, name) = (line.text(2), line.column(3))
      guard !name.isEmpty else { throw .emptyName }
      // Some links are longer than any name.
      guard name.count <= 4 * PlaceRows.longestName, language.utf8.count <= 100 else {
        throw .tooLong
      }
      var traits: UInt8 = 0
      for (bit, column) in zip([1, 2, 4, 8] as [UInt8], 4..<8)
      where line.column(column).first == UInt8(ascii: "1") {
        traits |= bit
      }
      let less =
        codes.contains(language)
        ? 0 : known.contains(language) ? PlaceWeight.knownLanguage : PlaceWeight.otherName
      let fold =
        links.contains(language)
        ? [] : ArchiveLayout.key(Fold.bytes(String(decoding: name, as: UTF8.self)))
      var packed = PackedNames()
      packed.append(name, language: language.utf8, traits: traits)
      rows.records.append(UInt32(6 + fold.count + packed.bytes.count))
      rows.records.append(UInt32(id))
      rows.records.append(contentsOf: [UInt8(less), UInt8(fold.count)])
      rows.records.append(contentsOf: fold)
      rows.records.append(contentsOf: packed.bytes)
    }
  }

  /// A row as it was read.
  struct Record {
    let bytes: UnsafeRawBufferPointer

    var id: Int { Int(bytes.loadUnaligned(as: UInt32.self)) }
    /// How much less the name weighs than the place's own.
    var less: Int { Int(bytes[4]) }
    /// Empty for a name that nobody searches.
    var fold: UnsafeRawBufferPointer {
      UnsafeRawBufferPointer(rebasing: bytes[6..<6 + Int(bytes[5])])
    }
    /// The written name, as ``PackedNames``.
    var name: UnsafeRawBufferPointer {
      UnsafeRawBufferPointer(rebasing: bytes[(6 + Int(bytes[5]))...])
    }
  }
}

/// Reads postal codes (download.geonames.org/export/zip/readme.txt): a row for each place that has a code.
enum PostalRows {
  typealias Fault = PlaceBuildReport.Fault

  static let feature = "Z."

  static func read(_ chunk: DumpChunk) -> DumpRows {
    DumpRows(chunk) { line, rows throws(Fault) in
      guard (11...12).contains(line.count) else { throw .columns(line.count) }
      try line.checkText()
      guard let country = CountryNumber.number(line.column(0)), country != CountryNumber.none else {
        throw .country
      }
      let (code, name) = (line.column(1), line.column(2))
      guard !code.isEmpty else { throw .emptyName }
      guard code.count <= 20, name.count <= PlaceRows.longestName,
        (3...6).allSatisfy({ line.column($0).count <= 200 })
      else { throw .tooLong }
      guard !line.column(9).isEmpty, !line.column(10).isEmpty else { throw .position }
      let latitude = try line.degrees(9, most: 90)
      let longitude = try line.degrees(10, most: 180)
      // The codes of divisions may be others than those of the places, so their names are kept.
      let area =
        [0, 4, 6].map(line.text).joined(separator: "\t") + "\t\t"
        + [3, 5].map(line.text).joined(separator: "\t")
      rows.records.append(UInt32(2 + code.count + 1 + 12 + name.count))
      rows.records.append(UInt16(country).bigEndian)
      rows.records.append(contentsOf: code)
      rows.records.append(contentsOf: [0])
      rows.records.append(Int32(latitude))
      rows.records.append(Int32(longitude))
      rows.records.append(UInt32(rows.areas.number(of: area)))
      rows.records.append(contentsOf: name)
    }
  }

  /// A row as it was read; those of a country and a code are neighbors when they are sorted.
  struct Record {
    let bytes: UnsafeRawBufferPointer
    private let codeEnd: Int

    init(_ bytes: UnsafeRawBufferPointer) {
      self.bytes = bytes
      codeEnd = bytes.dropFirst(2).firstIndex(of: 0) ?? bytes.count
    }

    var country: Int {
      Int(UInt16(bigEndian: bytes.loadUnaligned(as: UInt16.self)))
    }
    var code: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[2..<codeEnd]) }
    /// The country and the code.
    var key: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[..<codeEnd]) }
    var latitude: Int { Int(bytes.loadUnaligned(fromByteOffset: codeEnd + 1, as: Int32.self)) }
    var longitude: Int { Int(bytes.loadUnaligned(fromByteOffset: codeEnd + 5, as: Int32.self)) }
    var area: Int { Int(bytes.loadUnaligned(fromByteOffset: codeEnd + 9, as: UInt32.self)) }
    var name: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[(codeEnd + 13)...]) }

    static func setArea(_ area: Int, in bytes: UnsafeMutableRawBufferPointer) {
      let end = bytes.dropFirst(2).firstIndex(of: 0) ?? bytes.count
      bytes.storeBytes(of: UInt32(area), toByteOffset: end + 9, as: UInt32.self)
    }
  }
}

/// Reads a code and a name: of features, regions or districts.
enum CodeRows {
  typealias Fault = PlaceBuildReport.Fault

  static func read(_ chunk: DumpChunk) -> (rows: DumpRows, names: [(code: String, name: String)]) {
    var names: [(code: String, name: String)] = []
    let rows = DumpRows(chunk) { line, _ throws(Fault) in
      guard line.count >= 2 else { throw .columns(line.count) }
      try line.checkText()
      let (code, name) = (line.text(0), line.text(1))
      guard !code.isEmpty, !name.isEmpty else { throw .emptyName }
      guard code.utf8.count <= 100, name.utf8.count <= PlaceRows.longestName else {
        throw .tooLong
      }
      names.append((code, name))
    }
    return (rows, names)
  }
}
