import Catalog
import CatalogMocks
import Domain
import Testing
import Trace

@testable import App
@testable import CommandLine
@testable import Session

/// No data manager is left out: nothing could be told of it.
@Suite struct TracedServicesTests {
  private let services = Services.offline(
    cities: MockLocalDataManager([]), placeCount: 0, neighbors: MockNeighborDataManager([]),
    maps: MockMapDataManager(),
    descriptions: { language in
      DescriptionSource(
        cache: MockDescriptionCache(), remote: MockDescriptionDataManager(.success(nil)),
        language: language, clock: { 0 })
    }, clock: { 0 }
  ).traced(by: Tracer())

  private func isTraced(_ value: Any) -> Bool { "\(type(of: value))".hasPrefix("Traced<") }

  /// The members of a value that have no decorator.
  private func plain(_ value: Any) -> [String] {
    Mirror(reflecting: value).children.filter { !isTraced($0.value) }.compactMap(\.label)
  }

  @Test func allThatRolesAskIsTraced() throws {
    #expect(
      plain(services) == [
        "catalogs", "placeCount", "restorePlaces", "descriptions", "connectivity", "clock",
      ])
    let descriptions = try #require(services.descriptions("en"))
    #expect(plain(descriptions) == ["language", "patience", "clock"])
  }

  @Test(arguments: Catalogs.ids) func theDataManagersOfACatalogAreTraced(id: CatalogID) {
    func sources(of catalog: some OfferedCatalog) -> [Any] {
      [catalog.source.local as Any, catalog.source.remote as Any?].compactMap(\.self)
    }
    let sources = sources(of: services.catalogs[id])
    #expect(!sources.isEmpty && sources.allSatisfy(isTraced))
  }
}
