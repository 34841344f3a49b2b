import Contracts
import Domain
import Geo
import MapMocks
import TestSupport
import Testing
import TextUI

@testable import MapFeature

/// Places of a kind around the middle of a map.
@Suite @MainActor struct MapKindTests {
  private static let peak = MapPlace(
    reference: Reference(.cities, "7"), name: "Cima", country: "AA",
    coordinate: MapPlace.city(1).coordinate, population: 0, kind: .peak)

  private func stage(_ found: Result<[MapPlace]?, DataError>) -> MapStage {
    MapStage { $0.ofKind = { _ in found } }
  }

  @Test func nearbyListsThem() async {
    let map = stage(.success([Self.peak]))
    await map.handle(.appeared, .askedKind("peak", around: "", isOne: false))
    #expect(map.last?.listing?.rows.map(\.title) == ["Cima, AA"])
    #expect(map.last?.listing?.rows.map(\.note) == ["peak"])
    #expect(map.last?.listing?.rows.map(\.distance) == ["111 km"])
    await map.handle(.picked(1))
    #expect(map.content?.choice?.sign == "▲")
    #expect(map.content?.drawing.markerSign == "▲")
  }

  @Test func whatTellsTheNearest() async {
    let map = stage(.success([Self.peak]))
    await map.handle(.appeared, .askedKind("peak", around: "", isOne: true))
    #expect(map.last?.listing == nil)
    #expect(
      map.last?.notice
        == .nearest("Cima, AA", country: "AA", distance: "111 km", point: .south))
  }

  /// The nearest place of a kind may be far away, in another country.
  @Test func whatNamesTheCountryOfTheMiddle() async {
    let peak = Self.peak
    let map = MapStage {
      $0.ofKind = { _ in .success([peak]) }
      $0.cities = { _ in MapFinding([], country: "BB") }
    }
    await map.handle(.appeared, .askedKind("peak", around: "", isOne: true))
    #expect(
      map.last?.notice
        == .nearest("Cima, AA", country: "BB", distance: "111 km", point: .south))
  }

  @Test(arguments: [
    (Result<[MapPlace]?, DataError>.success(nil), MapNotice.unknown("", .noPlacesHeld)),
    (.success([]), .unknown("peak", .noneOfKind)),
    (
      .failure(.invalidFilter(key: "--kind", value: "peak")),
      .failed(.invalidFilter(key: "--kind", value: "peak"))
    ),
  ])
  func whatIsMissingIsSaid(_ found: Result<[MapPlace]?, DataError>, notice: MapNotice) async {
    let map = stage(found)
    await map.handle(.appeared, .askedKind("peak", around: "", isOne: false))
    #expect(map.last?.notice == notice)
  }

  @Test(arguments: [(CanvasMode.braille, ["▲ A", "≈ B"]), (.ascii, ["O A", "+ B"])])
  func aPlaceHasTheSignOfItsKind(_ mode: CanvasMode, lines: [String]) {
    let size = Size(columns: 12, rows: 2)
    let drawing = MapDrawing(
      canvas: size, marker: MapDot(x: 0, y: 0), markerSign: "▲",
      marks: [MapDrawing.Mark(ink: .place, dot: MapDot(x: 0, y: 4), title: "B", sign: "≈")])
    #expect(drawing.lines(mode, on: size, label: "A").map(\.trimmed) == lines)
  }

  @Test func anUnknownKindIsRefused() async {
    let interactor = MapInteractor(.world, sources: MapSources())
    await #expect(throws: DataError.self) {
      try await interactor.places(
        ofKind: "spaceship", around: Coordinate(wrappingLatitude: 0, longitude: 0), count: 1)
    }
  }
}
