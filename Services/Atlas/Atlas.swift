package import Catalog
package import Geo
import Synchronization

/// The map embedded in the program: land, lakes, rivers, coasts and borders of Natural Earth, in three
/// resolutions.
///
/// Opening reads the header only; a query reads the grid cells and what is in view. Bytes that are
/// damaged behind a sound header cost lines and areas, never a crash.
package struct Atlas: MapDataManager {
  private let bytes: AtlasBytes
  private let globe: AtlasTable
  private let world: AtlasTable
  private let region: AtlasTable
  private let extents = CountryExtents()

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
    let tables = try bytes.read { (span) throws(AtlasError) in try AtlasTable.read(span) }
    (globe, world, region) = tables
  }

  @concurrent
  package func geometry(in rect: WorldRect, detail: MapDetail) async -> MapGeometry {
    read(rect, detail: detail)
  }

  @concurrent
  package func outline(of country: String) async -> [[WorldPoint]]? {
    bytes.read { span in Self.outline(of: country, world, span) }
  }

  @concurrent
  package func countries(in rect: WorldRect) async -> [MapCountry] {
    bytes.read { span in
      let extents = extents.all { Self.extents(world, span) }
      return Self.countries(extents.indices.filter { extents[$0].intersects(rect) }, world, span)
    }
  }

  func read(_ rect: WorldRect, detail: MapDetail) -> MapGeometry {
    let table = table(detail)
    return bytes.read { span in
      MapGeometry(
        lines: Self.lines(in: rect, table, span), areas: Self.areas(in: rect, table, span))
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
    return bytes.read { span in Self.points(chunk.first..<chunk.first + chunk.count, table, span) }
  }

  private func table(_ detail: MapDetail) -> AtlasTable {
    switch detail {
    case .globe: globe
    case .world: world
    case .region: region
    }
  }
}

/// The boxes around the countries of a map, which are looked for once: who looks for those in view
/// does so for each frame.
final class CountryExtents: Sendable {
  private let known = Mutex<[WorldRect]?>(nil)

  func all(_ find: () -> [WorldRect]) -> [WorldRect] {
    known.withLock { known in
      let extents = known ?? find()
      known = extents
      return extents
    }
  }
}
