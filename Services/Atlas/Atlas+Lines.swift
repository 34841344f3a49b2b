import Catalog
import Domain
import FoundationEssentials
import Geo

extension AtlasTable {
  /// The stretches of lines whose bounds touch the rectangle.
  ///
  /// Neighbouring stretches of one line come joined; the order is that of the blob.
  func lines(in rect: WorldRect) -> [MapLine] {
    var candidates = BitSet(below: self[.chunks].count)
    for row in grid.rows(in: rect) {
      for member in elements(of: row, in: .cells, below: self[.members].count) {
        candidates.insert(number(member, in: .members))
      }
    }
    var lines: [(layer: MapLayer, points: Range<Int>, next: Int)] = []
    candidates.visit { index in
      guard let chunk = chunk(index), chunk.bounds.intersects(rect) else { return }
      if let line = lines.last, line.next == index, chunk.continues,
        line.points.upperBound == chunk.points.lowerBound + 1
      {
        lines[lines.count - 1].points = line.points.lowerBound..<chunk.points.upperBound
        lines[lines.count - 1].next = index + 1
      } else {
        lines.append((chunk.layer, chunk.points, index + 1))
      }
    }
    return lines.map { MapLine(layer: $0.layer, points: points($0.points, in: .points)) }
  }

  func chunk(_ index: Int) -> AtlasChunk? {
    guard index < self[.chunks].count,
      let chunk = AtlasChunk(
        bytes.bytes, at: self[.chunks].offset + index * AtlasChunk.length),
      chunk.points.count >= 2, chunk.points.upperBound <= self[.points].count
    else { return nil }
    return chunk
  }
}
