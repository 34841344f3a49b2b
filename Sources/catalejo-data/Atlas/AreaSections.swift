import Atlas

/// The sections of the map's areas, and those of the countries' outlines.
struct AreaSections {
  private var tiles: [UInt8] = []
  private var areas: [UInt8] = []
  private var rings: [UInt8] = []
  private var corners: [UInt8] = []
  private var countries: [UInt8] = []

  static func sections(_ content: AtlasContent, _ grid: AtlasGrid) -> [AtlasWriter.Section] {
    var sections = AreaSections()
    sections.add([content.land], grid)
    sections.add(content.lakes, grid)
    UInt32(sections.areas.count / 4).append(to: &sections.tiles)
    UInt32(sections.rings.count / 4).append(to: &sections.areas)
    for country in content.countries { sections.add(country) }
    UInt32(sections.corners.count / QuantizedPoint.length).append(to: &sections.rings)
    return [
      AtlasWriter.Section(kind: .tiles, bytes: sections.tiles),
      AtlasWriter.Section(kind: .areas, bytes: sections.areas),
      AtlasWriter.Section(kind: .rings, bytes: sections.rings),
      AtlasWriter.Section(kind: .corners, bytes: sections.corners),
      AtlasWriter.Section(kind: .countries, bytes: sections.countries),
    ]
  }

  /// Adds areas tile by tile, in their order.
  private mutating func add(_ shapes: [[SourceRing]], _ grid: AtlasGrid) {
    var cells = [[[SourceRing]]](repeating: [], count: grid.count)
    let cutter = TileCutter(grid: grid)
    for shape in shapes {
      for (cell, piece) in cutter.tiles(of: shape) { cells[cell].append(piece) }
    }
    for cell in cells {
      UInt32(areas.count / 4).append(to: &tiles)
      for piece in cell {
        UInt32(rings.count / 4).append(to: &areas)
        add(piece)
      }
    }
  }

  private mutating func add(_ country: AtlasContent.Country) {
    let entry = AtlasCountry(
      code: country.code, first: rings.count / 4, count: country.rings.count)
    entry.append(to: &countries)
    add(country.rings)
  }

  private mutating func add(_ shape: [SourceRing]) {
    for ring in shape {
      UInt32(corners.count / QuantizedPoint.length).append(to: &rings)
      for corner in ring.corners { corner.append(to: &corners) }
    }
  }
}
