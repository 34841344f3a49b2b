import ContractMocks
import Contracts
import Domain
import Local
import TestSupport
import Testing

/// What every `CacheDataManager` does.
@Suite struct CacheCompatibilityTests {
  private typealias Samples = CacheSamples

  @Test(arguments: CacheKind.allCases)
  func startsEmpty(_ kind: CacheKind) async throws {
    try await Samples.expectEmpty(try kind.make())
  }

  @Test(arguments: CacheKind.allCases)
  func keepsEverythingOfAPart(_ kind: CacheKind) async throws {
    let cache = try kind.make()
    let parts: [CachedPart] = [
      Samples.whole,
      Samples.part(.categories, at: -1, ["9", "1"], validators: Validators(etag: "")),
      Samples.part(.edition("a/b"), at: .max, ["ñ"], validators: Validators(lastModified: "x")),
      Samples.part(.entity("x/y z"), at: 0, []),
      CachedPart(
        .page(1), CacheMetadata(fetchedAt: 1),
        rows: [CachedRow(id: "1", body: []), CachedRow(id: "2", body: [0, 255, 0])]),
      CachedPart(
        .entity("y"), CacheMetadata(fetchedAt: 2, isPartial: true),
        rows: [Samples.row("y")]),
    ]
    try await cache.replace(parts, confirming: [:], of: .pokemon)
    for part in parts { #expect(try await cache.part(part.part, of: .pokemon) == part) }
    #expect(try await cache.part(.page(2), of: .pokemon) == nil)
    let metadata = Dictionary(uniqueKeysWithValues: parts.map { ($0.part.key, $0.metadata) })
    #expect(try await cache.metadata(of: .pokemon) == metadata)
  }

  @Test(arguments: CacheKind.allCases)
  func keepsCatalogsApart(_ kind: CacheKind) async throws {
    let cache = try kind.make()
    let items = CachedPart(
      .whole, CacheMetadata(fetchedAt: 5), rows: [Samples.row("1", "item")])
    try await cache.replace([Samples.whole], confirming: [:], of: .pokemon)
    try await cache.replace([items], confirming: [:], of: .items)
    #expect(try await cache.part(.whole, of: .pokemon) == Samples.whole)
    #expect(try await cache.part(.whole, of: .items) == items)
    #expect(try await cache.parts(having: "1", of: .items).flatMap(\.rows) == items.rows)
    #expect(try await cache.metadata(of: .people) == [:])
  }

  @Test(arguments: CacheKind.allCases)
  func replacesPartsWholeAndLeavesTheOthers(_ kind: CacheKind) async throws {
    let cache = try kind.make()
    let pages = (1...3).map { Samples.part(.page($0), ["\($0)a", "\($0)b"]) }
    try await cache.replace(pages, confirming: [:], of: .pokemon)
    let second = Samples.part(.page(2), at: 200, ["new"], validators: Samples.validators)
    try await cache.replace([second], confirming: [:], of: .pokemon)
    #expect(try await cache.pages(of: .pokemon) == [pages[0], second, pages[2]])
    #expect(try await cache.parts(having: "2a", of: .pokemon).flatMap(\.rows) == [])
    let empty = Samples.part(.page(3), at: 300, [])
    try await cache.replace([empty], confirming: [:], of: .pokemon)
    #expect(try await cache.pages(of: .pokemon) == [pages[0], second, empty])
  }

  @Test(arguments: CacheKind.allCases)
  func findsRowsByIdNewestPartFirst(_ kind: CacheKind) async throws {
    let cache = try kind.make()
    let parts = [
      Samples.part(.whole, at: 100, ["1", "2"], "whole"),
      Samples.part(.entity("1"), at: 300, ["1"], "entity"),
      Samples.part(.categories, at: 200, ["2", "1"], "categories"),
      Samples.part(.edition("b"), at: 100, ["1"], "b"),
    ]
    try await cache.replace(parts, confirming: [:], of: .pokemon)
    let texts = ["entity", "categories", "b", "whole"]
    #expect(
      try await cache.parts(having: "1", of: .pokemon).flatMap(\.rows)
        == texts.map { Samples.row("1", $0) })
    try await cache.replace(
      [], confirming: [.whole: CacheMetadata(fetchedAt: 400)], of: .pokemon)
    let confirmed = ["whole", "entity", "categories", "b"]
    #expect(
      try await cache.parts(having: "1", of: .pokemon).flatMap(\.rows)
        == confirmed.map { Samples.row("1", $0) })
  }

  @Test(arguments: CacheKind.allCases)
  func confirmsOnlyWhatIsHeld(_ kind: CacheKind) async throws {
    let cache = try kind.make()
    let metadata = CacheMetadata(fetchedAt: 900, validators: Validators(etag: "new"))
    let page = Samples.part(.page(1), ["p"])
    try await cache.replace([Samples.whole], confirming: [:], of: .pokemon)
    try await cache.replace(
      [page], confirming: [.whole: metadata, .categories: metadata], of: .pokemon)
    let whole = CachedPart(.whole, metadata, rows: Samples.whole.rows)
    #expect(try await cache.part(.whole, of: .pokemon) == whole)
    #expect(try await cache.metadata(of: .pokemon) == ["whole": metadata, "page/1": page.metadata])
  }

  @Test(arguments: CacheKind.allCases)
  func keepsDescriptionsByPlaceAndLanguage(_ kind: CacheKind) async throws {
    let cache = try kind.make()
    let place = Reference(.cities, "1")
    let known = CachedDescription(Samples.description, fetchedAt: 10)
    let nothing = CachedDescription(nil, fetchedAt: 20)
    try await cache.store(known, of: place, language: "en")
    try await cache.store(nothing, of: place, language: "es")
    #expect(try await cache.description(of: place, language: "en") == known)
    #expect(try await cache.description(of: place, language: "es") == nothing)
    #expect(try await cache.description(of: place, language: "fr") == nil)
    #expect(try await cache.description(of: Reference(.people, "1"), language: "en") == nil)
    #expect(try await cache.description(of: Reference(.cities, "2"), language: "en") == nil)
    try await cache.store(nothing, of: place, language: "en")
    #expect(try await cache.description(of: place, language: "en") == nothing)
    try await cache.store(known, of: place, language: "es")
    #expect(try await cache.description(of: place, language: "es") == known)
  }
}

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
      let folder = TemporaryFolder()
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

  static func expectEmpty(_ cache: any CacheDataManager) async throws {
    #expect(try await cache.part(.whole, of: .pokemon) == nil)
    #expect(try await cache.metadata(of: .pokemon) == [:])
    #expect(try await cache.pages(of: .pokemon) == [])
    #expect(try await cache.parts(having: "1", of: .pokemon).flatMap(\.rows) == [])
    let place = Reference(.cities, "1")
    #expect(try await cache.description(of: place, language: "en") == nil)
  }

  static let description = PlaceDescription(
    text: "A harbor – \"quoted\", 港.", source: link("https://example.org/wiki/Harbor"),
    language: "en")

  private static func link(_ text: String) -> WebLink {
    guard let link = WebLink(text) else { preconditionFailure("not a link") }
    return link
  }
}
