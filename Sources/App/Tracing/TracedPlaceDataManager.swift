import Catalog
import Domain

/// The places of the map, watched.
struct TracedPlaceDataManager: PlaceDataManager {
  let base: any PlaceDataManager
  let tap: TraceTap

  func largest(in rect: WorldRect, count: Int) async -> [MapPlace] {
    await tap.call("largest", rect, count) { await base.largest(in: rect, count: count) }
  }

  func named(_ text: String, count: Int) async -> [MapPlace] {
    await tap.call("named", text, count) { await base.named(text, count: count) }
  }

  func guesses(_ text: String, count: Int) async -> [MapPlace] {
    await tap.call("guesses", text, count) { await base.guesses(text, count: count) }
  }

  func place(_ reference: Reference) async -> MapPlace? {
    await tap.call("place", reference) { await base.place(reference) }
  }

  func namesakes(of name: String, in country: String?, count: Int) async -> [MapPlace] {
    await tap.call("namesakes", name, country, count) {
      await base.namesakes(of: name, in: country, count: count)
    }
  }

  func bounds(of country: String) async -> WorldRect? {
    await tap.call("bounds", country) { await base.bounds(of: country) }
  }
}
