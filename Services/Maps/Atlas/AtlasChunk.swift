package import Contracts
import Domain
package import Geo

/// A stretch of a line with its bounds: what the spatial index finds.
package struct AtlasChunk: Hashable, Sendable {
  /// The bytes of a chunk in the blob.
  package static let length = 24

  package let lowest: QuantizedPoint
  package let highest: QuantizedPoint
  /// The indices of its points among those of its detail.
  package let points: Range<Int>
  package let layer: MapLayer
  /// Whether its first point is the last one of the chunk before.
  package let continues: Bool

  /// Bounds the points, of which there are `first` before them in their detail.
  package init(points: ArraySlice<QuantizedPoint>, first: Int, layer: MapLayer, continues: Bool) {
    lowest = QuantizedPoint(
      x: points.lazy.map(\.x).min() ?? 0, y: points.lazy.map(\.y).min() ?? 0)
    highest = QuantizedPoint(
      x: points.lazy.map(\.x).max() ?? 0, y: points.lazy.map(\.y).max() ?? 0)
    self.points = first..<first + points.count
    self.layer = layer
    self.continues = continues
  }

  package var bounds: WorldRect {
    let (low, high) = (lowest.worldPoint, highest.worldPoint)
    return WorldRect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
  }

  /// Returns `nil` if the layer is unknown, which happens only in a damaged blob.
  init?(_ bytes: RawSpan, at offset: Int) {
    // The number of points, the layer, and whether it goes on.
    let tail = bytes.number(at: offset + 20)
    let code = Int(tail >> 16 & 0xFF)
    guard AtlasLayout.layers.indices.contains(code) else { return nil }
    layer = AtlasLayout.layers[code]
    lowest = QuantizedPoint(x: bytes.number(at: offset), y: bytes.number(at: offset + 4))
    highest = QuantizedPoint(x: bytes.number(at: offset + 8), y: bytes.number(at: offset + 12))
    let first = Int(bytes.number(at: offset + 16))
    points = first..<first + Int(tail & 0xFFFF)
    continues = tail >> 24 == 1
  }
}

/// The place of a country's outline.
package struct AtlasCountry: Hashable, Sendable {
  /// The bytes of a country in the blob.
  package static let length = 8

  /// ISO 3166-1 alpha-2.
  package let code: String
  /// The indices of its rings among those of its detail.
  package let rings: Range<Int>

  package init(code: String, rings: Range<Int>) {
    self.code = code
    self.rings = rings
  }

  init(_ bytes: RawSpan, at offset: Int) {
    let head = bytes.number(at: offset)
    let letters = [UInt8(truncatingIfNeeded: head), UInt8(truncatingIfNeeded: head >> 8)]
    code = String(decoding: letters, as: UTF8.self)
    let first = Int(bytes.number(at: offset + 4))
    rings = first..<first + Int(head >> 16)
  }
}
