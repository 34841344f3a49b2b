import Components
import Contracts
import Domain
import Geo
import Localization
import Testing
import TextUI
import Viper
import ViperMocks

@testable import MapFeature

/// What a map says where numbers, names and states decide it.
@Suite struct MapWordsTests {
  private func scene(_ change: (inout MapContent) -> Void = { _ in }) -> MapScene {
    var scene = MapScene(
      subject: .favorites, language: .english,
      viewport: MapViewport(center: WorldPoint(x: 0.5, y: 0.5)), size: Size(columns: 40, rows: 9))
    var content = MapContent(
      title: .favorites("2"), choice: nil, drawing: MapDrawing(canvas: scene.canvas, zoom: "5"))
    change(&content)
    scene.content = .success(content)
    return scene
  }

  private func words(_ change: (inout MapContent) -> Void) -> [String] {
    MapSentences(strings: Strings(.english)).lines(scene(change)).map(\.text)
  }

  private func message(_ notice: MapNotice) -> String {
    var scene = scene()
    scene.notice = notice
    return MapView.messages(scene, columns: 200, strings: Strings(.english)).map(\.text)
      .joined(separator: "\n")
  }

  @Test func twentyMarksAreNamedAtMost() {
    func marked(_ counts: [Int]) -> String? {
      words {
        $0.drawing.marks = counts.map {
          .init(ink: .place, dot: MapDot(x: 0, y: 0), title: "A", count: $0)
        }
      }.first { $0.hasPrefix("Marked") }
    }
    let twenty = Array(repeating: "A", count: 20).joined(separator: ", ")
    #expect(marked(Array(repeating: 0, count: 20)) == "Marked in view: \(twenty).")
    #expect(marked(Array(repeating: 0, count: 21)) == "Marked in view: \(twenty), ….")
    #expect(marked([0, 1, 2]) == "Marked in view: A, A, A (2).")
    #expect(marked([]) == nil)
    // A point without a name is not named.
    #expect(
      words {
        $0.drawing.marks = [.init(ink: .place, dot: MapDot(x: 0, y: 0), title: "")]
      }.allSatisfy { !$0.hasPrefix("Marked") })
  }

  @Test func theMarkerIsOutOfViewOnlyWhereThereIsOne() {
    let isOut = Strings(.english)[Words("The marker is outside the view; center goes back to it.")]
    func says(_ choice: MapContent.Choice?, marker: MapDot?) -> Bool {
      words {
        $0.choice = choice
        $0.drawing.marker = marker
      }.contains(isOut)
    }
    #expect(says(.harbor, marker: nil) && !says(.harbor, marker: MapDot(x: 0, y: 0)))
    #expect(!says(nil, marker: nil))
  }

  @Test func theMiddleIsSaidUnlessTheChosenPlaceIsThere() {
    func middle(_ choice: MapContent.Choice?) -> [String] {
      words { $0.choice = choice }.filter { $0.hasPrefix("Its middle") || $0.hasPrefix("Pos") }
    }
    #expect(middle(.harbor) == ["Position 0.00000, 0.00000."])
    #expect(middle(nil) == ["Its middle is at 0.00000, 0.00000."])
    #expect(
      middle(.city(1)) == ["Position 1.00000, 0.00000.", "Its middle is at 0.00000, 0.00000."])
  }

  @Test func howManyThereAreDecidesTheWords() {
    #expect(message(.shown(count: 1, total: "9")) == "1 of 9 is on the map.")
    #expect(message(.shown(count: 2, total: "9")) == "2 of 9 are on the map.")
    #expect(message(.over(PointReport())) == "There are no points.")
    #expect(message(.over(PointReport(read: 1))) == "No more points come.")
  }

  @Test func whereTheMiddleIsIsSaidWithAndWithoutACountry() {
    func nearest(_ country: String, _ point: CompassPoint?) -> String {
      message(.nearest("Lima", country: country, distance: "3 km", point: point))
    }
    #expect(nearest("", nil) == "The middle is at Lima.")
    #expect(nearest("", .east) == "The middle is 3 km E of Lima.")
    #expect(Set([nearest("PE", nil), nearest("PE", .east), nearest("", nil)]).count == 3)
  }

  @Test func overlaysSayWhatTheyAre() {
    let strings = Strings(.english)
    #expect(
      message(.overlay(.graticule, isOn: true))
        == strings[Words("Meridians and parallels are shown.")])
    #expect(
      message(.overlay(.graticule, isOn: false))
        == strings[Words("Meridians and parallels are not shown.")])
    #expect(
      message(.overlay(.night, isOn: false))
        == strings[Words("The line between day and night is not shown.")])
    #expect(
      message(.overlay(.night, isOn: true))
        == strings[Words("The line between day and night is shown.")])
    // In words a sentence says the night already.
    var night = scene { $0.drawing.isNight = true }
    for (notice, lines) in [
      (MapNotice.overlay(.night, isOn: true), 0), (.overlay(.graticule, isOn: true), 1),
    ] {
      night.notice = notice
      let said = MapSentences(strings: strings).lines(night).map(\.text)
      #expect(
        said.filter { $0 == strings[Words("Meridians and parallels are shown.")] }.count == lines)
      #expect(
        said.filter {
          $0 == strings[Words("It is night here; the line between day and night is out of view.")]
        }.count == 1)
    }
  }

  @Test func aFailureNamesTheCommandThatTriesAgain() {
    let error = DataError.unreadable(path: "f", reason: .busy)
    var scene = scene()
    scene.content = .failure(error, previous: nil)
    let strings = Strings(.english)
    #expect(
      MapView.messages(scene, columns: 200, strings: strings).map(\.text)
        == [strings.message(for: error) + " " + strings[Words("Type retry to ask again.")]])
  }

  // MARK: - The outcome

  @Test func aMapOfNothingIsNothingFound() {
    let area = MapSubjectData.Area(
      country: "PE", box: WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1), hasOutline: true,
      middle: nil)
    func points(_ count: Int) -> PointSet {
      PointSet(
        names: Array(repeating: "", count: count),
        coordinates: Array(repeating: .harbor, count: count))
    }
    #expect(scene().outcome == .nothingFound)
    #expect(scene { $0.points = points(0) }.outcome == .nothingFound)
    for change in [
      { (content: inout MapContent) in content.choice = .harbor },
      { $0.places = [.city(1)] }, { $0.area = area }, { $0.points = points(1) },
    ] { #expect(scene(change).outcome == .done) }
    var loading = scene()
    loading.content = .loading(previous: nil)
    #expect(loading.outcome == .done && !loading.status.canProceed)
    loading.content = .failure(.nothingToUndo, previous: nil)
    #expect(loading.outcome == .failed(.nothingToUndo))
    var failed = scene { $0.choice = .harbor }
    failed.notice = .failed(.noClipboard)
    #expect(failed.outcome == .failed(.noClipboard))
  }

  @Test(arguments: [(MapFeed.Progress.ready, true), (.running, false), (.over, false)])
  func aMapThatIsReadyWaitsForPoints(progress: MapFeed.Progress, canProceed: Bool) {
    var scene = scene()
    #expect(!scene.status.canProceed)
    scene.feed = MapFeed(progress: progress)
    #expect(scene.status.canProceed == canProceed)
    scene.content = .idle
    #expect(!scene.status.canProceed)
  }

  // MARK: - Rows and the footer

  @Test func theChosenRowIsMarkedUnlessAllAreOfOnePlace() {
    let rows = [1, 2].map { MapListing.Row(title: "City \($0)", choice: .city($0)) }
    func lines(isOfOne: Bool, _ choice: MapContent.Choice?) -> [String] {
      MapListing(isOfOne: isOfOne, rows: rows).lines(20, choice: choice, Strings(.english))
        .map(\.text)
    }
    #expect(lines(isOfOne: false, .city(2)) == [" 1  City 1", "›2  City 2"])
    #expect(lines(isOfOne: true, .city(2)) == [" 1  City 1", " 2  City 2"])
    #expect(lines(isOfOne: false, nil) == [" 1  City 1", " 2  City 2"])
  }

  @Test func distancesEndInOneColumn() {
    let rows = [("City 1", "1,111 km"), ("City 2", "9 km")].map {
      MapListing.Row(title: $0, choice: .city(1), distance: $1, point: .north)
    }
    let lines = MapListing(rows: rows).lines(40, choice: nil, Strings(.english)).map(\.text)
    #expect(lines == [" 1  City 1  1,111 km  N", " 2  City 2      9 km  N"])
  }

  @Test func theFooterIsOfTheChosenPlace() {
    let footer = MapView.text(
      scene { $0.choice = .harbor }, size: Size(columns: 40, rows: 9), strings: Strings(.english),
      mode: .braille
    ).last?.text
    #expect(footer == "Harbor · zoom 5 · GeoNames")
  }

  @Test(arguments: [(2, "├┤", "||"), (3, "├─┤", "|-|"), (5, "├───┤", "|---|")])
  func theScaleBarIsAsWideAsItsLength(columns: Int, braille: String, ascii: String) {
    let scene = scene { $0.drawing.scale = .init(columns: columns, label: "1 km") }
    let footers = [CanvasMode.braille, .ascii].map { mode in
      MapView.text(scene, size: scene.size, strings: Strings(.english), mode: mode).last?.text
    }
    #expect(footers.map { $0?.contains(" \(braille) 1 km") } == [true, false])
    #expect(footers.map { $0?.contains(" \(ascii) 1 km") } == [false, true])
  }

  @MainActor
  @Test func whatIsTypedLooksForCitiesUnlessTheMapHasOwnPlaces() {
    let view = MapView(surface: MockSurface(), strings: Strings(.english), mode: .braille)
    #expect(view.event(for: .find("x")) == .sought("x"))
    view.display(scene())
    #expect(view.event(for: .find("x")) == .sought("x"))
    view.display(scene { $0.points = PointSet(names: [], coordinates: []) })
    #expect(view.event(for: .find("x")) == nil)
    #expect(
      [Intent.appear, .star, .undo, .goTo(.harbor), .stop].map { view.event(for: $0) }
        == [.appeared, .toggledFavorite, .undone, .chose(.harbor), nil])
  }
}
