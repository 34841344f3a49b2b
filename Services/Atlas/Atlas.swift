package import Catalog
package import Domain

/// The map embedded in the program: coastlines and borders of Natural Earth, in two resolutions.
///
/// Opening reads the header only; a query reads the grid cells and the chunks in view. Bytes that
/// are damaged behind a sound header cost lines, never a crash.
package struct Atlas: MapDataManager {
  private let bytes: AtlasBytes
  private let world: AtlasTable
  private let region: AtlasTable

  /// Opens the map within the program.
  package init() throws(AtlasError) {
    try self.init(.embedded)
  }

  /// Opens a map of the layout `AtlasLayout` describes.
  package init(bytes: [UInt8]) throws(AtlasError) {
    try self.init(.owned(bytes))
  }

  private init(_ bytes: AtlasBytes) throws(AtlasError) {
    self.bytes = bytes
    (world, region) = try bytes.read { (span) throws(AtlasError) in try AtlasTable.read(span) }
  }

  @concurrent
  package func geometry(in rect: WorldRect, detail: MapDetail) async -> MapGeometry {
    MapGeometry(lines: read(rect, detail: detail))
  }

  package func outline(of country: String) async -> [[WorldPoint]]? { nil }

  private func table(_ detail: MapDetail) -> AtlasTable {
    switch detail {
    case .world: world
    case .region: region
    }
  }

  /// The stretches of lines whose bounds touch the rectangle.
  ///
  /// Neighbouring stretches of one line come joined; the order is that of the blob.
  func read(_ rect: WorldRect, detail: MapDetail) -> [MapLine] {
    let table = table(detail)
    return bytes.read { span in
      var lines: [MapLine] = []
      var open: (layer: MapLayer, points: [WorldPoint], next: Int)?
      for index in Self.candidates(rect, table, span) {
        guard
          let chunk = Self.chunk(index, table, span),
          chunk.bounds.intersects(rect)
        else { continue }
        if let line = open, line.next != index || !chunk.continues {
          lines.append(MapLine(layer: line.layer, points: line.points))
          open = nil
        }
        let points = Self.points(chunk, table, span)
        if open == nil {
          open = (chunk.layer, points, index + 1)
        } else {
          open?.points.append(contentsOf: points.dropFirst())
          open?.next = index + 1
        }
      }
      if let line = open { lines.append(MapLine(layer: line.layer, points: line.points)) }
      return lines
    }
  }

  /// All chunks of a detail in the order of the blob, without those a damaged blob spoils.
  func chunks(_ detail: MapDetail) -> [AtlasChunk] {
    let table = table(detail)
    return bytes.read { span in
      (0..<table.chunks.count).compactMap { Self.chunk($0, table, span) }
    }
  }

  func points(of chunk: AtlasChunk, detail: MapDetail) -> [WorldPoint] {
    let table = table(detail)
    return bytes.read { span in Self.points(chunk, table, span) }
  }

  /// The chunks of the cells in view, ascending, each once.
  private static func candidates(
    _ rect: WorldRect, _ table: AtlasTable, _ span: RawSpan
  ) -> [Int] {
    var found: [Int] = []
    for cell in AtlasGrid.cells(in: rect) {
      let start = Int(span.number(at: table.cells.offset + cell * 4))
      let end = min(
        Int(span.number(at: table.cells.offset + cell * 4 + 4)), table.members.count)
      guard start < end else { continue }
      for member in start..<end {
        found.append(Int(span.number(at: table.members.offset + member * 4)))
      }
    }
    found.sort()
    var unique: [Int] = []
    for index in found where index != unique.last { unique.append(index) }
    return unique
  }

  private static func chunk(_ index: Int, _ table: AtlasTable, _ span: RawSpan) -> AtlasChunk? {
    guard
      index < table.chunks.count,
      let chunk = AtlasChunk(span, at: table.chunks.offset + index * AtlasChunk.length),
      chunk.count >= 2, chunk.first + chunk.count <= table.points.count
    else { return nil }
    return chunk
  }

  private static func points(
    _ chunk: AtlasChunk, _ table: AtlasTable, _ span: RawSpan
  ) -> [WorldPoint] {
    let start = table.points.offset + chunk.first * QuantizedPoint.length
    return (0..<chunk.count).map { index in
      QuantizedPoint(span, at: start + index * QuantizedPoint.length).worldPoint
    }
  }
}
