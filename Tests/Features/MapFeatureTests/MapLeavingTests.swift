import Contracts
import Domain
import Geo
import MapMocks
import Synchronization
import TestSupport
import Testing
import TextUI

@testable import MapFeature

/// Whether a view has left what the map is about, and what near it means.
@MainActor
@Suite struct MapLeavingTests {
  private func stage(_ data: MapSubjectData, of subject: MapSubject) -> MapStage {
    MapStage(data, of: subject) {
      $0.nearest = { _ in
        NearestPlace(
          id: 7, name: "Town", coordinate: .harbor, kilometres: 3, country: "ES", timeZone: "",
          city: "Town")
      }
    }
  }

  /// Whether the place in the middle is named, and not the subject.
  private func hasLeft(_ map: MapStage) -> Bool { map.last?.middleCaption != nil }

  /// The world is left by looking closer, and favorites by looking where none is.
  @Test func theWorldAndFavoritesAreLeft() async {
    let world = stage(MapSubjectData(kind: .world), of: .world)
    await world.handle(.appeared)
    #expect(!hasLeft(world))
    await world.handle(.zoomedTo(8))
    #expect(hasLeft(world))
    let favorites = stage(
      MapSubjectData(kind: .favorites, marks: [.city(1), .city(2)]), of: .favorites)
    await favorites.handle(.appeared)
    #expect(!hasLeft(favorites))
    await favorites.handle(.dragged(columns: -900, rows: 0))
    #expect(hasLeft(favorites))
  }

  /// By going away, and by looking so close that it is only the ground.
  @Test func aCountryIsLeft() async {
    let area = MapSubjectData.Area(
      country: "ES", box: WorldRect(minX: 0.45, minY: 0.3, maxX: 0.55, maxY: 0.4),
      hasOutline: false, middle: nil)
    let data = MapSubjectData(kind: .country("ES"), area: area)
    let country = stage(data, of: .entity(Reference(.countries, "ES")))
    await country.handle(.appeared)
    #expect(!hasLeft(country))
    await country.handle(.dragged(columns: -200, rows: 0))
    #expect(hasLeft(country))
    await country.handle(.fitted(nil))
    #expect(!hasLeft(country))
    await country.handle(.zoomedTo(12))
    #expect(hasLeft(country))
  }

  /// A country a tenth of the world wide and as high, seen as a whole.
  private func country(
    at middle: WorldPoint, width: Double = 0.1, height: Double = 0.1
  ) -> MapStage {
    let area = MapSubjectData.Area(
      country: "ES",
      box: WorldRect(
        minX: middle.x - width / 2, minY: middle.y - height / 2, maxX: middle.x + width / 2,
        maxY: middle.y + height / 2),
      hasOutline: false, middle: nil)
    return stage(
      MapSubjectData(kind: .country("ES"), area: area), of: .entity(Reference(.countries, "ES")))
  }

  /// It is left when the middle of the view leaves its box, which may lie across the antimeridian.
  ///
  /// A view has 736 dots for the world here, so that half of the box is 18.4 columns and 9.2 rows.
  @Test(arguments: [0.2, 0.5, 1])
  func aCountryIsLeftWhereItsBoxEnds(x: Double) async {
    let steps = [(18, 0), (19, 0), (-18, 0), (-19, 0), (0, 9), (0, 10), (0, -9), (0, -10), (18, 9)]
    var left: [Bool] = []
    for (columns, rows) in steps {
      let map = country(at: WorldPoint(x: x, y: 0.35))
      await map.handle(.appeared, .dragged(columns: columns, rows: rows))
      left.append(hasLeft(map))
    }
    #expect(left == [false, true, false, true, false, true, false, true, false])
  }

  /// It is left when the view has less than half of its width, and less than half of its height.
  @Test(arguments: [(0.1, 3.64, 3.65), (0.4, 2.84, 2.85)])
  func aCountryIsLeftWhereOnlyALittleOfItIsSeen(width: Double, far: Double, near: Double) async {
    let map = country(at: WorldPoint(x: 0.5, y: 0.35), width: width)
    await map.handle(.appeared, .zoomedTo(far))
    #expect(!hasLeft(map))
    await map.handle(.zoomedTo(near))
    #expect(hasLeft(map))
  }

  /// A view of 7° is moved by 2.6° at a time, over the antimeridian, too.
  @Test(arguments: [-179.5, 0, 179])
  func pointsAreLeftWhereNoneIsInView(longitude: Double) async {
    var data = MapSubjectData(kind: .points(in: "a.csv"))
    data.points = PointSet(
      names: ["A", "B"],
      coordinates: [longitude, longitude + 0.5].map {
        Coordinate(wrappingLatitude: 0, longitude: $0)
      })
    let map = stage(data, of: .points("a.csv"))
    await map.handle(.appeared)
    for columns in [-30, 30] {
      await map.handle(.fitted(nil), .zoomedTo(5), .dragged(columns: columns, rows: 0))
      #expect(!hasLeft(map))
      await map.handle(.dragged(columns: columns, rows: 0))
      #expect(hasLeft(map))
    }
  }

  @Test func aPositionIsFittedOnlyIfThatIsAskedForAndItHasNoZoom() async {
    let map = stage(.harbor, of: .entity(.harbor))
    await map.handle(.appeared, .zoomedTo(7), .sought("10,20"))
    #expect(map.last?.viewport.zoom == 7)
    await map.handle(.fitted(.named("10,20,9")))
    #expect(map.last?.viewport.zoom == 9)
    await map.handle(.fitted(.named("10,21")))
    #expect(map.last?.viewport.zoom == MapViewport.nearestFit)
  }

  /// What is near a view of streets is five times as wide and as high.
  @Test func namesAreLookedForNearTheView() async {
    let frames = Mutex<[MapFrame]>([])
    let map = MapStage(zoom: 15) {
      $0.things = { frame in
        frames.withLock { $0.append(frame) }
        return []
      }
    }
    await map.handle(.appeared, .sought("x", inView: true))
    let sizes = frames.withLock { $0.map(\.size) }
    #expect(sizes.map { [$0.columns, $0.rows] } == [[80, 23], [400, 115]])
  }

  @Test func whatIsNearAPlaceOfTheMapIsListed() async {
    let data = MapSubjectData(
      kind: .favorites, marks: [MapMark(title: "Home", coordinate: .harbor), .city(2)])
    let map = MapStage(data, of: .favorites) { $0.cities = { _ in MapFinding([.city(1)]) } }
    await map.handle(.appeared, .soughtNearby("home"))
    #expect(map.last?.listing?.rows.map(\.title) == ["City 1, AA"])
  }
}
