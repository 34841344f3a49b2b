import Catalog
import CatalogMocks
import Domain
import Local
import TestSupport
import Testing

/// The implementations which the compatibility suites hold to one contract.
enum CacheKind: CaseIterable, Sendable, CustomTestStringConvertible {
  case inMemory, onDisk, onDiskOrInMemory, nowhere

  var testDescription: String {
    switch self {
    case .inMemory: "in memory"
    case .onDisk: "on disk"
    case .onDiskOrInMemory: "on disk or in memory"
    case .nowhere: "nowhere"
    }
  }

  /// Gives the body an empty cache.
  func run(_ body: (any CacheDataManager) async throws -> Void) async throws {
    switch self {
    case .inMemory:
      try await body(InMemoryCacheDataManager())
    case .nowhere:
      try await body(
        FallbackCache(CacheStore(path: nil, clock: { 0 }, warn: { _ in }), warn: { _ in }))
    case .onDisk, .onDiskOrInMemory:
      let folder = try TemporaryFolder()
      let warnings = Warnings()
      let path = folder.file("data/cache.sqlite")
      let store = CacheStore(path: path, clock: { 0 }, warn: warnings.add)
      try await body(self == .onDisk ? store : FallbackCache(store, warn: warnings.add))
      #expect(warnings.all == [])
    }
  }
}

extension CacheDataManager {
  func part(_ part: CatalogPart, of catalog: CatalogID) async throws(DataError) -> CachedPart? {
    try await parts([part], of: catalog).first
  }

  /// Those of the first hundred pages that are held.
  func pages(of catalog: CatalogID) async throws(DataError) -> [CachedPart] {
    let numbers = (1...100).map(CatalogPart.page)
    let held = try await parts(numbers, of: catalog)
    return numbers.flatMap { number in held.filter { $0.part == number } }
  }
}
