import Foundation
import FoundationXML
import Testing

/// The README's pictures, read as a browser reads them: one that can't read a number leaves out what
/// the number was for, without a word.
@Suite struct ReadmePictureTests {
  /// What is read of a picture.
  private final class Reader: NSObject, XMLParserDelegate {
    /// The values of all attributes but those that are for people.
    var values: [String] = []
    var style = ""
    var groups = 0
    private var element = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      element = name
      if name == "g" { groups += 1 }
      values += attributes.filter { $0.key != "aria-label" && $0.key != "xmlns" }.map(\.value)
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if element == "style" { style += text }
    }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let pictures = try? FileManager.default
    .contentsOfDirectory(atPath: root.appending(path: "docs").path)
    .filter { $0.hasSuffix(".svg") }.sorted()

  private func read(_ name: String) throws -> Reader {
    let url = Self.root.appending(path: "docs").appending(path: name)
    let parser = XMLParser(data: try Data(contentsOf: url))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse(), "\(name): \(parser.parserError.debugDescription)")
    return reader
  }

  @Test func eachNumberIsOne() throws {
    for name in try #require(Self.pictures) {
      let reader = try read(name)
      let written = (reader.values + [reader.style])
        .flatMap { $0.matches(of: #/[-+.0-9]*[0-9][-+.0-9]*/#) }.map { String($0.output) }
      #expect(!written.isEmpty)
      #expect(written.filter { Double($0) == nil } == [], "\(name)")
    }
  }

  @Test func ofAPictureThatMovesOneFrameIsSeenAtATime() throws {
    let reader = try read("tour.svg")
    let whole = try #require(reader.style.firstMatch(of: #/animation:f ([0-9.]+)s/#))
    let share = try #require(reader.style.firstMatch(of: #/([0-9.]+)%,100%/#))
    let seconds = try #require(Double(whole.output.1))
    let part = try #require(Double(share.output.1)) / 100 * seconds
    let delays = reader.style.matches(of: #/#p[0-9]+\{animation-delay:(-?[0-9.]+)s\}/#)
      .compactMap { Double($0.output.1) }
    #expect(delays.count == reader.groups)
    let seen = (0..<reader.groups).map { step in
      let moment = (Double(step) + 0.5) * seconds / Double(reader.groups)
      return delays.indices.filter { frame in
        (moment - delays[frame]).truncatingRemainder(dividingBy: seconds) < part
      }
    }
    #expect(seen == (0..<reader.groups).map { [$0] })
  }
}
