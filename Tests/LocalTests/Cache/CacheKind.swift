import Catalog
import CatalogMocks
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
      try await body(FallbackCache(UnstoredCache(), warn: { _ in }))
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
