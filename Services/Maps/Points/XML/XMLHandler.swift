import CExpat
import Contracts
import Domain
import TextUI

/// Reads the elements of one format.
protocol XMLFormat {
  mutating func start(_ tag: XMLTag, _ attributes: XMLAttributes, _ output: inout XMLOutput)

  mutating func end(_ tag: XMLTag, _ text: XMLText, _ output: inout XMLOutput)
}

/// The start or the end of an element; names are without prefixes.
struct XMLTag {
  let name: String
  /// The name of the element around it; empty for the root.
  let parent: String
  let location: XMLLocation
}

/// Takes what Expat tells of a document: it finds the format, and keeps the way and the text.
final class XMLHandler {
  var output = XMLOutput()
  private(set) var format: (any XMLFormat)?
  private(set) var root: String?
  /// Lines before the document that Expat was not given.
  var skippedLines = 0
  private let parser: XML_Parser?
  /// The names of the elements that are open, without prefixes.
  private var path: [String] = []
  private var text = XMLText()

  init(_ parser: XML_Parser?) { self.parser = parser }

  static func of(_ data: UnsafeMutableRawPointer?) -> XMLHandler? {
    data.map { Unmanaged<XMLHandler>.fromOpaque($0).takeUnretainedValue() }
  }

  private var location: XMLLocation {
    (
      Int(XML_GetCurrentLineNumber(parser)) + skippedLines,
      Int(XML_GetCurrentColumnNumber(parser)) + 1
    )
  }

  private func tag(_ name: String) -> XMLTag {
    XMLTag(name: name, parent: path.last ?? "", location: location)
  }

  func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if text.bytes.isEmpty { text.location = location }
    text.bytes.append(contentsOf: bytes)
  }

  func start(_ qualified: String, _ attributes: XMLAttributes) {
    let name = qualified.split(separator: ":").last.map { String($0) } ?? qualified
    if root == nil {
      root = name
      format = Self.format(ofRoot: name)
    }
    text.bytes = []
    format?.start(tag(name), attributes, &output)
    path.append(name)
  }

  private static func format(ofRoot name: String) -> (any XMLFormat)? {
    switch name {
    case "gpx": GPXFormat()
    case "kml", "Document", "Folder", "Placemark": KMLFormat()
    case "TrainingCenterDatabase": TCXFormat()
    default: nil
    }
  }

  func end() {
    let name = path.popLast() ?? ""
    format?.end(tag(name), text, &output)
    text.bytes = []
  }

  /// Keeps what is open where the document ends before it is whole.
  func breakOff() {
    guard root == nil || !path.isEmpty else {
      output.trailingLine = location.line
      return
    }
    output.cut = location
    // A word may be half there; of coordinates only the last one.
    let whole = path.last == "coordinates" ? text.bytes.lastIndex(where: \.isBlank) ?? 0 : 0
    text.bytes = Array(text.bytes[..<whole])
    while !path.isEmpty { end() }
  }
}
