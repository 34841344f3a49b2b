import Catalog
import CatalogMocks
import Domain
import Local
import TestSupport
import Testing

/// The implementations which the compatibility suites hold to one contract.
enum CacheKind: CaseIterable, Sendable {
  case inMemory, onDisk, nowhere

  /// An empty cache.
  func make() throws -> any CacheDataManager {
    switch self {
    case .inMemory: return InMemoryCacheDataManager()
    case .nowhere:
      return CacheStore(path: nil, keepsInMemory: true, clock: { 0 }, warn: { _ in })
    case .onDisk:
      let folder = try TemporaryFolder()
      // What warns keeps the folder.
      return CacheStore(
        path: folder.file("data/cache.sqlite"), clock: { 0 },
        warn: { Issue.record("\(folder.path): \($0)") })
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

/// Made-up parts of a cache.
enum CacheSamples {
  static let validators = Validators(
    etag: "W/\"x'é\"", lastModified: "Sat, 31 Jan 2026 09:00:00 GMT")
  static let whole = part(.whole, ["1", "2", "3"], validators: validators)

  static func row(_ id: String, _ text: String? = nil) -> CachedRow {
    CachedRow(id: id, body: Array((text ?? "body of \(id)").utf8))
  }

  static func part(
    _ part: CatalogPart, at time: Int = 100, _ ids: [String], _ text: String? = nil,
    validators: Validators = Validators()
  ) -> CachedPart {
    CachedPart(
      part, CacheMetadata(fetchedAt: time, validators: validators),
      rows: ids.map { row($0, text) })
  }

  static let description = PlaceDescription(
    text: "A harbor – \"quoted\", 港.", source: link("https://example.org/wiki/Harbor"),
    language: "en")

  private static func link(_ text: String) -> WebLink {
    guard let link = WebLink(text) else { preconditionFailure("not a link") }
    return link
  }
}
