import CData
package import Catalog
import Domain
package import Foundation
package import Geo
import Synchronization

/// The map embedded in the program: land, lakes, rivers, coasts and borders of Natural Earth, in three
/// resolutions.
///
/// Opening reads the header only; a query reads the grid cells and what is in view. Bytes that are
/// damaged behind a sound header cost lines and areas, never a crash.
package final class Atlas: MapDataManager {
  let bytes: Data
  /// By the code of their detail.
  private let tables: [AtlasTable]
  /// The boxes around the countries, looked for once: each frame that names countries asks for them.
  private let extents = Mutex<[WorldRect]?>(nil)

  /// Opens the map within the program.
  package convenience init() throws(AtlasError) {
    try self.init(.embedded(catalejo_atlas_bytes(), catalejo_atlas_size()))
  }

  /// Opens a map of the layout `AtlasLayout` describes.
  package init(_ bytes: Data) throws(AtlasError) {
    self.bytes = bytes
    tables = try AtlasTable.read(bytes.bytes)
  }

  func table(_ detail: MapDetail) -> AtlasTable { tables[Int(detail.code)] }

  @concurrent
  package func geometry(in rect: WorldRect, detail: MapDetail) async -> MapGeometry {
    read(rect, detail: detail)
  }

  @concurrent
  package func outline(of country: String) async -> [[WorldPoint]]? {
    Self.outline(of: country, table(.world), bytes.bytes)
  }

  @concurrent
  package func countries(in rect: WorldRect) async -> [MapCountry] {
    let extents = extents.withLock { extents in
      let found = extents ?? Self.extents(table(.world), bytes.bytes)
      extents = found
      return found
    }
    return extents.indices.filter { extents[$0].intersects(rect) }.map { index in
      Self.country(index, table(.world), bytes.bytes)
    }
  }

  func read(_ rect: WorldRect, detail: MapDetail) -> MapGeometry {
    let (table, span) = (table(detail), bytes.bytes)
    return MapGeometry(
      lines: Self.lines(in: rect, table, span), areas: Self.areas(in: rect, table, span))
  }
}
