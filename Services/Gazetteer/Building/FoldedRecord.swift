/// A record with what it is sorted by.
struct FoldedRecord: Comparable {
  let record: CityRecord
  let fold: [UInt8]
  let name: [UInt8]
  let country: [UInt8]

  init(record: CityRecord, fold: [UInt8]) {
    self.record = record
    self.fold = fold
    name = Array(record.name.utf8)
    country = Array(record.country.utf8)
  }

  /// The UTF-8 of fold("name, country").
  var key: [UInt8] { fold + (fold.isEmpty ? [] : [0x20]) + country.map { $0 | 0x20 } }

  func isNamesake(of other: Self) -> Bool { name == other.name && country == other.country }

  /// The display order.
  static func < (a: Self, b: Self) -> Bool {
    if a.fold != b.fold { return a.fold.lexicographicallyPrecedes(b.fold) }
    if a.country != b.country { return a.country.lexicographicallyPrecedes(b.country) }
    if a.name != b.name { return a.name.lexicographicallyPrecedes(b.name) }
    return a.record.number < b.record.number
  }

  static func == (a: Self, b: Self) -> Bool { a.record.number == b.record.number }
}
