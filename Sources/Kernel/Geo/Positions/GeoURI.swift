/// Reads positions from `geo:` URIs (RFC 5870), with Android's zoom and search, and from the GEO
/// property of vCard and iCalendar (`GEO:41.38;2.17`).
enum GeoURI {
  static func read(_ bytes: [UInt8]) throws(PositionProblem) -> ReadPosition? {
    var text = ByteScanner(bytes)
    guard text.take("geo:") else { return nil }
    _ = text.take("geo:")
    while text.take(.slash) {}
    let decoded = MapLink.decoded(text.rest)
    let cut = decoded.firstIndex(of: UInt8(ascii: "?")) ?? decoded.endIndex
    let query = MapLink.parameters(Array(decoded[cut...].dropFirst()))
    let zoom = MapLink.number(query["z"] ?? query["zoom"])
    if let search = query["q"] {
      // A name may follow in parentheses.
      let open = search.firstIndex(of: UInt8(ascii: "(")) ?? search.endIndex
      if let found = try AnglePair.read(PositionBytes.trimmed(search[..<open])) {
        return ReadPosition(found.coordinate, zoom: zoom, notes: found.notes)
      }
    }
    var rest = ByteScanner(decoded[..<cut])
    guard let latitude = rest.number(),
      rest.take(.comma) || (rest.next == UInt8(ascii: ";") && rest.take(UInt8(ascii: ";"))),
      case () = rest.skipBlanks(), let longitude = rest.number()
    else { return nil }
    // An altitude may follow.
    if rest.take(.comma), rest.number() == nil { return nil }
    while rest.take(UInt8(ascii: ";")) {
      let parameter = rest.take { $0 != UInt8(ascii: ";") }.lowered
      guard parameter.starts(with: Array("crs=".utf8)) else { continue }
      let name = parameter.dropFirst(4)
      guard name.elementsEqual("wgs84".utf8) else {
        throw .referenceSystem(ReferenceSystem.name(name))
      }
    }
    guard rest.isAtEnd else { return nil }
    // Android writes 0,0 if only the search counts.
    if query["q"] != nil, latitude.magnitude == 0, longitude.magnitude == 0 {
      throw .noPositionInLink
    }
    return ReadPosition(
      try PositionReader.position(latitude.value, longitude.value), zoom: zoom)
  }
}

/// Writes the names of reference systems for messages.
enum ReferenceSystem {
  static func name(_ bytes: some Sequence<UInt8>) -> String {
    String(
      decoding: bytes.prefix(24).map { $0 < 0x20 || $0 > 0x7E ? 0x3F : $0.upper }, as: UTF8.self)
  }
}
