/// An address that a text may lead to, checked: `http` or `https`, of printable ASCII without spaces.
///
/// So nothing in it can end the sequence it is written in. Terminals take up to 2083 bytes
/// (Hyperlinks in Terminal Emulators, "Length limits").
package struct TextLink: Hashable, Sendable {
  package let address: String

  /// Nil for anything else; what is not ASCII has to be percent-encoded already.
  package init?(_ address: String) {
    let scheme = address.prefix { $0 != ":" }.lowercased()
    let bytes = address.utf8
    guard ["http", "https"].contains(scheme),
      bytes.dropFirst(scheme.count).starts(with: "://".utf8),
      bytes.count > scheme.count + 3, bytes.count <= 2_083,
      bytes.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    self.address = address
  }
}
