import Catalog
import Domain

/// What this machine holds of a catalog, watched.
struct TracedLocalDataManager<Item: Entity>: LocalDataManager {
  let base: any LocalDataManager<Item>
  let tap: TraceTap

  var filterKeys: [String] { base.filterKeys }
  var sortKeys: [String] { base.sortKeys }

  func page(_ query: CatalogQuery) async throws(DataError) -> CatalogPage<Item> {
    try await tap.call("page", query) { () async throws(DataError) in try await base.page(query) }
  }

  func guesses(
    _ query: CatalogQuery
  ) async throws(DataError) -> [CatalogPage<Item>.Match] {
    try await tap.call("guesses", query) { () async throws(DataError) in
      try await base.guesses(query)
    }
  }

  func item(_ id: String) async throws(DataError) -> Item {
    try await tap.call("item", id) { () async throws(DataError) in try await base.item(id) }
  }

  func id(_ steps: Int, from id: String) async throws(DataError) -> String? {
    try await tap.call("id", steps, id) { () async throws(DataError) in
      try await base.id(steps, from: id)
    }
  }

  func turn(
    _ rows: Int, from id: String, in query: CatalogQuery
  ) async throws(DataError) -> RowTurn {
    try await tap.call("turn", rows, id, query) { () async throws(DataError) in
      try await base.turn(rows, from: id, in: query)
    }
  }

  func parts(for query: CatalogQuery) async throws(DataError) -> [PartStatus] {
    try await tap.call("parts", query) { () async throws(DataError) in
      try await base.parts(for: query)
    }
  }

  func parts(ofEntity id: String) async throws(DataError) -> [PartStatus] {
    try await tap.call("parts", id) { () async throws(DataError) in
      try await base.parts(ofEntity: id)
    }
  }

  func provenance(of query: CatalogQuery) async throws(DataError) -> Provenance {
    try await tap.call("provenance", query) { () async throws(DataError) in
      try await base.provenance(of: query)
    }
  }

  func provenance(ofEntity id: String) async throws(DataError) -> Provenance {
    try await tap.call("provenance", id) { () async throws(DataError) in
      try await base.provenance(ofEntity: id)
    }
  }

  func store(_ deliveries: [Delivery<Item>]) async throws(DataError) {
    try await tap.call("store", deliveries) { () async throws(DataError) in
      try await base.store(deliveries)
    }
  }
}
