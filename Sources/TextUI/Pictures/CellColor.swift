/// A colour of character cells, as a terminal knows it.
package enum CellColor: Hashable, Sendable {
  /// 24 bits, `0xRRGGBB`; higher bits don't count.
  case rgb(UInt32)
  /// One of the 256 of xterm, the first 16 of which people choose themselves.
  case indexed(UInt8)
}
