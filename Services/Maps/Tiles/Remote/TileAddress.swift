package import Domain
import Geo

/// The place that tiles come from, as a person names it.
package enum TileAddress: Hashable, Sendable {
  /// A file of this machine: PMTiles or MBTiles.
  case file(path: String)
  /// The address of a description (TileJSON).
  case description(String)
  /// The address of each tile, with `{z}`, `{x}` and `{y}` in it, or `{-y}` for rows from the south.
  case template(String)
  /// The address of a PMTiles archive.
  case archive(String)

  /// Reads an address; a text without `://` is the path of a file.
  ///
  /// Libraries for web maps write `pmtiles://` before the address of an archive.
  package init(_ text: String) {
    var text = text
    if let mark = text.firstRange(of: "pmtiles://"), mark.lowerBound == text.startIndex {
      text.removeSubrange(mark)
    }
    let path = text.prefix { $0 != "?" && $0 != "#" }
    if !text.contains("://") {
      self = .file(path: text)
    } else if text.contains("{z}") {
      self = .template(text)
    } else if path.lowercased().hasSuffix(".pmtiles") {
      self = .archive(text)
    } else {
      self = .description(text)
    }
  }

  /// The address as it was named; the path of a file.
  package var text: String {
    switch self {
    case .file(let text), .description(let text), .template(let text), .archive(let text): text
    }
  }

  /// Whether requests leave the program for it.
  package var isRemote: Bool { if case .file = self { false } else { true } }

  /// The address that a request for it goes to, by which the service is known; that of a template is its
  /// first tile.
  package var base: String {
    guard case .template(let text) = self else { return text }
    return TileTemplate.address(text, of: nil)
  }

  /// The reason why no tile has this address; `nil` if nothing speaks against it.
  package var problem: TileProblem? {
    guard case .template(let text) = self else { return nil }
    if let unknown = TileTemplate.unknownField(of: text) { return .unknownField(unknown) }
    return TileTemplate.isOne(text) ? nil : .noAddress
  }

  /// The address without its query, where people put keys, and without a name and a password.
  package var shown: String {
    guard isRemote, let scheme = text.firstRange(of: "://") else { return text }
    let rest = text[scheme.upperBound...].prefix { $0 != "?" && $0 != "#" }
    let authority = rest.prefix { $0 != "/" }
    let host = authority.split(separator: "@").last ?? authority
    return String(text[..<scheme.upperBound] + host + rest[authority.endIndex...])
  }

  /// The name of the service's machine, or of the file.
  package var machine: String {
    guard isRemote, let scheme = shown.firstRange(of: "://") else {
      return text.split(separator: "/").last.map(String.init) ?? text
    }
    return String(shown[scheme.upperBound...].prefix { $0 != "/" })
  }
}

/// The address of any tile of a service.
enum TileTemplate {
  /// Returns the address of a tile; without a tile, that of the whole world.
  static func address(_ template: String, of tile: TileID?) -> String {
    let (zoom, x, y) = (tile?.zoom ?? 0, tile?.x ?? 0, tile?.y ?? 0)
    return [("{z}", zoom), ("{x}", x), ("{y}", y), ("{-y}", (1 << zoom) - 1 - y)]
      .reduce(template) { $0.replacing($1.0, with: String($1.1)) }
  }

  /// Whether a text names each tile by itself.
  static func isOne(_ text: String) -> Bool {
    text.contains("{z}") && text.contains("{x}") && (text.contains("{y}") || text.contains("{-y}"))
      && unknownField(of: text) == nil
  }

  /// Finds a field that stands for something else than a tile, such as `{s}`, one of several machines in
  /// libraries for web maps; `nil` if there is none.
  static func unknownField(of text: String) -> String? {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
      .compactMap { part in part.firstIndex(of: "}").map { "{\(part[..<$0])}" } }
      .first { !["{z}", "{x}", "{y}", "{-y}"].contains($0) }
  }
}
