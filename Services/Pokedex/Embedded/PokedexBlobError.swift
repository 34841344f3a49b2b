/// Why bytes are not an embedded Pokédex this program can read.
package enum PokedexBlobError: Error, Hashable, Sendable {
  /// They do not start with the magic.
  case notAPokedex
  case unsupportedVersion(UInt32)
  /// They end too early.
  case truncated
  /// A number points at a term or record that is not there, a text is not UTF-8, or bytes follow
  /// the end.
  case damaged
}
