import Contracts
import Domain
import FoundationEssentials
import Geo
import JSON

/// Reads the description that a service gives of its tiles (TileJSON 3.0.0 and the versions before).
enum TileJSON {
  /// The largest one that is read, in bytes: they list the attributes of each layer.
  static let limit = 4 << 20
  /// The zooms that a service has if it does not say.
  static let usualZooms = 0...14
  /// The most addresses that are kept: services name their machines by them.
  private static let mostTemplates = 8

  /// - Parameters:
  ///   - bytes: the answer.
  ///   - address: the address that it came from, which its own may be relative to.
  ///   - source: the name of the service's machine.
  /// - Throws: `notTiles`, `kind` and `noAddress`.
  static func read(
    _ bytes: [UInt8], from address: String, source: String
  ) throws(TileProblem) -> TileSet {
    guard let json = JSONReader.node(bytes[...]), json.isObject,
      json["tilejson"] != nil || json["tiles"] != nil
    else { throw .notTiles }
    let isFromSouth = json["scheme"]?.string == "tms"
    let templates = (json["tiles"]?.elements ?? []).prefix(mostTemplates)
      .compactMap { $0.string.flatMap { resolved($0, against: address) } }
      .filter(TileTemplate.isOne)
      .map { isFromSouth ? $0.replacing("{y}", with: "{-y}") : $0 }
    guard let first = templates.first else { throw .noAddress }
    if let kind = foreignKind(json, first) { throw .kind(kind) }
    let degrees = (json["bounds"]?.elements ?? []).map { $0.number ?? .nan }
    let bounds = WorldRect.covering(degrees)
    return TileSet(
      source: source, zooms: zooms(json),
      bounds: bounds ?? WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1),
      attribution: MarkupText.plain(json["attribution"]?.string ?? ""), templates: templates)
  }

  /// The format of tiles that are no vector tiles; `nil` if nothing says so.
  private static func foreignKind(_ json: JSONNode, _ template: String) -> String? {
    let path = template.prefix { $0 != "?" }
    let ending = path.split(separator: ".").last.map(String.init) ?? ""
    let known = ["png", "jpg", "jpeg", "webp", "mlt"]
    let named = [json["format"]?.string, ending].compactMap { $0?.lowercased() }
    return named.first { known.contains($0) }?.uppercased()
  }

  private static func zooms(_ json: JSONNode) -> ClosedRange<Int> {
    func zoom(_ name: String) -> Int? {
      json[name]?.number.flatMap { Int(exactly: $0) }
        .flatMap { (0...TileID.deepest).contains($0) ? $0 : nil }
    }
    let least = zoom("minzoom") ?? usualZooms.lowerBound
    return least...max(least, zoom("maxzoom") ?? usualZooms.upperBound)
  }

  /// Returns an address as a whole; its braces stay as they are.
  private static func resolved(_ text: String, against address: String) -> String? {
    let encoded = text.replacing("{", with: "%7B").replacing("}", with: "%7D")
    return URL(string: encoded, relativeTo: URL(string: address))?.absoluteString
      .replacing("%7B", with: "{").replacing("%7D", with: "}")
  }
}
