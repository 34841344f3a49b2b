/// Addresses as text that may be shown.
enum AddressText {
  /// The address without what may be secret: user info, query, fragment.
  static func withoutSecrets(_ text: String) -> String {
    let shown = text.prefix { $0 != "?" && $0 != "#" }
    guard let scheme = shown.firstRange(of: "://") else {
      // What has no scheme may still hold a password.
      return shown.lastIndex(of: "@").map { String(shown[shown.index(after: $0)...]) }
        ?? String(shown)
    }
    let rest = shown[scheme.upperBound...]
    let authority = rest.prefix { $0 != "/" }
    guard let at = authority.lastIndex(of: "@") else { return String(shown) }
    return String(shown[..<scheme.upperBound]) + rest[rest.index(after: at)...]
  }
}
