package import Domain

extension Strings {
  /// Returns the message for map tiles that can't be used.
  package func message(for problem: TileProblem, ofTilesIn source: String) -> String {
    switch problem {
    case .notTiles:
      self("{0} has no map tiles: catalejo reads PMTiles, MBTiles and TileJSON.", source)
    case .notAllTiles: self("Not all tiles of {0} can be read; the others are drawn.", source)
    case .otherVersion(let format, let version):
      self("{0} is {1} of version {2}, which catalejo can't read.", source, format, "\(version)")
    case .packing(let method):
      self("The tiles of {0} are packed with {1}, which catalejo can't unpack.", source, method)
    case .kind(let kind):
      self("The tiles of {0} are {1}; catalejo draws vector tiles (MVT).", source, kind)
    case .unknownLayers(let layers):
      self(
        "{0} has layers that catalejo does not know ({1}), so it can't draw them.", source, layers)
    case .empty: self("{0} has no tiles in it.", source)
    case .damaged(let detail): self("{0} is damaged ({1}).", source, detail)
    case .tooLarge(let limit):
      self("{0} has a part of more than {1} MB, too large to read.", source, "\(limit >> 20)")
    case .otherBytes:
      self("The server of {0} sends other bytes than it was asked for.", source)
    case .noAddress: self("{0} names no address of tiles.", source)
    case .unknownField(let field):
      self(
        "{0}: catalejo fills in {1} and not {2}; write there what the service expects.", source,
        "{z}, {x}, {y}, {-y}", field)
    }
  }
}
