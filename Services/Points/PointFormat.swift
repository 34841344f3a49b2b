import Domain

/// What positions are written in, as the first bytes tell.
enum PointFormat: Hashable {
  /// Rows with fields between delimiters (RFC 4180), with or without a header.
  case delimited(UInt8)
  /// A JSON object a line.
  case jsonLines
  /// A GeoJSON value a line.
  case featureLines
  /// One JSON value: GeoJSON (RFC 7946), or an array of objects.
  case json
  /// GPX or KML.
  case xml

  /// How many bytes are looked at, at most.
  static let sample = 1 << 16

  /// - Parameters:
  ///   - start: the first bytes.
  ///   - isWhole: whether there are no more of them.
  /// - Returns: nil for what is in none.
  init?(_ start: [UInt8], isWhole: Bool) {
    let text = start.drop(while: \.isBlank)
    let end = text.firstIndex(of: .lineFeed)
    let line = text[..<(end ?? text.endIndex)]
    // What is no text, and text in 16 bits, has zeros.
    guard !line.contains(0) else { return nil }
    switch text.first {
    case nil: return nil
    case UInt8(ascii: "<"): self = .xml
    case UInt8(ascii: "["): self = .json
    case UInt8(ascii: "{"):
      let isLine = end != nil || isWhole
      guard isLine, case .object(let members)? = JSONRow.content(line) else {
        self = .json
        return
      }
      self = GeoJSON.isMeant(members) ? .featureLines : .jsonLines
    default:
      let delimiters: [UInt8] = [.tab, UInt8(ascii: ";"), UInt8(ascii: ",")]
      guard let delimiter = delimiters.first(where: line.contains) else { return nil }
      self = .delimited(delimiter)
    }
  }
}

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let quote = UInt8(ascii: "\"")

  /// White space of JSON, and of rows.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
