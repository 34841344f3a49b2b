/// Reads points from well-known text (OGC 06-103r4) and PostGIS' extended form: the longitude comes
/// first.
enum WellKnownText {
  private static let others: [StaticString] = [
    "linestring", "polygon", "multipoint", "multilinestring", "multipolygon", "geometrycollection",
  ]

  static func read(_ bytes: [UInt8]) throws(PositionProblem) -> ReadPosition? {
    var text = ByteScanner(bytes)
    if text.take("srid=") {
      let code = text.take(while: \.isDigit)
      guard text.take(UInt8(ascii: ";")) else { return nil }
      guard code.elementsEqual("4326".utf8) else {
        throw .referenceSystem("EPSG:" + ReferenceSystem.name(code))
      }
      text.skipBlanks()
    }
    for other in others {
      var rest = text
      if rest.take(other), case () = rest.skipBlanks(),
        rest.next.map({ "(zm".utf8.contains($0.lower) }) == true
      {
        throw .geometry(other.description.uppercased())
      }
    }
    guard text.take("point") else { return nil }
    text.skipBlanks()
    _ = text.take("zm") || text.take("z") || text.take("m")
    text.skipBlanks()
    if text.take("empty"), text.isAtEnd { throw .geometry("POINT EMPTY") }
    guard text.take(UInt8(ascii: "(")) else { return nil }
    var numbers: [Double] = []
    while case () = text.skipBlanks(), numbers.count < 4,
      let number = text.number(allowsExponent: true)
    {
      numbers.append(number.value)
    }
    guard numbers.count > 1, text.take(UInt8(ascii: ")")), text.isAtEnd else { return nil }
    return ReadPosition(try PositionReader.position(numbers[1], numbers[0]))
  }
}
