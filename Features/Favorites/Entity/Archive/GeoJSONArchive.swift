import Contracts
import Domain
import JSON
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
    var members = ["\"title\":\(JSONWriter.string(record.title))"]
    // Readers keep only one of two members with the same name (RFC 8259, 4).
    for value in record.values {
      var name = value.name
      while !names.insert(name).inserted { name += "_" }
      members.append("\(JSONWriter.string(name)):\(JSONWriter.text(value.node))")
    }
    return "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":\(coordinates)},"
      + "\"properties\":{\(members.joined(separator: ","))}}"
  }
}

extension KeptProperty {
  /// A number as it came, so that no digit of it is lost, or a truth value; else a text.
  fileprivate var node: JSONNode {
    guard isLiteral else { return .string(value) }
    return switch JSONReader.node(Array(value.utf8)[...]) {
    case .number(let text)?: .number(text)
    case .bool(let value)?: .bool(value)
    default: .string(value)
    }
  }
}
