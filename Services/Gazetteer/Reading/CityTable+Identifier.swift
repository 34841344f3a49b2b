extension CityTable {
  /// The row of an id as it is written: decimal digits without sign or leading zeros.
  func row(ofID id: String) -> Int? {
    let digits = id.utf8
    guard let first = digits.first, first != 0x30 || digits.count == 1,
      digits.allSatisfy({ (0x30...0x39).contains($0) }), let number = UInt32(id)
    else { return nil }
    return row(ofNumber: number)
  }
}
