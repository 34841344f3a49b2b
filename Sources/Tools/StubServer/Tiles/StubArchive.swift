/// The tiles of one made-up town as a PMTiles archive (version 3 of its specification), with nothing packed.
enum StubArchive {
  /// The town of Madrid.
  static let bytes: [UInt8] = {
    let city = StubCity.all[1]
    var directory: [(id: Int, bytes: [UInt8])] = []
    for zoom in StreetService.zooms {
      let (columns, rows) = StreetService.squares(around: city, zoom: zoom)
      for x in columns {
        for y in rows {
          let tile = StreetService.tile(zoom: zoom, x: x, y: y)
          if !tile.isEmpty { directory.append((hilbert(zoom: zoom, x: x, y: y), tile)) }
        }
      }
    }
    directory.sort { $0.id < $1.id }
    let root = StubArchive.root(directory)
    let metadata = Array(#"{"attribution":"<b>&copy; Stub</b> Made-up streets"}"#.utf8)
    let start = header(
      root: root.count, metadata: metadata.count,
      tiles: directory.reduce(0) { $0 + $1.bytes.count },
      count: directory.count)
    return start + root + metadata + directory.flatMap(\.bytes)
  }()

  private static let headerLength = 127

  /// The root directory: five columns, each of one number a tile, after the count.
  private static func root(_ tiles: [(id: Int, bytes: [UInt8])]) -> [UInt8] {
    let ids = zip([0] + tiles.map(\.id), tiles.map(\.id)).map { $1 - $0 }
    let lengths = tiles.map(\.bytes.count)
    // An offset of 0 is the end of the tile before; any other has 1 added to it.
    let offsets = tiles.indices.map { $0 == 0 ? 1 : 0 }
    let columns = ids + [Int](repeating: 1, count: tiles.count) + lengths + offsets
    return Protobuf.varint(tiles.count) + columns.flatMap(Protobuf.varint)
  }

  private static func header(root: Int, metadata: Int, tiles: Int, count: Int) -> [UInt8] {
    let end = headerLength + root + metadata
    // Root directory, metadata, leaves and tiles, each with its offset and its length; then the counts.
    let places = [headerLength, root, headerLength + root, metadata, end, 0, end, tiles]
    let counts = [count, count, count]
    // Clustered, neither directories nor tiles packed, vector tiles.
    let kinds: [UInt8] = [1, 1, 1, 1]
    let zooms = [UInt8(StreetService.zooms.lowerBound), UInt8(StreetService.zooms.upperBound)]
    let corners = [-4.0, 40.2, -3.4, 40.7].flatMap { Gzip.little(Int32($0 * 1e7)) }
    return Array("PMTiles".utf8) + [3] + (places + counts).flatMap { Gzip.little(UInt64($0)) }
      + kinds
      + zooms + corners + [12] + Gzip.little(Int32(-37_000_000)) + Gzip.little(Int32(404_000_000))
  }

  /// The number of a tile along the Hilbert curves of all zooms.
  private static func hilbert(zoom: Int, x: Int, y: Int) -> Int {
    var (x, y) = (x, y)
    var number = ((1 << (2 * zoom)) - 1) / 3
    for level in (0..<zoom).reversed() {
      let side = 1 << level
      let (right, down) = (x & side != 0, y & side != 0)
      number += side * side * ((right ? 3 : 0) ^ (down ? 1 : 0))
      if !down {
        if right { (x, y) = (side - 1 - x & (side - 1), side - 1 - y & (side - 1)) }
        (x, y) = (y, x)
      }
    }
    return number
  }
}
