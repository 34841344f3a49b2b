import CData
package import Catalog
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
