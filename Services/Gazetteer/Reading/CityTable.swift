import Domain

/// The cities' columns, over bytes that are valid while it is used; see ``CitySection``.
///
/// A row must be less than ``count``. Values that make no sense (of a damaged file) read as empty
/// or as 0.
struct CityTable {
  let count: Int
  private let bytes: UnsafeRawBufferPointer
  private let blob: Blob
  // The columns that searches walk over, found once.
  private let ids: UnsafeRawBufferPointer
  private let populations: UnsafeRawBufferPointer
  private let countries: UnsafeRawBufferPointer
  private let latitudes: UnsafeRawBufferPointer
  private let longitudes: UnsafeRawBufferPointer
  private let textOffsets: UnsafeRawBufferPointer
  private let foldLengths: UnsafeRawBufferPointer
  private let texts: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer, _ blob: Blob) {
    func section(_ section: CitySection) -> UnsafeRawBufferPointer {
      blob.section(section.rawValue, of: bytes)
    }
    self.bytes = bytes
    self.blob = blob
    count = blob.cityCount
    ids = section(.ids)
    populations = section(.populations)
    countries = section(.countries)
    latitudes = section(.latitudes)
    longitudes = section(.longitudes)
    textOffsets = section(.textOffsets)
    foldLengths = section(.foldLengths)
    texts = section(.texts)
  }

  func section(_ section: CitySection) -> UnsafeRawBufferPointer {
    blob.section(section.rawValue, of: bytes)
  }

  /// Whether the rows of a leaf of ``KDTree`` stand by falling population.
  var hasLeavesByPopulation: Bool { blob.version > GazetteerLayout.oldestVersion }

  func number(_ row: Int) -> UInt32 { ids.u32(4 * row) }

  func population(_ row: Int) -> UInt32 { populations.u32(4 * row) }

  func latitude(_ row: Int) -> Int32 { latitudes.i32(4 * row) }

  func longitude(_ row: Int) -> Int32 { longitudes.i32(4 * row) }

  func coordinate(_ row: Int) -> Coordinate {
    Self.coordinate(latitude: latitude(row), longitude: longitude(row))
  }

  /// Of 10⁻⁵ degrees.
  static func coordinate(latitude: Int32, longitude: Int32) -> Coordinate {
    let latitude = Double(latitude) / 100_000
    let longitude = Double(longitude) / 100_000
    // Going round, even no whole turn, costs the last bits: only what needs it does.
    return Coordinate(latitude: latitude, longitude: longitude)
      ?? Coordinate(wrappingLatitude: latitude, longitude: longitude)
  }

  func countryIndex(_ row: Int) -> UInt8 { countries[row] }

  /// The two letters of a country's code; nil for an index there is not.
  func countryCode(_ index: UInt8) -> (UInt8, UInt8)? {
    let codes = blob.sections[CitySection.countryCodes.rawValue]
    let offset = codes.lowerBound + 2 * Int(index)
    guard offset + 2 <= codes.upperBound else { return nil }
    return (bytes[offset], bytes[offset + 1])
  }

  /// The index of a country no city of which may be here; nil then.
  func countryIndex(code: String) -> UInt8? {
    let wanted = Array(code.utf8)
    let count = min(256, blob.sections[CitySection.countryCodes.rawValue].count / 2)
    return (0..<count).lazy.map(UInt8.init).first { index in
      countryCode(index).map { [$0.0, $0.1] == wanted } ?? false
    }
  }

  func country(_ row: Int) -> String {
    countryCode(countryIndex(row)).map { String(decoding: [$0.0, $0.1], as: UTF8.self) } ?? ""
  }

  func timeZoneIndex(_ row: Int) -> Int { Int(section(.timeZones).u16(2 * row)) }

  func timeZone(_ row: Int) -> String {
    StringTable(section(.timeZoneNames))[timeZoneIndex(row)]
  }

  func stateIndex(_ row: Int) -> Int { Int(section(.states)[row]) }

  /// The index of a state by its English name; nil where no city may be in it.
  func stateIndex(named name: String) -> Int? {
    let names = StringTable(section(.stateNames))
    return names.indices.first { names[$0] == name }
  }

  func state(_ row: Int) -> String { StringTable(section(.stateNames))[stateIndex(row)] }

  /// The UTF-8 of fold(name).
  func fold(_ row: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: text(row).prefix(Int(foldLengths[row])))
  }

  func name(_ row: Int) -> String { String(decoding: nameBytes(row), as: UTF8.self) }

  /// The UTF-8 of the name.
  func nameBytes(_ row: Int) -> Slice<UnsafeRawBufferPointer> {
    text(row).dropFirst(Int(foldLengths[row]))
  }

  /// The row of an id as it is written: decimal digits without sign or leading zeros.
  func row(ofID id: String) -> Int? {
    guard let number = UInt32(id), String(number) == id else { return nil }
    return row(ofNumber: number)
  }

  /// The row of an id, by binary search.
  func row(ofNumber wanted: UInt32) -> Int? {
    let rows = section(.rowsByID)
    let place = (0..<count).partitioningIndex { place in
      let row = rows.u24(3 * place)
      return row >= count || number(row) >= wanted
    }
    guard place < count else { return nil }
    let row = rows.u24(3 * place)
    return row < count && number(row) == wanted ? row : nil
  }

  /// The rows of ids, nil for those it does not have.
  ///
  /// Going through all ids in order takes less than a search for each.
  func rows(ofNumbers numbers: [UInt32]) -> [Int?] {
    var found = [Int?](repeating: nil, count: numbers.count)
    let byID = section(.rowsByID)
    var place = 0
    for wanted in numbers.indices.map({ UInt64(numbers[$0]) << 32 | UInt64($0) }).sorted() {
      let number = UInt32(wanted >> 32)
      while place < count {
        let row = byID.u24(3 * place)
        if row < count, self.number(row) >= number {
          if self.number(row) == number { found[Int(wanted & 0xFFFF_FFFF)] = row }
          break
        }
        place += 1
      }
    }
    return found
  }

  private func text(_ row: Int) -> UnsafeRawBufferPointer {
    let first = Int(textOffsets.u32(4 * row))
    let end = Int(textOffsets.u32(4 * row + 4))
    guard first <= end, end <= texts.count else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return UnsafeRawBufferPointer(rebasing: texts[first..<end])
  }
}

extension CityTable: SortedFolds {
  func firstPlace(notBefore fold: [UInt8]) -> Int {
    fold.withUnsafeBytes { wanted in
      (0..<count).partitioningIndex { byteOrder(self.fold($0), wanted) >= 0 }
    }
  }
}
