import Domain
import Geo
import Localization
import MapMocks
import Testing
import Viper

@testable import MapFeature

/// `goto`, with what people type and paste.
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
    #expect(await scene(after: "41°N 2°O")?.notice == .said(.westByO))
  }

  @Test func aFaultIsSaidAndTheMarkerStays() async {
    let shown = await scene(after: "41N 42N")
    #expect(shown?.notice == .misplaced(.twoLatitudes))
    #expect(shown?.content.value?.choice?.coordinate == .harbor)
    #expect(await scene(after: "x")?.notice == .unknown("x", .noPosition))
  }
}
