package import Catalog

/// Where the sections of one detail lie, checked against the length of the blob.
struct AtlasTable: Hashable, Sendable {
  /// A run of elements of one size.
  struct Section: Hashable, Sendable {
    var offset = 0
    var count = 0
  }

  let grid: AtlasGrid
  let points: Section
  let chunks: Section
  let cells: Section
  let members: Section
  let tiles: Section
  let areas: Section
  let rings: Section
  let corners: Section
  let countries: Section

  /// Reads header and section table, and nothing behind them.
  static func read(
    _ bytes: RawSpan
  ) throws(AtlasError) -> (globe: AtlasTable, world: AtlasTable, region: AtlasTable) {
    let entries = try entries(of: bytes)
    return (
      try AtlasTable(entries, detail: .globe),
      try AtlasTable(entries, detail: .world),
      try AtlasTable(entries, detail: .region)
    )
  }

  private init(_ entries: [Entry], detail: MapDetail) throws(AtlasError) {
    let grid = AtlasGrid(detail)
    func find(_ kind: AtlasSection, count: Int? = nil) throws(AtlasError) -> Section {
      for entry in entries where entry.kind == kind.rawValue && entry.detail == detail.code {
        guard count ?? entry.section.count == entry.section.count else {
          throw .badSection(kind: kind.rawValue, detail: detail.code)
        }
        return entry.section
      }
      throw .missingSection(kind: kind.rawValue, detail: detail.code)
    }
    self.grid = grid
    points = try find(.points)
    chunks = try find(.chunks)
    cells = try find(.cells, count: grid.count + 1)
    members = try find(.members)
    tiles = try find(.tiles, count: 2 * grid.count + 1)
    areas = try find(.areas)
    rings = try find(.rings)
    corners = try find(.corners)
    countries = try find(.countries)
  }

  /// A line of the section table.
  ///
  /// They are few, so they are searched as they stand.
  private struct Entry {
    let kind: UInt32
    let detail: UInt32
    let section: Section
  }

  private static func entries(of bytes: RawSpan) throws(AtlasError) -> [Entry] {
    let length = bytes.byteCount
    guard length >= AtlasLayout.headerLength, startsWithMagic(bytes) else { throw .notAnAtlas }
    let version = bytes.number(at: 8)
    guard version == AtlasLayout.version else { throw .unsupportedVersion(version) }
    let stated = Int(bytes.number(at: 12))
    guard stated == length else { throw .wrongLength(stated: stated, actual: length) }
    let count = Int(bytes.number(at: 16))
    guard AtlasLayout.headerLength + count * AtlasLayout.sectionEntryLength <= length else {
      throw .notAnAtlas
    }
    var entries: [Entry] = []
    for index in 0..<count {
      let place = AtlasLayout.headerLength + index * AtlasLayout.sectionEntryLength
      let entry = Entry(
        kind: bytes.number(at: place), detail: bytes.number(at: place + 4),
        section: Section(
          offset: Int(bytes.number(at: place + 8)), count: Int(bytes.number(at: place + 12))))
      guard
        let kind = AtlasSection(rawValue: entry.kind),
        entry.section.offset + entry.section.count * kind.stride <= length,
        !entries.contains(where: { $0.kind == entry.kind && $0.detail == entry.detail })
      else { throw .badSection(kind: entry.kind, detail: entry.detail) }
      entries.append(entry)
    }
    return entries
  }

  private static func startsWithMagic(_ bytes: RawSpan) -> Bool {
    AtlasLayout.magic.enumerated().allSatisfy { index, byte in
      bytes.unsafeLoad(fromByteOffset: index, as: UInt8.self) == byte
    }
  }
}

extension MapDetail {
  /// The number of the detail in the section table.
  package var code: UInt32 {
    switch self {
    case .globe: 0
    case .world: 1
    case .region: 2
    }
  }
}
