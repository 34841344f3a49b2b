import Contracts
import Domain
import Geo
import Localization
import MapMocks
import Synchronization
import Testing
import TextUI
import Viper
import ViperMocks

@testable import MapFeature

/// What the prompt and the footer say of a view that has left the subject.
@MainActor
@Suite struct MapMiddleTests {
  private nonisolated func near(
    _ kilometres: Double, isInOutline: Bool = true, city: String? = nil
  ) -> NearestPlace {
    NearestPlace(
      id: 7, name: "City 7", coordinate: .harbor, kilometres: kilometres, country: "ES",
      isInOutline: isInOutline, timeZone: "", city: city)
  }

  /// A drawing of 80 columns at these zooms is so wide: 780 km, 6,300 km, 50,000 km.
  @Test(
    arguments: [
      (5.0, 3.0, true, nil, MapCaption.title("City 7, ES")),
      (5, 300, true, nil, .near("City 7, ES", distance: "1.0 km", point: .north)),
      (5, 300, true, "Spread", .title("Spread, ES")),
      (5, 300, false, nil, .sea("City 7, ES", distance: "1.0 km", point: .north)),
      (2, 3, true, nil, .title("Spain")), (2, 100, false, nil, .title("Spain")),
      (2, 400, false, nil, .title("City 7, ES")),
      (2, 1200, false, nil, .sea("City 7, ES", distance: "1.0 km", point: .north)),
      (0, 3, true, nil, .world),
    ] as [(Double, Double, Bool, String?, MapCaption)])
  func theMiddleIsACityACountryOrTheSea(
    zoom: Double, kilometres: Double, isInOutline: Bool, city: String?, caption: MapCaption
  ) {
    // The middle is a kilometre north of the place.
    let north = WebMercator.project(Coordinate(wrappingLatitude: 0.009, longitude: 0))
    let frame = MapFrame(
      MapViewport(center: north, zoom: zoom), canvas: Size(columns: 80, rows: 23))
    let formatter = MapFormatter(formats: Formats(.english))
    let place = near(kilometres, isInOutline: isInOutline, city: city)
    #expect(formatter.caption(of: place, in: frame) == caption)
  }

  @Test func theTitleAndTheFooterFollowTheView() async {
    let map = MapStage { [self] in $0.nearest = { _ in near(3, city: "Town") } }
    func seen() -> [String?] {
      let view = MapView(surface: MockSurface(), strings: Strings(.english), mode: .braille)
      guard let scene = map.last else { return [] }
      view.display(scene)
      let footer = MapView.text(
        scene, size: scene.size, strings: Strings(.english), mode: .braille
      ).last?.text
      return [view.title, footer?.split(separator: " · ").first.map(String.init)]
    }
    await map.handle(.appeared)
    #expect(seen() == ["map: Harbor", "Harbor"])
    await map.handle(.panned(.north))
    #expect(seen() == ["map: Harbor", "Harbor"])
    await map.handle(.panned(.north), .panned(.north))
    #expect(seen() == ["map: Town, ES", "Town, ES"])
    await map.handle(.centered)
    #expect(seen() == ["map: Harbor", "Harbor"])
  }

  /// Where the marker is in view, nobody is asked.
  @Test func theSubjectNeedsNoQuestion() async {
    let asked = Mutex(0)
    let map = MapStage {
      $0.nearest = { _ in
        asked.withLock { $0 += 1 }
        return nil
      }
    }
    await map.handle(.appeared, .panned(.north), .zoomed(-1), .centered)
    #expect(asked.withLock { $0 } == 0)
    await map.handle(.dragged(columns: -400, rows: 0))
    #expect(asked.withLock { $0 } == 1)
  }

  /// When the map is drawn the first time, and not again as streets come.
  @Test(arguments: 0...3)
  func theMiddleIsNamedOnce(steps: Int) async {
    let asked = Mutex(0)
    let map = MapStage { [self] in
      $0.streets = { _ in Array(repeating: MapStreets(.loading), count: steps) }
      $0.nearest = { _ in
        asked.withLock { $0 += 1 }
        return near(3, city: "Town")
      }
    }
    await map.handle(.appeared, .dragged(columns: -400, rows: 0))
    #expect(asked.withLock { $0 } == 1)
    #expect(map.last?.middleCaption == .title("Town, ES"))
  }

  @Test func aFavoriteOutOfViewHasNoStarInTheFooter() async {
    let data = MapSubjectData(kind: .place(.harbor), favorites: .success([.harbor]))
    let map = MapStage(data, of: .entity(.harbor)) { [self] in $0.nearest = { _ in near(3) } }
    func footer() -> String? {
      map.last.flatMap {
        MapView.text($0, size: $0.size, strings: Strings(.english), mode: .braille).last?.text
      }
    }
    await map.handle(.appeared)
    #expect(footer()?.hasPrefix("★ Harbor") == true)
    await map.handle(.dragged(columns: -400, rows: 0))
    #expect(footer()?.hasPrefix("City 7, ES · ") == true)
  }

  @Test(arguments: [
    (11.5, 80, false, "Harbor · zoom 11.5 · "), (12, 80, true, "Harbor · zoom 12 · Natural Earth"),
    (14, 45, true, "Harbor · zoom 14 · Natural Earth ends here"),
    (14, 36, true, "Harbor · Natural Earth ends here"),
  ])
  func theEndOfTheDataIsSaid(zoom: Double, columns: Int, isSaid: Bool, start: String) async {
    let map = MapStage(zoom: zoom)
    await map.handle(.resized(columns: columns, rows: 10), .appeared)
    let footer = map.last.flatMap {
      MapView.text($0, size: $0.size, strings: Strings(.english), mode: .braille).last?.text
    }
    #expect(footer?.hasPrefix(start) == true)
    #expect(footer?.contains("Natural Earth ends here") == isSaid)
    let said = map.last.map {
      MapView.text($0, size: $0.size, strings: Strings(.english), mode: nil).map(\.text)
    }
    #expect(said?.contains("Natural Earth ends here.") == isSaid)
  }
}
