/// How the embedded Pokédex is laid out: one run of bytes, read from its start to its end.
///
/// Numbers are little-endian; a text is a u8 with its length and so many bytes of UTF-8.
///
///     magic, version u32
///     u16 terms         each a text: the names of types and abilities
///     u16 records       each a record, by rising number, then slug
///     u16 aliases       each a text (a slug) and the u16 of a record
///
/// A record is:
///
///     u16 number        in the national Pokédex
///     text slug         as PokeAPI names it ("charizard-mega-x")
///     text name         of the species' own form ("Mr. Mime"); empty for its other forms
///     u8 types          each the u16 of a term
///     6 × u8            base stats in the order of `PokemonStat`; 0 is not known
///     u8 abilities      each the u16 of a term, its highest bit set where it is hidden
///     u16 height        decimetres; 0 is not known
///     u16 weight        hectograms; 0 is not known
package enum PokedexLayout {
  package static let magic: [UInt8] = Array("CATPKDX\0".utf8)
  package static let version: UInt32 = 1
  package static let hiddenBit: UInt16 = 0x8000
}

/// What the embedded Pokédex says of one form of a species.
package struct PokedexRecord: Hashable, Sendable {
  /// In the national Pokédex; the forms of a species share it.
  package let number: Int
  /// As PokeAPI names it ("charizard-mega-x"); a species' own form by the species alone.
  package let slug: String
  /// What the species is called ("Bulbasaur"); nil for its other forms.
  package let speciesName: String?
  package let traits: PokemonTraits

  package init(number: Int, slug: String, speciesName: String?, traits: PokemonTraits) {
    self.number = number
    self.slug = slug
    self.speciesName = speciesName
    self.traits = traits
  }
}

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
