import Components
import Contracts
import Domain
import Geo
import Localization
import TestSupport
import Testing

@testable import MapFeature

/// What is said of a subject that is not shown whole, and how its facts are written.
@Suite struct MapNoticeTests {
  private let english = MapFormatter(formats: Formats(.english))
  private let spanish = MapFormatter(formats: Formats(.spanish))
  private let guess = MapSubjectData.Guess(title: "City 1, AA", others: 3)

  private func notice(
    _ kind: MapSubjectData.Kind = .favorites, marks count: Int = 2,
    _ change: (inout MapSubjectData) -> Void = { _ in }
  ) -> MapNotice? {
    var data = MapSubjectData(kind: kind, marks: (0..<count).map { .city($0) })
    change(&data)
    return spanish.notice(of: data)
  }

  @Test func guessesAndUnknownNamesAreSaidWhicheverThereAre() {
    #expect(notice { $0.guesses = [guess] } == .places(guesses: [guess], unknown: []))
    #expect(notice { $0.unknown = ["Oz"] } == .places(guesses: [], unknown: ["Oz"]))
    #expect(notice() == nil)
  }

  @Test func howManyAreShownIsSaidWhereThatIsNotAll() {
    #expect(notice { $0.total = 3000 } == .shown(count: 2, total: "3000"))
    #expect(notice { $0.total = 12_000 } == .shown(count: 2, total: "12.000"))
    #expect(notice { $0.total = 2 } == nil)
    // Its names go before that.
    #expect(
      notice {
        $0.total = 3
        $0.unknown = ["Oz"]
      } == .places(guesses: [], unknown: ["Oz"]))
  }

  @Test func favoritesThatCanNotBeReadGoBeforeAllElse() {
    let error = DataError.unreadable(path: "db", reason: .busy)
    #expect(
      notice {
        $0.favorites = .failure(error)
        $0.guesses = [guess]
      } == .failed(error))
  }

  @Test func nothingToShowIsSaidByWhatItIs() {
    #expect(notice(.favorites, marks: 0) == .refused(.noFavorites))
    #expect(notice(.results(.people), marks: 0) == .refused(.noResults))
    #expect(notice(.named(by: "News"), marks: 0) == .refused(.noPlaces))
    #expect(notice(.naming(.articles, count: 1, without: 1), marks: 0) == .refused(.noPlaces))
    #expect(notice(.country("SG"), marks: 0) == .unknown("Singapur", .noOutline))
    #expect(notice(.place(.harbor), marks: 0) == nil)
    // An area is something to show, and so is a mark.
    let area = MapSubjectData.Area(
      country: "SG", box: WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1), hasOutline: false,
      middle: nil)
    #expect(notice(.country("SG"), marks: 0) { $0.area = area } == nil)
    #expect(notice(.country("SG"), marks: 1) == nil)
  }

  @Test func pointsAreNoneOrBrokenOrWaitedFor() {
    func points(
      _ count: Int, isTrail: Bool = false, _ report: PointReport = PointReport()
    ) -> MapNotice? {
      notice(.points(in: "a"), marks: 0) {
        $0.points = PointSet(
          names: Array(repeating: "", count: count),
          coordinates: Array(repeating: .harbor, count: count), report: report, isTrail: isTrail)
      }
    }
    #expect(points(0) == .refused(.noPoints) && points(1) == nil)
    #expect(points(0, isTrail: true) == .ended(.waitingForPoints))
    #expect(points(1, isTrail: true) == nil)
    let report = PointReport(broken: 1, first: .init(path: "a", line: 2, column: 1))
    #expect(points(1, report) == .broken(report))
  }

  @Test func pointsThatComeAreCountedAsTheyCame() {
    func count(isTrail: Bool) -> PointTally {
      PointTally(
        PointSet(
          names: [""], coordinates: [.harbor], report: PointReport(read: 1500), isTrail: isTrail))
    }
    #expect([false, true].map { count(isTrail: $0).points } == [1, 1500])
  }

  // MARK: - Names

  @Test func anEndIsCalledByItsTitleItsCountryOrItsState() {
    func end(_ country: String, region: String) -> String? {
      let city = MapPlace(
        reference: .harbor, name: "Bay", country: country, region: region, coordinate: .harbor,
        population: 1)
      guard
        case .distance(let from, _, _, _) = english.notice(
          from: .resolved("bay", city), to: .resolved("bay", city))
      else { return nil }
      return from
    }
    #expect(end("US", region: "Oregon") == "Bay, US (Oregon)")
    #expect(end("US", region: "") == "Bay, US (United States)")
    #expect(end("ES", region: "Valencia") == "Bay, ES (Spain)")
    // A point of the user's is in no country.
    #expect(end("", region: "") == "Bay")
  }

  @Test func aFavoriteIsCalledAsItIsMarked() {
    let london = MapChange.toggle(.harbor, title: "London, GB", position: .harbor)
    let favorite = Favorite(reference: .harbor, title: "London, GB", position: nil, added: 1)
    #expect(spanish.notice(of: london, .added([favorite])) == .added("Londres, GB"))
    #expect(spanish.notice(of: london, .removed([favorite])) == .removed("Londres, GB"))
    #expect(spanish.notice(of: .undo, .restored([favorite])) == .restored(["London, GB"]))
    #expect(london.toggled == .harbor && MapChange.undo.toggled == nil)
  }

  @Test func whatNamesAPlaceStandsBesideIt() {
    let items = ["1", "2"].map { MapItem(reference: Reference(.articles, $0), title: "N \($0)") }
    func row(_ count: Int, matchedName: String? = nil) -> MapListing.Row {
      let mark = MapMark(
        title: "London, GB", coordinate: .harbor, reference: .harbor,
        items: Array(items.prefix(count)))
      return spanish.row(mark, matchedName: matchedName)
    }
    #expect([0, 1, 2].map { row($0).note } == [nil, "N 1", "2: N 1"])
    #expect([0, 1].map { row($0).title } == ["London, GB", "Londres, GB"])
    #expect(row(2, matchedName: "Londinium").note == "Londinium")
  }

  @Test func aPointIsItsPropertiesOrItsPositionAndTheCityNearby() {
    #expect(english.facts(of: [PointProperty("kind", "bar")]) == ["kind: bar"])
    func titles(near city: MapPlace?) -> [String] {
      english.listing(of: .harbor, near: city).rows.map(\.title)
    }
    #expect(titles(near: nil) == ["0.00000, 0.00000"])
    #expect(titles(near: .city(1)) == ["0.00000, 0.00000", "City 1, AA"])
    #expect(english.listing(of: .harbor, near: nil).isOfOne)
  }

  // MARK: - The drawing

  @Test(
    arguments: [(12.75, "500 m"), (11.75, "1 km"), (2, "1,000 km"), (0, "5,000 km")]
      as [(Double, String)])
  func theScaleIsInMetresBelowAKilometre(zoom: Double, label: String) {
    let frame = MapFrame(60, 10, zoom: zoom)
    let nothing = MapContent(
      title: .title(""), choice: nil, drawing: MapDrawing(canvas: frame.size))
    #expect(english.emptyDrawing(of: frame, showing: nothing).scale?.label == label)
  }

  @Test func theThreeLargestPlacesAreNamedAndNotTheOneItIsSeenFrom() async {
    let frame = MapFrame(60, 40, zoom: 2)
    var parts = MapPart.all(in: frame.rect)
    parts[0].towns = [0, 1, 2, 3, 4].map { MapPlace.city($0) }
    let terrain = MapTerrain(parts: parts)
    func around(_ choice: Coordinate?) async -> [String] {
      await english.drawing(of: terrain, in: frame, overlays: [], choice: choice).around.map {
        "\($0.title) \($0.distance) \($0.point.rawValue)"
      }
    }
    #expect(
      await around(MapPlace.city(3).coordinate)
        == ["City 4, AA 111 km N", "City 2, AA 111 km S", "City 1, AA 222 km S"])
    // Without a chosen place, from the middle of the view.
    #expect(
      await around(nil) == ["City 4, AA 445 km N", "City 3, AA 334 km N", "City 2, AA 222 km N"])
  }

  @Test func onePointOfACellIsMarkedBesideThePlaces() {
    let frame = MapFrame(10, 5)
    var content = MapContent(
      title: .title(""), choice: nil, places: [.city(0)],
      drawing: MapDrawing(canvas: frame.size))
    func marks(isTrail: Bool) -> [String] {
      content.points = PointSet(
        names: ["a", "b"], coordinates: [.harbor, .harbor], isTrail: isTrail)
      return english.emptyDrawing(of: frame, showing: content).marks.map(\.title)
    }
    #expect(marks(isTrail: false) == ["City 0, AA", "a"])
    #expect(marks(isTrail: true) == ["City 0, AA"])
  }
}
