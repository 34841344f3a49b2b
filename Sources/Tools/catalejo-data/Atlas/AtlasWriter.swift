import Atlas
import Contracts
import Domain

/// The contents of the map in one resolution, before they are written to the blob.
struct AtlasContent {
  /// The outline of a country.
  struct Country {
    /// The code by ISO 3166-1 alpha-2.
    let code: String
    let rings: [SourceRing]
  }

  var lines: [SourceLine] = []
  /// The rings of all land, filled by the even-odd rule.
  var land: [SourceRing] = []
  /// The rings of each lake, filled by the even-odd rule.
  var lakes: [[SourceRing]] = []
  var countries: [Country] = []
}

/// Writes the embedded map in the layout of `AtlasLayout`.
enum AtlasWriter {
  /// Returns the bytes of the map.
  ///
  /// The same contents give the same bytes, and a detail without contents is written empty.
  static func blob(_ contents: [MapDetail: AtlasContent]) -> [UInt8] {
    let details = MapDetail.allCases.map { detail in
      (detail, AtlasSections(contents[detail] ?? AtlasContent(), AtlasGrid(detail)))
    }
    let sections = details.flatMap { detail, sections in
      AtlasSection.allCases.map { (detail: detail, kind: $0, bytes: sections[$0]) }
    }
    let tableEnd =
      AtlasLayout.headerLength + sections.count * AtlasLayout.sectionEntryLength
    var blob = AtlasLayout.magic
    func append(_ numbers: Int...) {
      for number in numbers { blob.append(littleEndian: UInt32(number)) }
    }
    append(
      Int(AtlasLayout.version), sections.reduce(tableEnd) { $0 + $1.bytes.count }, sections.count)
    var offset = tableEnd
    for (detail, kind, bytes) in sections {
      append(Int(kind.rawValue), Int(detail.code), offset, bytes.count / kind.stride)
      offset += bytes.count
    }
    for section in sections { blob += section.bytes }
    return blob
  }
}

/// The sections of one resolution.
private struct AtlasSections {
  private var bytes: [AtlasSection: [UInt8]] = [:]

  init(_ content: AtlasContent, _ grid: AtlasGrid) {
    add(content.lines, grid)
    add([content.land], grid)
    add(content.lakes, grid)
    mark(.areas, in: .tiles)
    mark(.rings, in: .areas)
    for country in content.countries {
      let first = count(.rings)
      AtlasCountry(code: country.code, rings: first..<first + country.rings.count)
        .append(to: &self[.countries])
      add(country.rings)
    }
    mark(.corners, in: .rings)
  }

  subscript(kind: AtlasSection) -> [UInt8] {
    get { bytes[kind, default: []] }
    _modify { yield &bytes[kind, default: []] }
  }

  private func count(_ kind: AtlasSection) -> Int { self[kind].count / kind.stride }

  /// Notes in an index how far another section is now.
  private mutating func mark(_ kind: AtlasSection, in index: AtlasSection) {
    self[index].append(littleEndian: UInt32(count(kind)))
  }

  /// Adds lines, and lists in each cell those that touch it.
  private mutating func add(_ lines: [SourceLine], _ grid: AtlasGrid) {
    for point in lines.lazy.flatMap(\.points) { point.append(to: &self[.points]) }
    let chunks = Self.chunks(of: lines)
    var cells = [[UInt32]](repeating: [], count: grid.count)
    for (index, chunk) in chunks.enumerated() {
      chunk.append(to: &self[.chunks])
      for cell in grid.rows(in: chunk.bounds).joined() { cells[cell].append(UInt32(index)) }
    }
    for cell in cells {
      mark(.members, in: .cells)
      for member in cell { self[.members].append(littleEndian: member) }
    }
    mark(.members, in: .cells)
  }

  /// Cuts each line into chunks, each of which starts at the last point of the one before.
  private static func chunks(of lines: [SourceLine]) -> [AtlasChunk] {
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

  /// Adds areas tile by tile.
  ///
  /// They keep their order.
  private mutating func add(_ areas: [[SourceRing]], _ grid: AtlasGrid) {
    var tiles = [[[SourceRing]]](repeating: [], count: grid.count)
    let cutter = TileCutter(grid: grid)
    for area in areas {
      for (tile, piece) in cutter.tiles(of: area) { tiles[tile].append(piece) }
    }
    for tile in tiles {
      mark(.areas, in: .tiles)
      for piece in tile {
        mark(.rings, in: .areas)
        add(piece)
      }
    }
  }

  private mutating func add(_ rings: [SourceRing]) {
    for ring in rings {
      mark(.corners, in: .rings)
      for corner in ring.corners { corner.append(to: &self[.corners]) }
    }
  }
}
