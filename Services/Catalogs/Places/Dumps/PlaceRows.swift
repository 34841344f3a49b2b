import Contracts
import Domain
import Platform

/// Reads GeoNames' rows of 19 columns (download.geonames.org/export/dump/readme.txt).
enum PlaceRows {
  typealias Fault = PlaceBuildReport.Fault

  private enum Column {
    static let id = 0
    static let name = 1
    static let asciiName = 2
    static let otherNames = 3
    static let latitude = 4
    static let longitude = 5
    static let group = 6
    static let code = 7
    static let country = 8
    static let admin1 = 10
    static let admin2 = 11
    static let population = 14
    static let elevation = 15
    static let gridElevation = 16
    static let timeZone = 17
    static let count = 19
  }

  /// The most bytes of a name; GeoNames has at most 200 characters.
  static let longestName = 1_000
  /// The most names of a place; GeoNames has at most 10,000 characters for them.
  private static let mostNames = 2_000
  /// The most bytes of a code, or of the name of a time zone.
  private static let longestCode = 100
  /// GeoNames' grid has this where it has no height.
  private static let noHeight = -9_999
  /// No place on Earth is higher or deeper, in metres.
  private static let heights = -20_000...20_000

  static func read(_ chunk: DumpChunk) -> DumpRows { DumpRows(chunk, read) }

  private static func read(_ line: DumpLine, _ rows: inout DumpRows) throws(Fault) {
    guard line.count == Column.count else { throw .columns(line.count) }
    try line.checkText()
    guard let id = try line.number(Column.id), (1...Int(Int32.max)).contains(id) else {
      throw .number
    }
    let name = line.column(Column.name)
    guard !name.isEmpty else { throw .emptyName }
    guard name.count <= longestName, line.column(Column.asciiName).count <= longestName else {
      throw .tooLong
    }
    guard let country = CountryNumber.number(line.column(Column.country)) else { throw .country }
    var draft = PlaceRecord.Draft()
    draft.id = id
    draft.country = country
    draft.latitude = try line.degrees(Column.latitude, most: 90)
    draft.longitude = try line.degrees(Column.longitude, most: 180)
    draft.population = max(0, try line.number(Column.population) ?? 0)
    draft.elevation = try elevation(line)
    let feature = try feature(line)
    draft.feature = rows.features.number(of: feature)
    draft.area = rows.areas.number(of: try area(line))
    let others = try addNames(line, feature, to: &draft)
    draft.weight = PlaceWeight.weight(
      feature, population: draft.population, elevation: draft.elevation, otherNames: others)
    draft.write(to: &rows.records, name: name)
  }

  private static func elevation(_ line: DumpLine) throws(Fault) -> Int? {
    let grid = try line.number(Column.gridElevation)
    let height = try line.number(Column.elevation) ?? (grid == noHeight ? nil : grid)
    guard let height else { return nil }
    guard heights.contains(height) else { throw .elevation }
    return height
  }

  private static func feature(_ line: DumpLine) throws(Fault) -> String {
    let (group, code) = (line.column(Column.group), line.column(Column.code))
    guard group.count <= 1, code.count <= 10 else { throw .tooLong }
    return line.text(Column.group) + "." + line.text(Column.code)
  }

  /// Country, divisions and time zone, between tabs; "00" is no division.
  private static func area(_ line: DumpLine) throws(Fault) -> String {
    var area = ""
    for index in [Column.country, Column.admin1, Column.admin2, Column.timeZone] {
      let text = line.column(index)
      guard text.count <= longestCode else { throw .tooLong }
      if index != Column.country { area += "\t" }
      if !text.elementsEqual("00".utf8) { area += String(decoding: text, as: UTF8.self) }
    }
    return area + "\t\t"
  }

  /// - Returns: the number of other names.
  private static func addNames(
    _ line: DumpLine, _ feature: String, to draft: inout PlaceRecord.Draft
  ) throws(Fault) -> Int {
    let name = line.column(Column.name)
    draft.folds = [(fold(name), 0)]
    func add(_ other: UnsafeRawBufferPointer, less: Int) {
      let fold = fold(other)
      guard !fold.isEmpty, !draft.folds.contains(where: { $0.fold == fold }) else { return }
      draft.folds.append((fold, less))
    }
    let ascii = line.column(Column.asciiName)
    if !ascii.isEmpty, !isEqual(ascii, name) {
      add(ascii, less: 0)
      draft.others.append(ascii, language: [], traits: 0)
    }
    var count = 0
    let others = line.column(Column.otherNames)
    var start = 0
    while start < others.count {
      let end = others.firstOffset(of: UInt8(ascii: ","), from: start) ?? others.count
      let other = UnsafeRawBufferPointer(rebasing: others[start..<end])
      start = end + 1
      guard !other.isEmpty, !isEqual(other, name) else { continue }
      guard other.count <= longestName, draft.folds.count < mostNames else { throw .tooLong }
      count += 1
      add(other, less: isAirportCode(other, feature) ? 0 : PlaceWeight.otherName)
      if !isEqual(other, ascii) { draft.others.append(other, language: [], traits: 0) }
    }
    return count
  }

  /// Whether a name of an airport is its code of IATA or ICAO.
  private static func isAirportCode(_ name: UnsafeRawBufferPointer, _ feature: String) -> Bool {
    (3...4).contains(name.count) && feature.hasPrefix("S.AIR")
      && name.allSatisfy { (0x41...0x5A).contains($0) }
  }

  private static func isEqual(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    a.count == b.count && byteOrder(a, b) == 0
  }

  private static func fold(_ name: UnsafeRawBufferPointer) -> [UInt8] {
    Array(ArchiveLayout.key(Fold.bytes(String(decoding: name, as: UTF8.self))))
  }
}
