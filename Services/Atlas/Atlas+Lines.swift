import Catalog
import Domain
import Geo

extension Atlas {
  /// The stretches of lines whose bounds touch the rectangle.
  ///
  /// Neighbouring stretches of one line come joined; the order is that of the blob.
  static func lines(in rect: WorldRect, _ table: AtlasTable, _ span: RawSpan) -> [MapLine] {
    var lines: [MapLine] = []
    var open: (layer: MapLayer, points: Range<Int>, next: Int)?
    func close() {
      guard let line = open else { return }
      lines.append(MapLine(layer: line.layer, points: points(line.points, table, span)))
      open = nil
    }
    candidates(rect, table, span).visit { index in
      guard let chunk = chunk(index, table, span), chunk.bounds.intersects(rect) else { return }
      let end = chunk.first + chunk.count
      if let line = open, line.next == index, chunk.continues,
        line.points.upperBound == chunk.first + 1
      {
        open = (line.layer, line.points.lowerBound..<end, index + 1)
      } else {
        close()
        open = (chunk.layer, chunk.first..<end, index + 1)
      }
    }
    close()
    return lines
  }

  static func chunk(_ index: Int, _ table: AtlasTable, _ span: RawSpan) -> AtlasChunk? {
    guard
      index < table[.chunks].count,
      let chunk = AtlasChunk(span, at: table[.chunks].offset + index * AtlasChunk.length),
      chunk.count >= 2, chunk.first + chunk.count <= table[.points].count
    else { return nil }
    return chunk
  }

  static func points(
    _ range: Range<Int>, _ table: AtlasTable, _ span: RawSpan
  ) -> [WorldPoint] {
    QuantizedPoint.worldPoints(
      span, at: table[.points].offset + range.lowerBound * QuantizedPoint.length, count: range.count
    )
  }

  /// The chunks of the cells in view.
  private static func candidates(
    _ rect: WorldRect, _ table: AtlasTable, _ span: RawSpan
  ) -> BitSet {
    guard let cells = table.grid.cells(in: rect) else { return BitSet(below: 0) }
    let (index, members) = (table[.cells], table[.members])
    var found = BitSet(below: table[.chunks].count)
    for row in cells.rows {
      // The cells of a row stand side by side, and so do their members.
      let first = index.offset + (row * table.grid.side + cells.columns.lowerBound) * 4
      let start = Int(span.number(at: first))
      let end = Int(span.number(at: first + cells.columns.count * 4))
      for member in start..<max(start, min(end, members.count)) {
        found.insert(Int(span.number(at: members.offset + member * 4)))
      }
    }
    return found
  }
}
