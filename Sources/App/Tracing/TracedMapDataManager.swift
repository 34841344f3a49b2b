import Catalog
import Domain

/// The geometry of the map, watched.
struct TracedMapDataManager: MapDataManager {
  let base: any MapDataManager
  let tap: TraceTap

  func geometry(in rect: WorldRect, detail: MapDetail) async -> MapGeometry {
    await tap.call("geometry", rect, detail) { await base.geometry(in: rect, detail: detail) }
  }

  func outline(of country: String) async -> [[WorldPoint]]? {
    await tap.call("outline", country) { await base.outline(of: country) }
  }

  func countries(in rect: WorldRect) async -> [MapCountry] {
    await tap.call("countries", rect) { await base.countries(in: rect) }
  }
}
