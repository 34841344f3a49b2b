import Atlas
import Catalog

/// Writes the embedded map in the layout of `AtlasLayout`.
enum AtlasWriter {
  private struct Section {
    let kind: AtlasSection
    let detail: MapDetail
    let bytes: [UInt8]
  }

  /// The same lines give the same bytes.
  static func blob(_ lines: [MapDetail: [SourceLine]]) -> [UInt8] {
    let sections = MapDetail.allCases.flatMap { encode(lines[$0, default: []], detail: $0) }
    let tableEnd =
      AtlasLayout.headerLength + sections.count * AtlasLayout.sectionEntryLength
    var blob = AtlasLayout.magic
    AtlasLayout.version.append(to: &blob)
    UInt32(sections.reduce(tableEnd) { $0 + $1.bytes.count }).append(to: &blob)
    UInt32(sections.count).append(to: &blob)
    var offset = tableEnd
    for section in sections {
      section.kind.rawValue.append(to: &blob)
      section.detail.code.append(to: &blob)
      UInt32(offset).append(to: &blob)
      UInt32(section.bytes.count / section.kind.stride).append(to: &blob)
      offset += section.bytes.count
    }
    return blob + sections.flatMap(\.bytes)
  }

  private static func encode(_ lines: [SourceLine], detail: MapDetail) -> [Section] {
    let chunks = cut(lines)
    var cells = [[UInt32]](repeating: [], count: AtlasGrid.side * AtlasGrid.side)
    for (index, chunk) in chunks.enumerated() {
      for cell in AtlasGrid.cells(in: chunk.bounds) { cells[cell].append(UInt32(index)) }
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
      Section(kind: .points, detail: detail, bytes: points),
      Section(kind: .chunks, detail: detail, bytes: entries),
      Section(kind: .cells, detail: detail, bytes: starts),
      Section(kind: .members, detail: detail, bytes: members),
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
