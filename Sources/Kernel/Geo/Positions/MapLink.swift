import Domain

/// Reads positions from links to maps.
///
/// A link may have several: the place that it shows comes before a search, and both before the view.
enum MapLink {
  /// Servers whose links have no position, but lead to another link.
  private static let shorteners = [
    "maps.app.goo.gl", "goo.gl", "g.co", "g.page", "maps.apple", "bit.ly", "t.co", "tinyurl.com",
    "her.is", "binged.it", "osm.org/go/", "openstreetmap.org/go/", "share.here.com/p/",
    "yandex.com/maps/-/", "yandex.ru/maps/-/", "kutt.it", "is.gd",
  ]

  /// Servers of maps whose links are typed without `https://`.
  private static let servers = [
    "maps.google.", "www.google.", "google.", "maps.app.goo.gl/", "goo.gl/", "maps.apple.com/",
    "maps.apple/", "openstreetmap.org/", "www.openstreetmap.org/", "osm.org/", "bing.com/",
    "www.bing.com/", "wego.here.com/", "share.here.com/", "www.waze.com/", "waze.com/",
  ]

  /// Returns the first link in a text: shared links have the name of a place before them.
  static func link(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    for start in bytes.indices where bytes[start].lower == UInt8(ascii: "h") {
      let rest = bytes[start...]
      let head = rest.prefix(8).lowered
      guard head.starts(with: Array("https://".utf8)) || head.starts(with: Array("http://".utf8))
      else {
        continue
      }
      guard start == 0 || !bytes[start - 1].isLetter else { continue }
      return rest.dropFirst(head.starts(with: Array("https://".utf8)) ? 8 : 7)
        .prefix { $0 != .quote && $0 != UInt8(ascii: ">") }
    }
    // The end of a link may stand alone: #map=12/41.38/2.17.
    if bytes.first == UInt8(ascii: "#") { return bytes.contains(.slash) ? bytes[...] : nil }
    let head = bytes.prefix(24).lowered
    return servers.contains { head.starts(with: Array($0.utf8)) } ? bytes[...] : nil
  }

  /// Reads a link without its scheme.
  static func read(_ link: ArraySlice<UInt8>) throws(PositionProblem) -> ReadPosition {
    let link = Array(link)
    var start = link[...]
    if start.lowered.starts(with: Array("www.".utf8)) { start = start.dropFirst(4) }
    let parts = LinkParts(start)
    if let position = try parts.position() { return position }
    let head = start.prefix(32).lowered
    let isShort = shorteners.contains { name in
      head.starts(with: Array(name.utf8))
        && (name.contains("/")
          || head.dropFirst(name.utf8.count).first.map { $0 == .slash } ?? true)
    }
    throw isShort ? .shortLink : .noPositionInLink
  }

  // MARK: - Pieces

  /// Returns bytes with each %XX decoded, normalized as a text, and without control characters.
  static func decoded(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    let bytes = Array(bytes)
    guard bytes.contains(UInt8(ascii: "%")) else { return bytes }
    var plain: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let value = UInt8(
          String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        plain.append(value)
        index += 3
      } else {
        // A degree sign was normalized to one byte before, so it becomes UTF-8 again.
        if bytes[index] == PositionBytes.degree { plain.append(0xC2) }
        plain.append(bytes[index])
        index += 1
      }
    }
    return PositionBytes.normalized(String(decoding: plain, as: UTF8.self)) ?? []
  }

  /// Returns the parameters of a query by their names in small letters, decoded; the first of each
  /// name counts.
  static func parameters(_ query: [UInt8]) -> [String: [UInt8]] {
    var parameters: [String: [UInt8]] = [:]
    for part in query.split(separator: UInt8(ascii: "&")).prefix(64) {
      let name = part.prefix { $0 != UInt8(ascii: "=") }
      let value = part.dropFirst(name.count + 1).map { $0 == .plus ? .blank : $0 }
      let key = String(decoding: decoded(name).lowered, as: UTF8.self)
      if parameters[key] == nil { parameters[key] = decoded(value) }
    }
    return parameters
  }

  static func number(_ bytes: [UInt8]?) -> Double? {
    guard let bytes else { return nil }
    var text = ByteScanner(bytes)
    return text.number()?.value
  }
}
