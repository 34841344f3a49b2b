import Atlas

/// The sections of the map's lines.
enum LineSections {
  static func sections(_ lines: [SourceLine], _ grid: AtlasGrid) -> [AtlasWriter.Section] {
    let chunks = cut(lines)
    var cells = [[UInt32]](repeating: [], count: grid.count)
    for (index, chunk) in chunks.enumerated() {
      guard let block = grid.cells(in: chunk.bounds) else { continue }
      for row in block.rows {
        for column in block.columns { cells[row * grid.side + column].append(UInt32(index)) }
      }
    }
    var points: [UInt8] = []
    for point in lines.lazy.flatMap(\.points) { point.append(to: &points) }
    var entries: [UInt8] = []
    for chunk in chunks { chunk.append(to: &entries) }
    var starts: [UInt8] = []
    var members: [UInt8] = []
    for cell in cells {
      UInt32(members.count / 4).append(to: &starts)
      for member in cell { member.append(to: &members) }
    }
    UInt32(members.count / 4).append(to: &starts)
    return [
      AtlasWriter.Section(kind: .points, bytes: points),
      AtlasWriter.Section(kind: .chunks, bytes: entries),
      AtlasWriter.Section(kind: .cells, bytes: starts),
      AtlasWriter.Section(kind: .members, bytes: members),
    ]
  }

  /// Cuts each line into chunks, each of which starts at the last point of the one before.
  private static func cut(_ lines: [SourceLine]) -> [AtlasChunk] {
    var chunks: [AtlasChunk] = []
    var first = 0
    for line in lines {
      let points = line.points
      for start in stride(from: 0, to: points.count - 1, by: AtlasLayout.chunkLimit - 1) {
        let end = min(points.count, start + AtlasLayout.chunkLimit)
        chunks.append(
          AtlasChunk(
            points: points[start..<end], first: first + start, layer: line.layer,
            continues: start > 0))
      }
      first += points.count
    }
    return chunks
  }
}
