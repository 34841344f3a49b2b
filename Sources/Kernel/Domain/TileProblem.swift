/// The reason why map tiles can't be used; `Strings.message(for:)` tells it and a remedy, in the user's
/// language.
package enum TileProblem: Error, Hashable, Sendable {
  /// The file is no archive that the program reads, nor the answer a description of tiles.
  case notTiles
  /// The same of some tiles only: the others are drawn.
  case notAllTiles
  /// An archive of another version of its format, such as PMTiles 4.
  case otherVersion(format: String, Int)
  /// It is packed by a method that the program can't unpack ("brotli", "zstd").
  case packing(String)
  /// Its tiles are no vector tiles ("PNG", "MLT").
  case kind(String)
  /// Its vector tiles have other layers than those of the schemas that the program knows; some of them
  /// are named.
  case unknownLayers(String)
  /// It has no tiles.
  case empty
  /// It ends too early, or contradicts itself; `detail` names the place, in English.
  case damaged(detail: String)
  /// A tile or a directory is larger than the program reads.
  case tooLarge(limit: Int)
  /// A server sent other bytes than those that were asked for.
  case otherBytes
  /// The service's description names no address of tiles that can be asked.
  case noAddress
  /// An address of tiles has a field that the program does not fill, such as `{s}`.
  case unknownField(String)
}
