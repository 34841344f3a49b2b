import Components
import Contracts
import Domain
import Geo
import Localization
import MapMocks
import Testing
import TextUI
import Viper
import ViperMocks

@testable import MapFeature

extension PointSet {
  /// Three points on the equator, a hundredth of a degree and ten minutes from each other.
  fileprivate static func walk(_ name: String = "Up", at latitude: Double = 0) -> PointShape {
    var shape = PointShape()
    shape.name = name
    shape.append(
      [0, 0.01, 0.02].map { Coordinate(wrappingLatitude: latitude, longitude: $0) },
      LineRecord(elevations: [100, 200, 150], times: [0, 600, 1200]))
    return shape
  }

  /// A set of tracks with names.
  fileprivate static func tracks(_ shapes: PointShape...) -> PointSet {
    var shapes = shapes
    for index in shapes.indices { shapes[index].label = index }
    return PointSet(
      names: shapes.map(\.name), coordinates: shapes.compactMap(\.anchor), shapes: shapes)
  }
}

/// The tracks of a map of the user's points.
@MainActor
@Suite struct MapTracksTests {
  private func stage(_ points: PointSet, isDescribed: Bool = false) -> MapStage {
    var data = MapSubjectData(kind: .points(in: "a.gpx"))
    data.points = points
    let interactor = MapInteractor(.points(points, in: "a.gpx"), sources: MapSources())
    return MapStage(
      MockMapInteractor(.success(data)), of: .points("a.gpx"), isDescribed: isDescribed
    ) { mock in
      mock.cities = { MapFinding(interactor.ownPlaces($0, count: 5)) }
    }
  }

  private var bare: PointShape {
    var shape = PointShape()
    shape.append([1, 2].map { Coordinate(wrappingLatitude: 1, longitude: $0) }, LineRecord())
    shape.properties = [PointProperty("desc", "dull")]
    return shape
  }

  @Test func infoShowsTheOnlyTrack() async {
    let map = stage(.tracks(PointSet.walk()))
    await map.handle(.appeared, .detailed)
    let profile = map.last?.profile
    #expect(profile?.track.name == "Up")
    #expect(
      profile.map { [$0.track.length, $0.track.duration, $0.track.movingTime] }
        == ["2.2 km", "20 min", "20 min"])
    #expect(
      profile.map { [$0.track.climb, $0.track.fall, $0.track.lowest, $0.track.highest] }
        == ["100 m", "50 m", "100 m", "200 m"])
    #expect(profile.map { [$0.track.speed, $0.track.topSpeed] } == ["6.7 km/h", "6.7 km/h"])
    #expect(profile?.track.untimed == MapTrack.Lack.none)
    // The map makes room for it.
    #expect(map.last?.canvas == Size(columns: 80, rows: 15))
    #expect(map.content?.choice?.coordinate == .harbor)
    #expect(map.content?.drawing.marker != nil)
  }

  @Test func arrowsMoveTheCursorAndTheMarker() async {
    let map = stage(.tracks(PointSet.walk()))
    await map.handle(.appeared, .detailed, .panned(.east))
    #expect(map.last?.profile?.cursor.part == 0.01)
    #expect(map.content?.choice?.caption == .title("22 m, 102 m"))
    await map.handle(.panned(.north), .panned(.north), .panned(.north), .panned(.north))
    #expect(map.last?.profile?.cursor.part == 0.41)
    #expect(map.last?.profile?.cursor.elapsed == "8 min")
    #expect(map.content?.choice.map { ($0.coordinate.longitude * 1e6).rounded() } == 8200)
    let dot = map.content?.choice.flatMap { map.last?.frame.dot(of: $0.coordinate) }
    #expect(map.content?.drawing.marker == dot)
    await map.handle(.panned(.south), .panned(.west))
    #expect(map.last?.profile?.cursor.part == 0.3)
    await map.handle(Array(repeating: .panned(.north), count: 8))
    #expect(map.last?.profile?.cursor.part == 1)
    #expect(map.last?.notice == .ended(.trackEnds))
    await map.handle(Array(repeating: .panned(.south), count: 12))
    #expect(map.last?.profile?.cursor.part == 0)
    // Far in, the view goes with the marker.
    await map.handle(.zoomedTo(17), .panned(.north))
    #expect(map.last.map { ($0.seen.center.x - 0.5) * 360 * 1000 }.map { $0.rounded() } == 2)
  }

  /// So the other tracks can be chosen by their numbers.
  @Test func theListOfTracksComesBackAfterAProfile() async {
    let map = stage(.tracks(PointSet.walk(), bare))
    await map.handle(.appeared, .detailed)
    let listing = map.last?.listing
    #expect(listing?.rows.count == 2)
    await map.handle(.picked(1), .detailed)
    #expect(map.last?.profile?.track.name == "Up")
    #expect(map.last?.listing == nil)
    await map.handle(.closed)
    #expect(map.last?.listing == listing)
    await map.handle(.detailed, .picked(2))
    #expect(map.last?.profile == nil)
    #expect(map.content?.choice?.track == 1)
  }

  @Test func theProfileIsPutAway() async {
    let map = stage(.tracks(PointSet.walk()))
    await map.handle(.appeared)
    let before = map.last
    await map.handle(.detailed, .panned(.north), .closed)
    #expect(map.last == before)
    await map.handle(.detailed, .zoomed(1), .laid(.graticule, true))
    #expect(map.last?.profile != nil)
    await map.handle(.sought("up"))
    #expect(map.last?.profile == nil)
    #expect(map.content?.choice?.caption == .title("Up"))
    // The point that shows the name of a track stands for it.
    await map.handle(.detailed)
    #expect(map.last?.profile?.track.name == "Up")
    await map.handle(.closed)
    #expect(map.content?.choice?.caption == .title("Up"))
    await map.handle(.closed)
    #expect(map.content?.choice?.caption == .title("Up"))
  }

  @Test func infoOnceMoreTellsWhatTheFileSays() async {
    let map = stage(.tracks(bare))
    await map.handle(.appeared, .detailed)
    #expect(map.last?.profile?.track.untimed == .all)
    #expect(map.last?.profile?.track.unmeasured == .all)
    #expect(map.last?.profile?.hasHeights == false)
    await map.handle(.detailed)
    #expect(map.last?.profile == nil)
    #expect(map.last?.listing?.facts == ["desc: dull"])
    let other = stage(.tracks(PointSet.walk()))
    await other.handle(.appeared, .detailed, .detailed)
    #expect(other.last?.notice == .refused(.nothingMore))
    #expect(other.last?.profile != nil)
  }

  @Test func severalTracksAreListed() async {
    let map = stage(.tracks(PointSet.walk(), bare, PointSet.walk("Down", at: 3)))
    await map.handle(.appeared, .detailed)
    #expect(
      map.last?.listing?.rows.map { [$0.title, $0.distance ?? "", $0.note ?? ""] } == [
        ["Up", "2.2 km", "20 min · +100 m -50 m"], ["1.00000, 1.00000", "111 km", ""],
        ["Down", "2.2 km", "20 min · +100 m -50 m"],
      ])
    #expect(map.last?.notice == nil)
    await map.handle(.picked(3))
    #expect(map.content?.choice?.track == 2)
    await map.handle(.picked(3))
    #expect(map.last?.profile?.track.name == "Down")
    let many = stage(
      PointSet(
        names: [], coordinates: [],
        shapes: (0..<20).map { PointSet.walk("\($0)", at: Double($0)) }))
    await many.handle(.appeared, .detailed)
    #expect(many.last?.listing?.rows.count == 7)
    #expect(many.last?.notice == .tracks(count: 7, total: "20"))
  }

  @Test func aPointOfItsOwnIsNoTrack() async {
    let points = PointSet(
      names: ["Camp"], coordinates: [.harbor], shapes: [PointSet.walk("", at: 1)]
    ) { _ in [PointProperty("ele", "7")] }
    let map = stage(points)
    await map.handle(.appeared, .sought("camp"), .detailed)
    #expect(map.last?.profile == nil)
    #expect(map.last?.listing?.facts == ["ele: 7"])
    let bare = stage(PointSet(names: ["Camp"], coordinates: [.harbor]))
    await bare.handle(.appeared, .detailed)
    #expect(bare.last?.notice == .refused(.nothingChosen))
  }

  @Test func wordsTellTheFiguresAndTheCourse() async {
    let map = stage(.tracks(PointSet.walk(), bare), isDescribed: true)
    func lines() -> [String] {
      map.last.map { MapSentences(strings: Strings(.english)).lines($0).map(\.text) } ?? []
    }
    await map.handle(.appeared)
    let up = """
      Up: 2.2 km; 20 min, moving 20 min; climb 100 m, fall 50 m (from 5 m on); \
      6.7 km/h moving, at most 6.7 km/h; 100 m to 200 m high.
      """
    #expect(
      lines().contains(
        up + " 111 km; its points have no time; its points have no elevation."))
    await map.handle(.sought("up"), .detailed)
    #expect(
      lines().suffix(4) == [
        up, "It begins at 100 m, and goes up to 200 m after 1.1 km, down to 150 m after 2.2 km.",
        "The cursor is after 0 m: 100 m high, 0 s after the start.",
        "e and w move it along the track, n and s by a tenth; back ends this.",
      ])
    await map.handle(.panned(.north))
    #expect(
      lines().contains("The cursor is after 223 m: 120 m high, 2 min after the start."))
    #expect(!lines().contains(up))
  }

  /// As it is drawn: the figures, the chart and the place of the cursor.
  @Test func aProfileIsDrawn() async throws {
    let formatter = MapFormatter(formats: Formats(.english))
    let profile = try #require(await formatter.profile(of: 0, in: .tracks(PointSet.walk())))
    let layout = ProfileLayout(profile: profile, strings: Strings(.english))
    #expect(
      layout.lines(.ascii, in: Size(columns: 40, rows: 30)).map(\.text) == [
        "Up | 2.2 km | 20 min, moving 20 min", "climb 100 m, fall 50 m (from 5 m on)",
        "6.7 km/h moving, at most 6.7 km/h", "100 m to 200 m high",
        "200 m O             _+###+___           ", "      O          __############+___     ",
        "      O       __#####################+__", "      O    __###########################",
        "      O __##############################", "100 m O#################################",
        "0 m | 100 m | 0 s",
      ])
    #expect(profile.rows(in: Size(columns: 40, rows: 30)) == (4, 6, 11))
    #expect(profile.rows(in: Size(columns: 200, rows: 30)) == (2, 6, 9))
    #expect(profile.rows(in: Size(columns: 80, rows: 10)) == (3, 0, 4))
    #expect(profile.rows(in: Size(columns: 80, rows: 2)) == (0, 0, 1))
    #expect(await formatter.profile(of: 1, in: .tracks(PointSet.walk())) == nil)
  }

  @Test func figuresAreWritten() {
    let (english, french) = (Formats(.english), Formats(.french))
    #expect(
      [0, 999.4, 999.6, 12_345, 99_960, 1_234_567].map { english.way(metres: $0) } == [
        "0 m", "999 m", "1.0 km", "12.3 km", "100 km", "1,235 km",
      ])
    #expect(
      [0, 59.4, 60, 3569, 3570, 3600, 5400, 360_000].map { english.duration($0) } == [
        "0 s", "59 s", "1 min", "59 min", "1 h", "1 h", "1 h 30 min", "100 h",
      ])
    #expect(french.way(metres: 12_345) == "12,3 km")
    #expect(english.height(metres: 1529.6) == "1,530 m")
    #expect([1, 12.5].map { english.speed($0) } == ["3.6 km/h", "45 km/h"])
  }

  // MARK: - Figures

  private let formatter = MapFormatter(formats: Formats(.english))

  /// A track along the equator, a hundredth of a degree from point to point.
  private func track(_ elevations: [Double?] = [], _ times: [Double?] = []) -> PointSet {
    var shape = PointShape()
    shape.append(
      (0..<max(elevations.count, times.count)).map {
        Coordinate(wrappingLatitude: 0, longitude: Double($0) / 100)
      }, LineRecord(elevations: elevations.map { $0 ?? .nan }, times: times.map { $0 ?? .nan }))
    return PointSet(names: [], coordinates: [], shapes: [shape])
  }

  /// A rise or a fall counts from a fifth of the whole difference on, and from five metres on.
  @Test(
    arguments: [
      ([1000, 1050, 1040, 1100], ["1,000 m", "1,100 m up"]),
      ([1000, 1100, 1050, 1080], ["1,000 m", "1,100 m up", "1,050 m", "1,080 m up"]),
      ([100, 104, 100], ["100 m", "100 m up"]), ([100, 106, 100], ["100 m", "106 m up", "100 m"]),
      ([7], ["7 m"]), ([nil, nil], []),
    ] as [([Double?], [String])])
  func aProfileTurnsWhereThatMatters(elevations: [Double?], turns: [String]) async {
    let profile = await formatter.profile(of: 0, in: track(elevations))
    #expect(profile?.turns.map { $0.elevation + ($0.isUp ? " up" : "") } == turns)
  }

  @Test func theTimeIsThatSinceTheStart() async {
    let profile = await formatter.profile(of: 0, in: track([], [600, 1200, 1800]))
    #expect(profile?.cursor.elapsed == "0 s")
    #expect(profile.map { formatter.cursor(at: 0.5, on: $0.way).elapsed } == "10 min")
  }

  @Test func whatSomePointsLackIsCounted() async {
    let tracks = [
      track([1, nil, nil], [0, 60, nil]), track([1, 2, 3], [0, 60, 30]),
      track([nil, nil], [0, 60]),
    ]
    var found: [MapTrack] = []
    for set in tracks { found += await formatter.tracks(of: set, count: 9) }
    #expect(found.map(\.unmeasured) == [.some("2", of: "3"), .none, .all])
    #expect(found.map(\.untimed) == [.some("1", of: "3"), .none, .none])
    #expect(found.map(\.backward) == [nil, MapTrack.Count(number: 1, text: "1"), nil])
  }

  @Test func aTrackWithoutAPositionIsNone() async {
    let empty = track()
    #expect(await formatter.tracks(of: empty, count: 9) == [])
    #expect(await formatter.profile(of: 0, in: empty) == nil)
  }
}
