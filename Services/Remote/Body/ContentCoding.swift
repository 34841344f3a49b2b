/// How a body is packed (RFC 9110, 8.4).
enum ContentCoding: Hashable, Sendable {
  case identity
  /// gzip, or zlib's format under the name of deflate: zlib tells them apart by itself.
  case deflated

  /// What may be asked for.
  static let accepted = "gzip, deflate"

  /// Nil for a coding that can't be undone; none asked for one.
  init?(_ header: String?) {
    switch header?.lowercased() {
    case nil, "", "identity": self = .identity
    case "gzip", "x-gzip", "deflate": self = .deflated
    default: return nil
    }
  }
}
