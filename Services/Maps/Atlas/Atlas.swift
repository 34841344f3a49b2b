import CData
package import Contracts
import Domain
package import FoundationEssentials
package import Geo
import Synchronization

/// The map embedded in the program: land, lakes, rivers, coasts and borders of Natural Earth, in three
/// resolutions.
///
/// Opening reads the header only; a query reads the grid cells and what is in view. Bytes that are
/// damaged behind a sound header cost lines and areas, never a crash.
package final class Atlas: MapDataManager {
  /// By the code of their detail.
  private let tables: [AtlasTable]
  /// The countries and the boxes around them, looked for once: each frame that names countries asks
  /// for them.
  private let countries = Mutex<[(country: AtlasCountry, box: WorldRect)]?>(nil)

  /// Opens the map within the program.
  package convenience init() throws(AtlasError) {
    try self.init(.embedded(catalejo_atlas_bytes(), catalejo_atlas_size()))
  }

  /// Opens a map of the layout `AtlasLayout` describes.
  package init(_ bytes: Data) throws(AtlasError) {
    tables = try AtlasTable.read(bytes)
  }

  func table(_ detail: MapDetail) -> AtlasTable { tables[Int(detail.code)] }

  @concurrent
  package func geometry(in rect: WorldRect, detail: MapDetail) async -> MapGeometry {
    let table = table(detail)
    return MapGeometry(lines: table.lines(in: rect), areas: table.areas(in: rect))
  }

  @concurrent
  package func outline(of country: String) async -> [[WorldPoint]]? {
    let world = table(.world)
    let rings = world.countries.first { $0.code == country }.map(world.rings(of:))
    return rings?.isEmpty == true ? nil : rings
  }

  @concurrent
  package func countries(in rect: WorldRect) async -> [MapCountry] {
    let world = table(.world)
    let countries = countries.withLock { countries in
      let found =
        countries
        ?? world.countries.map { ($0, .bounding(world.rings(of: $0).flatMap(\.self))) }
      countries = found
      return found
    }
    return countries.filter { $0.box.intersects(rect) }.map {
      MapCountry(code: $0.country.code, rings: world.rings(of: $0.country))
    }
  }
}

extension AtlasTable {
  /// The areas of the tiles the rectangle touches, land before lakes.
  func areas(in rect: WorldRect) -> [MapArea] {
    guard rect.minX <= rect.maxX, rect.minY <= rect.maxY else { return [] }
    // A tile's sides are rounded to the units of points.
    let unit = QuantizedPoint.fraction(1)
    let near = WorldRect(
      minX: rect.minX - unit, minY: rect.minY - unit, maxX: rect.maxX + unit,
      maxY: rect.maxY + unit)
    var areas: [MapArea] = []
    for (layer, kind) in [MapArea.Kind.land, .lake].enumerated() {
      for row in grid.rows(in: near) {
        let tiles = layer * grid.count + row.lowerBound..<layer * grid.count + row.upperBound
        for area in elements(of: tiles, in: .tiles, below: self[.areas].count - 1) {
          let indices = elements(of: area..<area + 1, in: .areas, below: self[.rings].count - 1)
          let rings = rings(indices)
          if !rings.isEmpty { areas.append(MapArea(kind: kind, rings: rings)) }
        }
      }
    }
    return areas
  }

  /// The corners of rings, without those a damaged blob spoils.
  func rings(_ indices: Range<Int>) -> [[WorldPoint]] {
    indices.clamped(to: 0..<max(0, self[.rings].count - 1)).compactMap { index in
      let corners = elements(of: index..<index + 1, in: .rings, below: self[.corners].count)
      return corners.count < 3 ? nil : points(corners, in: .corners)
    }
  }

  var countries: [AtlasCountry] {
    (0..<self[.countries].count).map {
      AtlasCountry(bytes.bytes, at: self[.countries].offset + $0 * AtlasCountry.length)
    }
  }

  func rings(of country: AtlasCountry) -> [[WorldPoint]] { rings(country.rings) }
}

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
