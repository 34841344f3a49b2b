import Catalog
import Cities
import Domain

/// Has no cities, and says so only after it was opened; they were fetched at the start of 1970.
final class GatedCities: LocalDataManager {
  typealias Item = City

  let filterKeys: [String] = []
  let sortKeys: [String] = []
  private let (gate, opener) = AsyncStream.makeStream(of: Void.self)

  func open() { opener.finish() }

  func page(_ query: CatalogQuery) async throws(DataError) -> CatalogPage<City> {
    for await _ in gate {}
    return CatalogPage(matches: [], total: 0)
  }

  func item(_ id: String) async throws(DataError) -> City {
    throw .notFound(Reference(.cities, id))
  }

  func id(_ steps: Int, from id: String) async throws(DataError) -> String? { nil }

  func parts(for query: CatalogQuery) async throws(DataError) -> [PartStatus] { [] }

  func parts(ofEntity id: String) async throws(DataError) -> [PartStatus] { [] }

  func provenance(of query: CatalogQuery) async throws(DataError) -> Provenance {
    Provenance(.cached, fetchedAt: 0)
  }

  func provenance(ofEntity id: String) async throws(DataError) -> Provenance {
    Provenance(.cached, fetchedAt: 0)
  }

  func store(_ deliveries: [Delivery<City>]) async throws(DataError) {}
}
