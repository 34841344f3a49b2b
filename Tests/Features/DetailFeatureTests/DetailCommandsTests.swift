import Components
import Contracts
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper
import ViperMocks

@testable import DetailFeature

@MainActor
@Suite struct DetailCommandsTests {
  @Test(arguments: [
    ("map", DetailEvent.mapped), ("m", .mapped), ("fav", .toggledFavorite), ("2", .opened(2)),
    ("open 2", .opened(2)), ("info 3", .opened(3)), ("info", .detailed), ("refresh", .retried),
    ("ref", .retried),
    ("retry", .retried), ("undo", .undone), ("UNDO", .undone), ("next", .stepped(1)),
    ("prev", .stepped(-1)), ("previous", .stepped(-1)), ("open-url", .openedLink),
    ("copy", .copiedLink), ("share", .sharedLink),
  ])
  func readsLines(line: String, event: DetailEvent) throws {
    #expect(try view(hasMap: true, hasLink: true).commands.event(line) == event)
  }

  @Test(arguments: [
    ("open", CommandError.missingArgument(usage: "open N")),
    ("open one", .invalidArgument("one", usage: "open N")),
    ("info one", .invalidArgument("one", usage: "info [N]")),
    ("99999999999999999999", .invalidArgument("99999999999999999999", usage: "N")),
    ("fav it", .invalidArgument("it", usage: "fav")),
  ])
  func refusesLines(line: String, error: CommandError) {
    #expect(throws: error) { try view(hasMap: true).commands.event(line) }
  }

  @Test func withoutAnEntityAllCommandsAreExplained() {
    #expect(
      DetailCommands(strings: Strings(.english)).table.verbs == [
        "map", "fav", "remove", "open", "info", "next", "prev", "names", "open-url", "copy",
        "share",
        "picture", "refresh", "undo",
      ])
  }

  @Test func offersOnlyWhatTheEntityHas() {
    let always = ["fav", "remove", "info", "next", "prev", "refresh", "undo"]
    #expect(view(hasMap: false).commands.verbs == always)
    #expect(
      Set(view(hasMap: false, hasLink: true).commands.verbs).subtracting(always) == [
        "names", "open-url", "copy", "share",
      ])
    #expect(Set(view(hasMap: true).commands.verbs).subtracting(always) == ["map", "open"])
    #expect(
      view(hasMap: true, hasLink: true).commands.commands.map(\.usage) == [
        "map", "fav", "remove", "N", "open N", "info [N]", "next", "prev", "names", "open-url",
        "copy",
        "share",
        "refresh", "undo",
      ])
  }

  /// What has a place always leads to a map; what names places, or is an area, once it is known to.
  @Test(
    arguments: [
      (EntityMap.ofPlace, nil, true), (.none, .position(.harbor), false),
      (.ofNamedPlaces, nil, false), (.ofNamedPlaces, .places([]), false),
      (.ofNamedPlaces, .places(["Peru"]), true), (.ofOutline, .position(nil), false),
      (.ofOutline, .position(.harbor), true),
    ] as [(EntityMap, Fact?, Bool)])
  func someLeadToAMap(map: EntityMap, fact: Fact?, isThere: Bool) {
    var scene = DetailScene(reference: .harbor, map: map)
    if let fact { scene.content = .success(DetailContent(title: "", allFacts: [fact])) }
    #expect(scene.hasMap == isThere)
  }

  @Test func theOutcomeIsThatOfTheSceneShownLast() {
    let view = view(hasMap: false)
    #expect("\(view.status.outcome)" == "done")
    let failed = "failed(Domain.DataError.nothingToUndo)"
    let scenes: [(LoadingState<DetailContent, DataError>, DetailNotice?, String)] = [
      (.failure(.nothingToUndo, previous: nil), nil, failed),
      (.success(.harbor), .failed(.nothingToUndo), failed),
      (.success(.harbor), .noRow(9, count: 1), "nothingFound"),
      (.success(.harbor), .isFirst, "nothingFound"), (.success(.harbor), .isLast, "nothingFound"),
      (.success(.harbor), .favorite(.added("Harbor")), "done"),
      (.failure(.broken, previous: .harbor), nil, "done"),
    ]
    for (content, notice, outcome) in scenes {
      view.display(DetailScene(reference: .harbor, content: content, notice: notice))
      #expect("\(view.status.outcome)" == outcome)
    }
  }

  @Test func theTitleIsTheIdUntilTheEntityIsLoadedWhoseAgeIsKnown() {
    let view = view(hasMap: false)
    #expect(view.title == "1" && view.status.fetchedAt == nil)
    view.display(DetailScene(reference: .harbor, content: .loading(previous: .newHarbor)))
    #expect(view.title == "Harbor" && view.status.fetchedAt == 90)
  }

  @Test func whatIsNearIsNumberedAndThePictureIsDueUntilItIsAsked() {
    let view = view(hasMap: false)
    #expect(view.status == ScreenStatus())
    var scene = DetailScene(reference: .harbor, content: .success(.harbor))
    let room = PictureSize(columns: 4, rows: 2)
    scene.picture = DetailPicture(address: .path(["1"], of: .sprites), room: room)
    view.display(scene)
    #expect(view.status.numbers == ScreenNumbers(rows: ["Big Port"]))
    #expect(view.event(for: .click(row: 1, isSecond: false)) == nil)
    #expect(view.event(for: .click(row: 1, isSecond: true)) == .opened(1))
    #expect(view.status.canProceed)
    #expect(view.event(for: .proceed) == .pictured)
    scene.picture?.asked = room
    view.display(scene)
    #expect(!view.status.canProceed)
  }

  @Test func aNewSizeIsRoomForThePicture() {
    let surface = MockSurface()
    let view = DetailView(
      scene: DetailScene(reference: .harbor), surface: surface, strings: Strings(.english))
    let event = view.event(for: .resize(Size(columns: 20, rows: 5)))
    #expect(event == .resized(Size(columns: 20, rows: 5)))
    view.display(DetailScene(reference: .harbor, content: .success(.harbor)))
    #expect(surface.text(columns: 80).contains("Population  1,200"))
    #expect(surface.text(columns: 20).contains("Population\n  1,200"))
  }

  private func view(
    hasMap: Bool, hasLink: Bool = false
  ) -> DetailView {
    let content = DetailContent(
      title: "Harbor", facts: [DetailFact(fact: .otherNames(["Port"]), value: "Port")],
      allFacts: [.link(.page)])
    return DetailView(
      scene: DetailScene(
        reference: .harbor, map: hasMap ? .ofPlace : .none,
        content: hasLink ? .success(content) : .idle),
      surface: MockSurface(), strings: Strings(.english))
  }
}
