import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing

@Suite struct MockDataManagerTests {
  private struct Place: Entity {
    static let catalog = CatalogID.cities
    let id: String
  }

  private let matches = ["1", "2", "3", "4"].map { CatalogPage.Match(Place(id: $0)) }

  @Test func aLocalManagerPagesAndRecords() async throws {
    let local = MockLocalDataManager(matches, alsoKnown: 1)
    let second = CatalogQuery(search: "x", offset: 1, limit: 2)
    let page = try await local.page(second)
    #expect(page == CatalogPage(matches: Array(matches[1...2]), total: 3, alsoKnownTotal: 1))
    let past = CatalogQuery(offset: 9, limit: 2)
    #expect(try await local.page(past) == CatalogPage(matches: [], total: 3, alsoKnownTotal: 1))
    #expect(local.queries == [second, past])
  }

  @Test func aLocalManagerKeepsToTheIds() async throws {
    let local = MockLocalDataManager(matches)
    let page = try await local.page(CatalogQuery(ids: ["2", "4", "5"], limit: 9))
    #expect(page == CatalogPage(matches: [matches[1], matches[3]], total: 2))
  }

  @Test func aLocalManagerFindsItems() async throws {
    let local = MockLocalDataManager(matches)
    #expect(try await local.item("3") == Place(id: "3"))
    await #expect(throws: DataError.notFound(Reference(.cities, "9"))) {
      _ = try await local.item("9")
    }
    let broken = MockLocalDataManager(matches, error: .nothingToUndo)
    await #expect(throws: DataError.nothingToUndo) { _ = try await broken.item("3") }
    await #expect(throws: DataError.nothingToUndo) {
      _ = try await broken.page(CatalogQuery(limit: 1))
    }
  }

  @Test func aMapManagerAnswersAndRecords() async {
    let line = MapLine(layer: .coast, points: [WorldPoint(x: 0, y: 0), WorldPoint(x: 1, y: 1)])
    let map = MockMapDataManager([line])
    let rect = WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    #expect(await map.geometry(in: rect, detail: .world) == MapGeometry(lines: [line]))
    #expect(map.calls == [MockMapDataManager.Call(rect: rect, detail: .world)])
  }

  @Test func aNeighborManagerLeavesOutWhatIsExcluded() async throws {
    let neighbors = ["1", "2", "3"].map {
      Neighbor(reference: Reference(.cities, $0), title: $0, kilometres: 1, bearing: 0)
    }
    let origin = try #require(Coordinate(latitude: 0, longitude: 0))
    let found = await MockNeighborDataManager(neighbors).nearest(
      to: origin, count: 1, largerThan: nil, excluding: Reference(.cities, "1"))
    #expect(found == [neighbors[1]])
  }
}
