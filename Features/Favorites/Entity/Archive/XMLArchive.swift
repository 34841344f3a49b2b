import Contracts
import Domain

/// Favorites as GPX 1.1 (topografix.com/GPX/1/1) and KML 2.2 (OGC 07-147r2), valid by their schemas.
///
/// Properties without an element of their own are in KML's `ExtendedData`, and among the extensions of GPX.
enum XMLArchive {
  private static let kmlSpace = "http://www.opengis.net/kml/2.2"
  private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  // MARK: - GPX

  static func gpx(_ records: [ArchiveRecord]) -> String {
    let space = "http://www.topografix.com/GPX/1/1"
    return declaration
      + "<gpx version=\"1.1\" creator=\"catalejo\" xmlns=\"\(space)\""
      + " xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\""
      + " xsi:schemaLocation=\"\(space) \(space)/gpx.xsd\">\n"
      + records.compactMap(waypoint).joined() + "</gpx>\n"
  }

  private static func waypoint(_ record: ArchiveRecord) -> String? {
    guard let position = record.position else { return nil }
    // The schema ends before 180°, which is the same meridian as -180°.
    let longitude = position.longitude == 180 ? -180 : position.longitude
    // `values` in the order in which the schema wants its elements.
    let elevation = own("ele", of: record) { $0.wholeMatch(of: /[+-]?\d+(\.\d+)?/) != nil }
    let texts = ["cmt", "desc", "src", "sym", "type"].compactMap {
      own($0, of: record) { _ in true }
    }
    let written = Set(([elevation] + texts).compactMap { $0?.name })
    let others = record.values.filter { !written.contains($0.name) }
    return "  <wpt lat=\"\(DegreesText.text(position.latitude))\""
      + " lon=\"\(DegreesText.text(longitude))\">\n"
      + line(elevation) + "    <name>\(escaped(record.title))</name>\n"
      + texts.map { line($0) }.joined() + "    <extensions>\n"
      + extendedData(others, indent: "      ", " xmlns=\"\(kmlSpace)\"")
      + "    </extensions>\n  </wpt>\n"
  }

  /// The only value of a name that GPX has an element for.
  private static func own(
    _ name: String, of record: ArchiveRecord, where isValid: (String) -> Bool
  ) -> KeptProperty? {
    let values = record.values.filter { $0.name == name }
    guard values.count == 1, !values[0].isLiteral || name == "ele", isValid(values[0].value) else {
      return nil
    }
    return values[0]
  }

  private static func line(_ value: KeptProperty?) -> String {
    value.map { "    <\($0.name)>\(escaped($0.value))</\($0.name)>\n" } ?? ""
  }

  // MARK: - KML

  static func kml(_ records: [ArchiveRecord]) -> String {
    declaration + "<kml xmlns=\"\(kmlSpace)\">\n<Document>\n"
      + records.compactMap(placemark).joined() + "</Document>\n</kml>\n"
  }

  private static func placemark(_ record: ArchiveRecord) -> String? {
    guard let position = record.position else { return nil }
    let coordinates =
      "\(DegreesText.text(position.longitude)),\(DegreesText.text(position.latitude))"
    return "  <Placemark>\n    <name>\(escaped(record.title))</name>\n"
      + extendedData(record.values, indent: "    ")
      + "    <Point><coordinates>\(coordinates)</coordinates></Point>\n  </Placemark>\n"
  }

  private static func extendedData(
    _ values: [KeptProperty], indent: String, _ attributes: String = ""
  ) -> String {
    "\(indent)<ExtendedData\(attributes)>\n"
      + values.map { value in
        "\(indent)  <Data name=\"\(escaped(value.name))\"><value>\(escaped(value.value))</value></Data>\n"
      }.joined() + "\(indent)</ExtendedData>\n"
  }

  /// Characters that XML 1.0 has no way to write (2.2) become U+FFFD.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\r": result += "&#13;"
      case "\t": result += "&#9;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
