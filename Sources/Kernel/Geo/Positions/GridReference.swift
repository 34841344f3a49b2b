import Domain

/// Reads references to UTM and MGRS in their usual spellings.
enum GridReference {
  static func read(_ bytes: [UInt8]) throws(PositionProblem) -> ReadPosition? {
    var text = ByteScanner(bytes)
    let isNamed = text.take("utm") || text.take("mgrs") || text.take("usng")
    skipGaps(&text)
    if text.take("zone") || text.take("zona") { skipGaps(&text) }
    if isPolar(text.rest) { throw .polarGrid }
    let number = text.take(while: \.isDigit)
    guard (1...2).contains(number.count), let zone = Int(String(decoding: number, as: UTF8.self))
    else {
      return nil
    }
    let isTight = text.next?.isLetter == true
    text.skipBlanks()
    guard let band = text.next, band.isLetter else { return nil }
    text.skip()
    if let position = try utm(text, zone: zone, band: band) { return position }
    guard isTight || text.rest.contains(where: \.isDigit) else { return nil }
    return try mgrs(text, zone: zone, band: band, isNamed: isNamed, isTight: isTight)
  }

  private static func skipGaps(_ text: inout ByteScanner) {
    _ = text.take { $0 == .blank || $0 == .comma || $0 == UInt8(ascii: ":") }
  }

  /// Returns whether the text has three letters, the first of a polar area, and the digits of metres.
  private static func isPolar(_ bytes: ArraySlice<UInt8>) -> Bool {
    let letters = bytes.prefix(3).uppered
    let digits = bytes.dropFirst(3).filter { $0 != .blank }
    return letters.count == 3 && letters.allSatisfy(\.isLetter)
      && [0x41, 0x42, 0x59, 0x5A].contains(letters[0]) && digits.count >= 6
      && digits.count.isMultiple(of: 2) && digits.allSatisfy(\.isDigit)
  }

  // MARK: - UTM

  private static func utm(
    _ text: ByteScanner, zone: Int, band: UInt8
  ) throws(PositionProblem) -> ReadPosition? {
    var text = text
    // "31 North".
    if band.upper == UInt8(ascii: "N") { _ = text.take("orth") || text.take("orte") }
    if band.upper == UInt8(ascii: "S") { _ = text.take("outh") || text.take("ur") }
    guard let first = metres(&text), let second = metres(&text), text.isAtEnd else { return nil }
    // The letters of the axes may reverse the order.
    let isTurned = first.axis == UInt8(ascii: "N") || second.axis == UInt8(ascii: "E")
    let (easting, northing) = isTurned ? (second.value, first.value) : (first.value, second.value)
    guard first.digits >= 6 || second.digits >= 6 else { return nil }
    guard (1...60).contains(zone), (100_000..<1_000_000).contains(easting),
      (0...10_000_000).contains(northing)
    else { throw .grid }
    guard let latitudes = UTM.latitudes(of: band) else {
      throw [0x41, 0x42, 0x59, 0x5A].contains(band.upper) ? .polarGrid : .grid
    }
    func position(isNorth: Bool) -> ReadPosition? {
      UTM(zone: zone, isNorth: isNorth, easting: easting, northing: northing).coordinate
        .map { ReadPosition($0) }
    }
    // Letters near the edge of a band are often wrong by one band, but not by more.
    let reach = (latitudes.lowerBound - 1)...(latitudes.upperBound + 1)
    if let found = position(isNorth: latitudes.lowerBound >= 0),
      reach.contains(found.coordinate.latitude)
    {
      return found
    }
    // N and S may be the hemispheres instead.
    switch band.upper {
    case UInt8(ascii: "N"):
      if let found = position(isNorth: true), found.coordinate.latitude <= 84.5 { return found }
    case UInt8(ascii: "S"):
      if let found = position(isNorth: false), found.coordinate.latitude >= -80.5 { return found }
    default: break
    }
    throw .grid
  }

  /// Reads a number of metres with its letters before or after it: `E430533`, `430533mE`, `430533 m
  /// N`.
  private static func metres(
    _ text: inout ByteScanner
  ) -> (value: Double, digits: Int, axis: UInt8?)? {
    skipGaps(&text)
    var axis: UInt8?
    if let letter = text.next?.upper, letter == UInt8(ascii: "E") || letter == UInt8(ascii: "N") {
      axis = letter
      text.skip()
      if text.take("asting") || text.take("orthing") {}
      _ = text.take { $0 == .blank || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }
    }
    // Six digits after a comma are another number.
    let start = text
    guard var number = text.number(isSigned: false) else { return nil }
    if text.next == .comma, text.rest.dropFirst().prefix(while: \.isDigit).count < 6,
      text.second?.isDigit == true
    {
      text = start
      guard let whole = text.number(isSigned: false, decimals: { $0 == .comma }) else { return nil }
      number = whole
    }
    let end = text
    text.skipBlanks()
    let hasUnit = text.take("m")
    text.skipBlanks()
    if axis == nil, let letter = text.next?.upper,
      letter == UInt8(ascii: "E") || letter == UInt8(ascii: "N"),
      text.second.map({
        !$0.isLetter && !$0.isDigit && (hasUnit || $0 != .blank || end.next != .blank)
      })
        ?? true
    {
      axis = letter
      text.skip()
    } else if !hasUnit {
      text = end
    }
    return (number.magnitude, number.integerDigits, axis)
  }

  // MARK: - MGRS

  private static func mgrs(
    _ text: ByteScanner, zone: Int, band: UInt8, isNamed: Bool, isTight: Bool
  ) throws(PositionProblem) -> ReadPosition? {
    var text = text
    text.skipBlanks()
    let square = text.take(while: \.isLetter)
    guard square.count == 2, let column = square.first, let row = square.last else { return nil }
    let areCapitals = [band, column, row].allSatisfy { $0 < 0x60 }
    var groups: [ArraySlice<UInt8>] = []
    while case () = text.skipBlanks(), !text.isAtEnd {
      let digits = text.take(while: \.isDigit)
      guard !digits.isEmpty else { return nil }
      groups.append(digits)
    }
    let digits = groups.flatMap(\.self)
    // "4 Hat" and "7 sea 10" are names.
    let isSure = isNamed || digits.count >= 4 || isTight && areCapitals
    guard groups.count <= 2, digits.count <= 12, isSure else { return nil }
    guard groups.count < 2 || groups[0].count == groups[1].count else { throw .oddGridDigits }
    return ReadPosition(
      try MGRS.middle(zone: zone, band: band, square: (column, row), digits: digits[...]))
  }
}
