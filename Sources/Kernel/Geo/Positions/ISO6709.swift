/// Reads positions after ISO 6709: `+41.3874+002.1686/`, `+4123.25-00210.1/`, and its older edition
/// with letters, `404246N0740021W`.
enum ISO6709 {
  static func read(_ bytes: [UInt8]) throws(PositionProblem) -> ReadPosition? {
    guard let first = bytes.first else { return nil }
    if first == .plus || first == .minus { return try signed(bytes) }
    return first.isDigit ? try lettered(bytes) : nil
  }

  /// Reads two numbers that both have a sign, with nothing between them.
  private static func signed(_ bytes: [UInt8]) throws(PositionProblem) -> ReadPosition? {
    var text = ByteScanner(bytes)
    guard let latitude = text.number(), text.next == .plus || text.next == .minus,
      let longitude = text.number()
    else { return nil }
    // A height may follow.
    if text.next == .plus || text.next == .minus, text.number() == nil { return nil }
    if text.take("crs") {
      let name = text.take { $0 != .slash }
      guard
        ["wgs_84", "wgs84", "epsg:4326", "epsg4326"].contains(where: {
          $0.utf8.elementsEqual(name.lowered)
        })
      else { throw .referenceSystem(ReferenceSystem.name(name)) }
    }
    _ = text.take(.slash)
    guard text.isAtEnd else { return nil }
    let (north, east) = (latitude.integerDigits, longitude.integerDigits)
    // Degrees with fewer digits are not ISO's, but can mean nothing else.
    if north <= 2, (1...3).contains(east) {
      return ReadPosition(try PositionReader.position(latitude.value, longitude.value))
    }
    guard north == 4 || north == 6, east == north + 1 else { return nil }
    return ReadPosition(
      try PositionReader.position(try degrees(latitude), try degrees(longitude)))
  }

  /// Reads two numbers, each with its letter.
  private static func lettered(_ bytes: [UInt8]) throws(PositionProblem) -> ReadPosition? {
    var text = ByteScanner(bytes)
    guard let latitude = text.number(), let north = text.next?.lower,
      north == 0x6E || north == 0x73,
      case () = text.skip(), let longitude = text.number(isSigned: false),
      let east = text.next?.lower, [0x65, 0x77, 0x6F].contains(east), case () = text.skip(),
      text.isAtEnd, latitude.integerDigits == 4 || latitude.integerDigits == 6,
      longitude.integerDigits == latitude.integerDigits + 1
    else { return nil }
    let (y, x) = (try degrees(latitude), try degrees(longitude))
    return ReadPosition(
      try PositionReader.position(north == 0x6E ? y : -y, east == 0x65 ? x : -x),
      notes: east == 0x6F ? [.westByO] : [])
  }

  /// Returns the degrees of `DDMM` or `DDMMSS`; the fraction belongs to the last two digits.
  static func degrees(_ number: WrittenNumber) throws(PositionProblem) -> Double {
    var rest = number.magnitude
    var seconds = 0.0
    if number.integerDigits > 5 {
      let whole = (rest / 100).rounded(.down)
      seconds = rest - whole * 100
      rest = whole
    }
    let degrees = (rest / 100).rounded(.down)
    let minutes = rest - degrees * 100
    guard minutes < 60 else { throw .minutes(minutes) }
    guard seconds < 60 else { throw .seconds(seconds) }
    let sum = degrees + (minutes + seconds / 60) / 60
    return number.isNegative ? -sum : sum
  }
}
