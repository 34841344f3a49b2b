import CExpat
import Contracts
import Domain
import TextUI

/// A location in a document, from 1 on.
typealias XMLLocation = (line: Int, column: Int)

/// Parses XML as bytes come, and hands each element to the reader of its format.
///
/// Expat loads nothing from elsewhere unless it is told how, and guards against texts that grow out of
/// entities (`XML_SetBillionLaughsAttackProtectionMaximumAmplification`). Its input is UTF-8, whatever
/// the document declares: its bytes were converted before.
final class XMLParser {
  private let parser: XML_Parser?
  private let handler: XMLHandler
  private var repair = XMLRepair()

  init() {
    parser = XML_ParserCreate("UTF-8")
    handler = XMLHandler(parser)
    XML_SetParamEntityParsing(parser, XML_PARAM_ENTITY_PARSING_NEVER)
    XML_SetUserData(parser, Unmanaged.passUnretained(handler).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let name else { return }
        XMLHandler.of(data)?.start(String(cString: name), XMLAttributes(attributes))
      },
      { data, _ in XMLHandler.of(data)?.end() })
    XML_SetCharacterDataHandler(parser) { data, text, count in
      guard let text else { return }
      text.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
        XMLHandler.of(data)?.append(UnsafeBufferPointer(start: $0, count: Int(count)))
      }
    }
  }

  deinit { XML_ParserFree(parser) }

  /// The name of the root, without a prefix; `nil` while it has not come.
  var root: String? { handler.root }

  /// Whether the root is of a format that is read.
  var isKnown: Bool { handler.format != nil }

  var output: XMLOutput { handler.output }

  /// Takes the shapes that are whole.
  func takeShapes() -> [PointShape] {
    defer { handler.output.shapes = [] }
    return handler.output.shapes
  }

  /// Reads more.
  ///
  /// - Returns: false where it is no XML: nothing can be read from there on.
  func read(_ piece: [UInt8], isLast: Bool) -> Bool {
    let bytes = repair.repaired(piece, isLast: isLast)
    handler.skippedLines = repair.skippedLines
    let isRead = bytes.withUnsafeBytes { buffer in
      XML_Parse(
        parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count),
        isLast ? 1 : 0) == XML_STATUS_OK
    }
    if !isRead { handler.breakOff() }
    return isRead
  }
}

/// The attributes of an element: names and values by turns, up to a null.
struct XMLAttributes {
  private let start: UnsafeMutablePointer<UnsafePointer<CChar>?>?

  init(_ start: UnsafeMutablePointer<UnsafePointer<CChar>?>?) { self.start = start }

  subscript(_ name: String) -> String? {
    guard var next = start else { return nil }
    while let key = next.pointee, let value = (next + 1).pointee {
      if String(cString: key) == name { return String(cString: value) }
      next += 2
    }
    return nil
  }
}

/// The content of an XML document, as far as it was read.
struct XMLOutput {
  var shapes: [PointShape] = []
  var faults = 0
  var firstFault: XMLLocation?
  /// The location where the document ends too early; `nil` if it is whole.
  var cut: XMLLocation?
  /// The line of what follows the end of the document.
  var trailingLine: Int?
  private var notes: [(kind: PointNote.Kind, count: Int, line: Int)] = []
  var turned = 0

  mutating func addFault(at location: XMLLocation) {
    faults += 1
    firstFault = firstFault ?? location
  }

  mutating func note(_ kind: PointNote.Kind, at location: XMLLocation) {
    if let index = notes.firstIndex(where: { $0.kind == kind }) {
      notes[index].count += 1
    } else {
      notes.append((kind, 1, location.line))
    }
  }

  func report(_ path: String) -> PointReport {
    func fault(_ location: XMLLocation) -> PointReport.Fault {
      .init(path: path, line: location.line, column: location.column)
    }
    var report = PointReport(broken: faults, first: firstFault.map(fault), cut: cut.map(fault))
    for note in notes {
      report.add(PointNote(path, note.kind, count: note.count, line: note.line))
    }
    report.add(PointNote(path, .broughtBack, count: turned))
    if let trailingLine { report.add(PointNote(path, .trailing, line: trailingLine)) }
    return report
  }
}

/// The text of an element, and where it begins.
struct XMLText {
  var bytes: [UInt8] = []
  var location: XMLLocation = (1, 1)

  var string: String { String(decoding: bytes, as: UTF8.self).trimmingSpaces() }

  /// Returns the location in the document after the start of the text.
  func location(after start: ArraySlice<UInt8>) -> XMLLocation {
    let line = start.suffix(from: (start.lastIndex(of: .lineFeed) ?? start.startIndex - 1) + 1)
    let lines = start.count { $0 == .lineFeed }
    let column = String(decoding: line, as: UTF8.self).count
    return (location.line + lines, column + (lines == 0 ? location.column : 1))
  }
}

/// The expat this program found.
package enum XMLParserVersion {
  /// Without what stands before the number.
  package static var current: String {
    String(cString: XML_ExpatVersion()).replacing("expat_", with: "")
  }
}
