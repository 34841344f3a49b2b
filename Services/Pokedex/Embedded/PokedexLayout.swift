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
