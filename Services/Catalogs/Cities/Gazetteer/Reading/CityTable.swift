import Contracts
import Domain
import Geo
import Platform

/// The cities' columns, over bytes that must stay valid while it is used; see ``CitySection``.
///
/// A row must be less than ``count``. A value of a damaged file that makes no sense is read as empty
/// or as 0.
struct CityTable {
  let count: Int
  let names: AlternateNameTable
  private let bytes: UnsafeRawBufferPointer
  private let blob: Blob
  // The columns that searches read often, looked up once.
  private let ids: UnsafeRawBufferPointer
  private let populations: UnsafeRawBufferPointer
  private let countries: UnsafeRawBufferPointer
  private let regions: UnsafeRawBufferPointer
  private let latitudes: UnsafeRawBufferPointer
  private let longitudes: UnsafeRawBufferPointer
  private let textOffsets: UnsafeRawBufferPointer
  private let foldLengths: UnsafeRawBufferPointer
  private let texts: UnsafeRawBufferPointer
  private let countryCodes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer, _ blob: Blob, names: AlternateNameTable) {
    func section(_ section: CitySection) -> UnsafeRawBufferPointer {
      blob.section(section, of: bytes)
    }
    self.bytes = bytes
    self.blob = blob
    self.names = names
    count = blob.cityCount
    ids = section(.ids)
    populations = section(.populations)
    countries = section(.countries)
    regions = section(.regions)
    latitudes = section(.latitudes)
    longitudes = section(.longitudes)
    textOffsets = section(.textOffsets)
    foldLengths = section(.foldLengths)
    texts = section(.texts)
    countryCodes = section(.countryCodes)
  }

  func section(_ section: CitySection) -> UnsafeRawBufferPointer {
    blob.section(section, of: bytes)
  }

  /// Whether the rows of a leaf of ``KDTree`` are sorted by falling population.
  var hasLeavesByPopulation: Bool { blob.version > GazetteerLayout.oldestVersion }

  func number(_ row: Int) -> UInt32 { ids.u32(4 * row) }

  func population(_ row: Int) -> UInt32 { populations.u32(4 * row) }

  func latitude(_ row: Int) -> Int32 { latitudes.i32(4 * row) }

  func longitude(_ row: Int) -> Int32 { longitudes.i32(4 * row) }

  func coordinate(_ row: Int) -> Coordinate {
    Self.coordinate(latitude: latitude(row), longitude: longitude(row))
  }

  /// Returns a position in units of 10⁻⁵ degrees.
  static func coordinate(latitude: Int32, longitude: Int32) -> Coordinate {
    let latitude = Double(latitude) / 100_000
    let longitude = Double(longitude) / 100_000
    // Wrapping around costs the last bits even if it changes nothing, so it is only used if it is
    // needed.
    return Coordinate(latitude: latitude, longitude: longitude)
      ?? Coordinate(wrappingLatitude: latitude, longitude: longitude)
  }

  func countryIndex(_ row: Int) -> UInt8 { countries[row] }

  /// Returns the two letters of a country's code; `nil` for an index that does not exist.
  func countryCode(_ index: UInt8) -> (UInt8, UInt8)? {
    let offset = 2 * Int(index)
    guard offset + 2 <= countryCodes.count else { return nil }
    return (countryCodes[offset], countryCodes[offset + 1])
  }

  /// Returns the index of a country; `nil` if it has no city here.
  func countryIndex(code: String) -> UInt8? {
    (0..<min(256, countryCodes.count / 2)).lazy.map(UInt8.init).first { index in
      countryCode(index).map { code.utf8.elementsEqual([$0.0, $0.1]) } ?? false
    }
  }

  func country(_ row: Int) -> String {
    countryCode(countryIndex(row)).map { String(decoding: [$0.0, $0.1], as: UTF8.self) } ?? ""
  }

  func timeZoneIndex(_ row: Int) -> Int { Int(section(.timeZones).u16(2 * row)) }

  func timeZone(_ row: Int) -> String { timeZoneNames[timeZoneIndex(row)] }

  var timeZoneNames: StringTable { StringTable(section(.timeZoneNames)) }

  func regionIndex(_ row: Int) -> Int {
    regions.count == count ? Int(regions[row]) : Int(regions.u16(2 * row))
  }

  /// Returns the rows whose regions have indices in a range, in their order.
  ///
  /// It looks at every city, at each key of a search, so it compares sixteen at once where the machine
  /// has numbers as the table has them.
  func rows(ofRegions wanted: Range<Int>) -> [Int] {
    var rows: [Int] = []
    var row = 0
    if regions.count == 2 * count, 1.littleEndian == 1,
      let first = UInt16(exactly: wanted.lowerBound)
    {
      let firsts = SIMD16(repeating: first)
      let counts = SIMD16(repeating: UInt16(clamping: wanted.count))
      while row + firsts.scalarCount <= count {
        let indices = regions.loadUnaligned(fromByteOffset: 2 * row, as: SIMD16<UInt16>.self)
        let isWanted = (indices &- firsts) .< counts
        if any(isWanted) {
          rows += isWanted.indices.lazy.filter { isWanted[$0] }.map { row + $0 }
        }
        row += firsts.scalarCount
      }
    }
    return rows + (row..<count).filter { wanted.contains(regionIndex($0)) }
  }

  func region(_ row: Int) -> String { regionNames[regionIndex(row)] }

  var regionNames: StringTable { StringTable(section(.regionNames)) }

  /// Returns the fold of a row's name, in UTF-8.
  func fold(_ row: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: text(row).prefix(Int(foldLengths[row])))
  }

  func name(_ row: Int) -> String { String(decoding: nameBytes(row), as: UTF8.self) }

  /// Returns a row's name in UTF-8.
  func nameBytes(_ row: Int) -> Slice<UnsafeRawBufferPointer> {
    text(row).dropFirst(Int(foldLengths[row]))
  }

  private func text(_ row: Int) -> UnsafeRawBufferPointer {
    let first = Int(textOffsets.u32(4 * row))
    let end = Int(textOffsets.u32(4 * row + 4))
    guard first <= end, end <= texts.count else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return UnsafeRawBufferPointer(rebasing: texts[first..<end])
  }

  /// Returns the row of an id, which must be written in decimal digits without a sign or leading
  /// zeros.
  func row(ofID id: String) -> Int? {
    guard let wanted = UInt32(id), String(wanted) == id else { return nil }
    let rows = section(.rowsByID)
    let index = (0..<count).partitioningIndex { index in
      let row = rows.u24(3 * index)
      return row >= count || number(row) >= wanted
    }
    guard index < count else { return nil }
    let row = rows.u24(3 * index)
    return row < count && number(row) == wanted ? row : nil
  }

  /// Returns the rows of ids; `nil` for an id that does not exist.
  ///
  /// It goes through all ids in order, which is quicker than a search for each.
  func rows(ofNumbers numbers: [UInt32]) -> [Int?] {
    var found = [Int?](repeating: nil, count: numbers.count)
    let byID = section(.rowsByID)
    var index = 0
    for wanted in numbers.indices.map({ UInt64(numbers[$0]) << 32 | UInt64($0) }).sorted() {
      let number = UInt32(wanted >> 32)
      while index < count {
        let row = byID.u24(3 * index)
        if row < count, self.number(row) >= number {
          if self.number(row) == number { found[Int(wanted & 0xFFFF_FFFF)] = row }
          break
        }
        index += 1
      }
    }
    return found
  }
}

extension CityTable: SortedFolds {
  func firstIndex(notBefore fold: [UInt8], in range: Range<Int>) -> Int {
    fold.withUnsafeBytes { wanted in
      range.partitioningIndex { byteOrder(self.fold($0), wanted) >= 0 }
    }
  }
}

// MARK: - What others get of a row

extension CityTable {
  func reference(_ row: Int) -> Reference { Reference(City.catalog, String(number(row))) }

  func city(_ row: Int) -> City {
    City(
      number: number(row), name: name(row), country: country(row), region: region(row),
      coordinate: coordinate(row), population: Int(population(row)), timeZone: timeZone(row),
      distinction: distinction(row))
  }

  func listRow(_ found: FoundRow, for query: CatalogQuery) -> ListRow {
    ListRow(city(found.row), for: query, matchedName: found.name.map(names.text))
  }

  /// Returns a row as a map shows it.
  func mapPlace(_ row: Int) -> MapPlace { mapPlace(FoundRow(row)) }

  func mapPlace(_ found: FoundRow) -> MapPlace {
    let row = found.row
    return MapPlace(
      reference: reference(row), name: name(row), country: country(row), region: region(row),
      coordinate: coordinate(row), population: Int(population(row)),
      matchedName: found.name.map(names.text))
  }

  /// Returns the property that tells a row from its namesakes, which was chosen when the data were
  /// built.
  private func distinction(_ row: Int) -> Distinction? {
    switch namesakeMark(row) {
    case nil, NamesakeMark.none: nil
    case NamesakeMark.region: .region(region(row), in: country(row))
    case NamesakeMark.lookedUp: nearestLarger(row).map { near($0, row) }
    case .some(let other): other < count ? near(other, row) : nil
    }
  }

  private func near(_ other: Int, _ row: Int) -> Distinction {
    let (from, to) = (coordinate(other), coordinate(row))
    return .near(
      name(other), country: country(other), kilometres: Geodesy.distance(from: from, to: to),
      bearing: Geodesy.bearing(from: from, to: to))
  }

  /// Returns the nearest row with more inhabitants.
  func nearestLarger(_ row: Int) -> Int? {
    KDTree(self).nearest(
      to: coordinate(row), count: 1, largerThan: Int(population(row)), excluding: row
    ).first?.row
  }

  /// Returns a row or a ``NamesakeMark``; `nil` for a row that shares its name and country with no
  /// other.
  private func namesakeMark(_ row: Int) -> Int? {
    let rows = section(.namesakes)
    let marks = section(.namesakeMarks)
    let count = min(rows.count, marks.count) / 3
    let index = (0..<count).partitioningIndex { rows.u24(3 * $0) >= row }
    guard index < count, rows.u24(3 * index) == row else { return nil }
    return marks.u24(3 * index)
  }
}

/// A few texts by index, in one section: u32 count, then count + 1 offsets (u32, from the end of the
/// offsets), then UTF-8.
struct StringTable {
  private let section: UnsafeRawBufferPointer

  init(_ section: UnsafeRawBufferPointer) {
    self.section = section
  }

  /// The number of texts; in a damaged file at most as many as there is room for.
  var count: Int { section.count >= 4 ? min(Int(section.u32(0)), section.count / 4) : 0 }

  var texts: [String] { (0..<count).map { self[$0] } }

  /// The text at an index; empty for an index that the table does not have.
  subscript(index: Int) -> String {
    guard section.count >= 4 else { return "" }
    let count = Int(section.u32(0))
    let base = 4 * (count + 2)
    guard index >= 0, index < count, base <= section.count else { return "" }
    let start = base + Int(section.u32(4 + 4 * index))
    let end = base + Int(section.u32(8 + 4 * index))
    guard start <= end, end <= section.count else { return "" }
    return String(decoding: section[start..<end], as: UTF8.self)
  }

  static func encode(_ texts: [String]) -> [UInt8] {
    var numbers = [UInt32(texts.count), 0]
    for text in texts { numbers.append(numbers[numbers.count - 1] + UInt32(text.utf8.count)) }
    return .column(numbers) + texts.flatMap(\.utf8)
  }
}

/// Searches a table that is sorted by folds.
extension StringTable: SortedFolds {
  func fold(_ index: Int) -> [UInt8] { Array(Fold.bytes(self[index])) }

  func firstIndex(notBefore fold: [UInt8], in range: Range<Int>) -> Int {
    range.partitioningIndex { !self.fold($0).lexicographicallyPrecedes(fold) }
  }

  /// Returns the indices of the folds that start with some bytes.
  func indices(startingWith start: [UInt8]) -> Range<Int> {
    let first = firstIndex(notBefore: start)
    return first..<(first..<count).partitioningIndex { !fold($0).starts(with: start) }
  }
}
