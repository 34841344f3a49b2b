import CExpat
import Catalog
import Domain
import TextUI

/// Reads GPX (1.0, 1.1) and KML (2.x), as bytes come.
///
/// Expat loads nothing from elsewhere unless it is told how, and guards against texts that grow out of
/// entities (`XML_SetBillionLaughsAttackProtectionMaximumAmplification`).
final class XMLShapes {
  private let parser: XML_Parser?
  private let document: XMLDocument

  init() {
    parser = XML_ParserCreate(nil)
    document = XMLDocument(parser)
    XML_SetParamEntityParsing(parser, XML_PARAM_ENTITY_PARSING_NEVER)
    XML_SetUserData(parser, Unmanaged.passUnretained(document).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let name else { return }
        XMLDocument.of(data)?.start(String(cString: name), attributes)
      },
      { data, _ in XMLDocument.of(data)?.end() })
    XML_SetCharacterDataHandler(parser) { data, text, count in
      guard let text else { return }
      text.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
        XMLDocument.of(data)?.append(UnsafeBufferPointer(start: $0, count: Int(count)))
      }
    }
  }

  deinit { XML_ParserFree(parser) }

  /// Whether it is of a kind that is known; nil while that is not told.
  var isKnown: Bool? { document.isKnown }

  /// Takes the shapes that are whole.
  func takeShapes() -> [PointShape] {
    defer { document.shapes = [] }
    return document.shapes
  }

  /// How many places are none, and where the first is.
  var faults: (count: Int, first: XMLPlace?) { (document.faults, document.firstFault) }

  /// Where it ends before it is whole; nil where it does not.
  var cut: XMLPlace? { document.cut }

  /// Reads more.
  ///
  /// - Returns: false where it is no XML: nothing can be read from there on.
  func read(_ bytes: [UInt8], isLast: Bool) -> Bool {
    let isRead = bytes.withUnsafeBytes { buffer in
      XML_Parse(
        parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count),
        isLast ? 1 : 0) == XML_STATUS_OK
    }
    if !isRead { document.breakOff() }
    return isRead
  }
}

/// A place in a document, from 1 on.
typealias XMLPlace = (line: Int, column: Int)

/// What was read of a document so far.
private final class XMLDocument {
  var shapes: [PointShape] = []
  private(set) var faults = 0
  private(set) var firstFault: XMLPlace?
  private(set) var isKnown: Bool?
  /// Where it ends before it is whole.
  private(set) var cut: XMLPlace?
  private let parser: XML_Parser?

  /// The names of the elements that are open, without prefixes.
  private var path: [String] = []
  private var text: [UInt8] = []
  private var textStart = (line: 1, column: 1)
  /// What is open: waypoints, routes and tracks, placemarks.
  private var shape: PointShape?
  private var track: (name: String, line: [Coordinate]) = ("", [])
  /// The attribute `name` of KML's `Data` and `SimpleData`.
  private var dataName = ""

  init(_ parser: XML_Parser?) {
    self.parser = parser
  }

  func addFault(at place: XMLPlace? = nil) {
    faults += 1
    firstFault = firstFault ?? place ?? current
  }

  private var current: XMLPlace {
    (Int(XML_GetCurrentLineNumber(parser)), Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }

  static func of(_ data: UnsafeMutableRawPointer?) -> XMLDocument? {
    data.map { Unmanaged<XMLDocument>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func local(_ name: String) -> String {
    name.firstIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if text.isEmpty { textStart = current }
    text.append(contentsOf: bytes)
  }

  func start(
    _ qualified: String, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    let name = Self.local(qualified)
    if path.isEmpty { isKnown = name == "gpx" || name == "kml" }
    path.append(name)
    text = []
    switch name {
    case "wpt", "rtept", "trkpt":
      let position = Self.position(attributes)
      if position == nil { addFault() }
      if name == "wpt" {
        shape = PointShape(points: [position].compactMap(\.self))
      } else if let position {
        track.line.append(position)
      }
    case "rte", "trk", "Placemark": shape = PointShape()
    case "Data", "SimpleData": dataName = Self.attribute("name", attributes) ?? ""
    default: break
    }
  }

  func end() {
    let name = path.popLast() ?? ""
    let parent = path.last ?? ""
    switch (name, parent) {
    case ("name", "wpt"), ("name", "rte"), ("name", "trk"), ("name", "Placemark"):
      shape?.name = takeText()
    case ("trkseg", _), ("rte", _):
      if !track.line.isEmpty { shape?.lines.append(track.line) }
      track.line = []
      if name == "rte" { finish() }
    case ("wpt", _), ("trk", _), ("Placemark", _): finish()
    case ("coordinates", _): add(coordinates: text, of: path)
    case ("value", "Data"), ("SimpleData", _): add(dataName, takeText())
    case (_, "wpt"), (_, "rte"), (_, "trk"), ("description", "Placemark"): add(name, takeText())
    default: break
    }
    text = []
  }

  /// Keeps what is open where the document ends before it is whole.
  func breakOff() {
    cut = current
    // A word may be half there; of coordinates only the last one.
    let whole = path.last == "coordinates" ? text.lastIndex(where: \.isBlank) ?? 0 : 0
    text = Array(text[..<whole])
    while !path.isEmpty { end() }
  }

  private func finish() {
    if let shape, !shape.isNowhere {
      shapes.append(shape)
    }
    shape = nil
  }

  private func add(_ name: String, _ value: String) {
    if !name.isEmpty, !value.isEmpty { shape?.properties.append(PointProperty(name, value)) }
  }

  private func takeText() -> String {
    defer { text = [] }
    return String(decoding: text, as: UTF8.self).trimmingSpaces()
  }

  /// `lon,lat[,altitude]`, blanks between.
  private func add(coordinates: [UInt8], of path: [String]) {
    var positions: [Coordinate] = []
    for tuple in coordinates.split(whereSeparator: \.isBlank) {
      let numbers = tuple.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      if numbers.count >= 2,
        let position = DecimalText.position(numbers[1], numbers[0], allowsComma: false)
      {
        positions.append(position)
      } else {
        addFault(at: place(in: coordinates[..<tuple.startIndex]))
      }
    }
    switch path.last {
    case "Point": shape?.points += positions.prefix(1)
    case "LineString": shape?.lines.append(positions)
    case "LinearRing": shape?.rings.append(positions)
    default: break
    }
  }

  /// Where the document is after the start of a text.
  private func place(in text: ArraySlice<UInt8>) -> XMLPlace {
    let line = text.suffix(from: (text.lastIndex(of: .lineFeed) ?? text.startIndex - 1) + 1)
    let lines = text.count { $0 == .lineFeed }
    let column = String(decoding: line, as: UTF8.self).count
    return (textStart.line + lines, column + (lines == 0 ? textStart.column : 1))
  }

  private static func position(
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> Coordinate? {
    guard let latitude = attribute("lat", attributes), let longitude = attribute("lon", attributes)
    else { return nil }
    return DecimalText.position(
      Array(latitude.utf8)[...], Array(longitude.utf8)[...], allowsComma: false)
  }

  /// The attributes are names and values by turns, up to a null.
  private static func attribute(
    _ name: String, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> String? {
    guard var next = attributes else { return nil }
    while let key = next.pointee, let value = (next + 1).pointee {
      if String(cString: key) == name { return String(cString: value) }
      next += 2
    }
    return nil
  }
}

/// The expat this program found.
package enum XMLParserVersion {
  /// Without what stands before the number.
  package static var current: String {
    String(cString: XML_ExpatVersion()).replacing("expat_", with: "")
  }
}
