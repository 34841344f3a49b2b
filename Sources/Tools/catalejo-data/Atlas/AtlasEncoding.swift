import Atlas
import Contracts
import Domain
import Geo

// The parts of the embedded map as bytes, as `AtlasLayout` describes them; the program only reads them.

extension AtlasLayout {
  /// The most points of a chunk.
  static let chunkLimit = 64
}

extension QuantizedPoint {
  /// Moves a point outside the world to its edge.
  init(_ point: WorldPoint) {
    self.init(x: Self.quantize(point.x), y: Self.quantize(point.y))
  }

  private static func quantize(_ fraction: Double) -> UInt32 {
    guard fraction > 0 else { return 0 }
    return UInt32((min(1, fraction) * Double(limit)).rounded())
  }

  func append(to bytes: inout [UInt8]) {
    bytes.append(u24: x)
    bytes.append(u24: y)
  }
}

extension AtlasChunk {
  func append(to bytes: inout [UInt8]) {
    for number in [lowest.x, lowest.y, highest.x, highest.y, UInt32(points.lowerBound)] {
      bytes.append(littleEndian: number)
    }
    bytes.append(littleEndian: UInt16(truncatingIfNeeded: points.count))
    bytes.append(UInt8(AtlasLayout.layers.firstIndex(of: layer) ?? 0))
    bytes.append(continues ? 1 : 0)
  }
}

extension AtlasCountry {
  func append(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: code.utf8.prefix(2))
    bytes.append(littleEndian: UInt16(truncatingIfNeeded: rings.count))
    bytes.append(littleEndian: UInt32(rings.lowerBound))
  }
}

extension AtlasGrid {
  /// Returns where a tile starts, in units of points; that of `side` is where the last one ends.
  ///
  /// Tiles that touch have the same number.
  func start(of index: Int) -> UInt32 {
    UInt32((UInt64(index) * UInt64(QuantizedPoint.limit) * 2 + UInt64(side)) / UInt64(side * 2))
  }
}
