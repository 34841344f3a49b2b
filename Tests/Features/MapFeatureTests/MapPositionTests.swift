import ContractMocks
import Contracts
import Domain
import Geo
import Localization
import MapMocks
import Testing
import Viper

@testable import MapFeature

/// `goto`, with what people type and paste, and `copy`.
@MainActor
@Suite struct MapPositionTests {
  private func scene(after text: String) async -> MapScene? {
    let map = MapStage { $0.cities = { _ in MapFinding([.city(1)]) } }
    await map.handle(.appeared, .sought(text))
    return map.last
  }

  @Test func aLinkMovesTheMarkerAndTheView() async {
    let shown = await scene(after: "https://www.google.com/maps/@41.5,2.25,8z")
    #expect(shown?.content.value?.choice?.coordinate == Coordinate(latitude: 41.5, longitude: 2.25))
    #expect(shown?.viewport.zoom == 8)
    #expect(shown?.notice == nil)
  }

  @Test func whatWasChosenIsSaid() async {
    #expect(await scene(after: "41°N 2°O")?.notice == .note(.westByO))
  }

  @Test func aFaultIsSaidAndTheMarkerStays() async {
    let shown = await scene(after: "41N 42N")
    #expect(shown?.notice == .misplaced(.twoLatitudes))
    #expect(shown?.content.value?.choice?.coordinate == .harbor)
  }

  @Test func thePositionOfTheMarkerIsCopied() async {
    let interactor = MockMapInteractor(.success(.harbor))
    let map = MapStage(interactor)
    await map.handle(.appeared, .sought("41.5,2.25"), .panned(.north), .copied)
    #expect(map.last?.notice == .copied("41.50000, 2.25000", isMarker: true))
    #expect(interactor.calls.last == .copy("41.50000, 2.25000"))
  }

  @Test func thePositionOfTheMiddleIsCopiedWhereNoMarkerIsInView() async {
    let away = MapStage()
    await away.handle(.appeared, .dragged(columns: -400, rows: 0), .copied)
    let middle = away.last.map { CoordinateFormat.decimal($0.middle) }
    #expect(away.last?.notice == middle.map { .copied($0, isMarker: false) })
    #expect(middle != "0.00000, 0.00000")
    let unmarked = MapStage(
      MockMapInteractor(.success(MapSubjectData(kind: .favorites, marks: [.city(1), .city(3)]))))
    await unmarked.handle(.appeared, .copied)
    #expect(unmarked.last?.notice == .copied("2.00030, 0.00000", isMarker: false))
  }

  @Test func withoutAClipboardNothingIsCopied() async {
    let map = MapStage { $0.copied = .failure(.noClipboard) }
    await map.handle(.appeared, .copied)
    #expect(map.last?.notice == .failed(.noClipboard))
  }

  @Test func itIsCopiedToTheClipboard() async throws {
    let links = MockLinkDataManager()
    try await MapInteractor(.favorites, sources: MapSources(links: links)).copy("1, 2")
    #expect(links.copied == ["1, 2"])
  }
}
