import Contracts
import Domain
import JSON

/// The format that positions are written in, as the first bytes of a text tell.
enum PointFormat {
  /// Rows with fields between delimiters (RFC 4180), or lines that are positions.
  case table(TableStart)
  /// A JSON object a line.
  case jsonLines
  /// A GeoJSON value a line.
  case featureLines
  /// JSON of several lines: GeoJSON (RFC 7946), an array of objects, the answer of an Overpass server.
  case json
  /// GeoJSON text sequences (RFC 8142).
  case jsonSequence
  /// GPX, KML or TCX.
  case xml

  /// How many bytes are looked at, at most.
  static let sample = 1 << 16

  /// - Parameters:
  ///   - start: the first bytes, UTF-8.
  ///   - isWhole: whether there are no more of them.
  ///   - wanted: the columns, as the user names them.
  /// - Throws: the problem, if the text is in none of these.
  init(_ start: [UInt8], isWhole: Bool, wanted: PointColumns? = nil) throws(FileProblem) {
    let text = start.drop { $0.isBlank }
    let end = text.firstIndex(of: .lineFeed)
    let line = text[..<(end ?? text.endIndex)]
    switch text.first {
    case UInt8(ascii: "<"): self = .xml
    case .recordSeparator: self = .jsonSequence
    case UInt8(ascii: "[") where !Self.isPositionInBrackets(line): self = .json
    case UInt8(ascii: "{"):
      let isAll = isWhole && text[line.endIndex...].allSatisfy(\.isBlank)
      self = Self.format(
        ofLine: line, isLine: end != nil || isWhole, isAll: isAll, wanted: wanted)
    // Lines may end at carriage returns alone.
    default: self = .table(try TableStart.find(Self.lines(start), wanted: wanted))
    }
  }

  /// The same with line feeds at the ends of lines.
  static func lines(_ start: [UInt8]) -> [UInt8] {
    endsLinesAtReturns(start) ? start.map { $0 == .carriageReturn ? .lineFeed : $0 } : start
  }

  static func endsLinesAtReturns(_ start: [UInt8]) -> Bool {
    !start.contains(.lineFeed) && start.contains(.carriageReturn)
  }

  /// `[41.38, 2.17]` on a line of its own is a position; `[{…}, …]` and `[[…` are JSON.
  private static func isPositionInBrackets(_ line: ArraySlice<UInt8>) -> Bool {
    var turned = 0
    return line.count < 80 && line.last { !$0.isBlank } == UInt8(ascii: "]")
      && PositionField.position(String(decoding: line, as: UTF8.self), &turned) != nil
  }

  /// - Parameters:
  ///   - isLine: whether the line is whole.
  ///   - isAll: whether nothing else comes.
  ///   - wanted: what the user calls the members with the position.
  private static func format(
    ofLine line: ArraySlice<UInt8>, isLine: Bool, isAll: Bool, wanted: PointColumns?
  ) -> PointFormat {
    guard isLine, let node = JSONReader.node(line), node.isObject else { return .json }
    if JSONShapes.isMeant(node) { return isAll ? .json : .featureLines }
    // Services wrap their rows in an object.
    let hasRows = node.members.contains { $0.value.elements.first?.isObject == true }
    guard isAll, wanted == nil || hasRows else { return .jsonLines }
    return JSONShapes(wanted: wanted).isRow(node) ? .jsonLines : .json
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
