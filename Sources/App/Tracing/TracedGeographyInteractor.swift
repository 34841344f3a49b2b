import Catalog
import Domain
import MapFeature

/// The rules of questions to a map, watched.
struct TracedGeographyInteractor: GeographyInteracting {
  let base: any GeographyInteracting
  let tap: TraceTap

  func pin(at position: Coordinate) async -> MapPin {
    await tap.call("pin", position) { await base.pin(at: position) }
  }

  func nearby(_ position: Coordinate, count: Int) async -> [MapNeighbor] {
    await tap.call("nearby", position, count) { await base.nearby(position, count: count) }
  }

  func setting(of position: Coordinate) async -> MapSetting {
    await tap.call("setting", position) { await base.setting(of: position) }
  }

  func found(_ text: String, count: Int) async -> MapFinding {
    await tap.call("found", text, count) { await base.found(text, count: count) }
  }

  func place(_ reference: Reference) async throws(DataError) -> MapPlace {
    try await tap.call("place", reference) { () async throws(DataError) in
      try await base.place(reference)
    }
  }

  func pair(_ text: String) async -> MapPair? {
    await tap.call("pair", text) { await base.pair(text) }
  }

  func unknownName(in text: String) async -> String? {
    await tap.call("unknownName", text) { await base.unknownName(in: text) }
  }

  func extent(of country: String) async -> CountryExtent {
    await tap.call("extent", country) { await base.extent(of: country) }
  }

  func results() async throws(DataError) -> MapGroup? {
    try await tap.call("results") { () async throws(DataError) in try await base.results() }
  }
}
