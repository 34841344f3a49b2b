import Catalog
import Domain
import TextUI

/// Favorites as GeoJSON (RFC 7946): a collection of points, each feature on a line of its own.
enum GeoJSONArchive {
  static func text(_ records: [ArchiveRecord]) -> String {
    let features = records.compactMap(feature)
    return "{\"type\":\"FeatureCollection\",\"features\":["
      + (features.isEmpty ? "" : "\n" + features.joined(separator: ",\n") + "\n") + "]}\n"
  }

  /// Longitude comes first (3.1.1).
  private static func feature(_ record: ArchiveRecord) -> String? {
    guard let position = record.position else { return nil }
    let coordinates =
      "[\(DegreesText.text(position.longitude)),\(DegreesText.text(position.latitude))]"
    var names: Set<String> = ["title"]
    var members = ["\"title\":\(JSONLiteral.string(record.title))"]
    // Of two members of a name readers keep one (RFC 8259, 4).
    for value in record.values {
      var name = value.name
      while !names.insert(name).inserted { name += "_" }
      members.append("\(JSONLiteral.string(name)):\(JSONLiteral.value(value))")
    }
    return "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":\(coordinates)},"
      + "\"properties\":{\(members.joined(separator: ","))}}"
  }
}

/// Values as JSON has them (RFC 8259).
enum JSONLiteral {
  /// Characters that could command a terminal are escaped, so that one can show the text.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where SafeText.isUnsafe(scalar): result += SafeText.jsonEscaped(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A number as it came, so that no digit of it is lost, or a truth value; else a text.
  static func value(_ property: KeptProperty) -> String {
    guard property.isLiteral else { return string(property.value) }
    return switch JSONReader.node(Array(property.value.utf8)[...]) {
    case .number(let text)?: text
    case .bool(let value)?: "\(value)"
    default: string(property.value)
    }
  }
}
