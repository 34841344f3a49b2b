import Components
import Contracts
import Domain
import ListMocks
import Localization
import Testing
import TextUI
import Viper
import ViperMocks

@testable import ListFeature

/// The state that a scene keeps for its presenter.
///
/// Scenes are compared whole here, with all that no view shows.
@MainActor
@Suite struct ListSceneStateTests {
  private let query = CatalogQuery.typed(pageSize: 2)
  private var page: ListPage { ListFixtures.page(["a", "b"], total: 5) }
  private var answer: ListPage { ListFixtures.answer(query, ["a", "b"], total: 5) }

  @Test func eachEventLeavesAWholeScene() async {
    let searched = query.searching("b")
    let found = ListFixtures.answer(searched, ["b"])
    let bench = PresenterBench(
      MockListInteractor([.final(answer)], [.final(found)], [.final(found)], [.final(answer)]),
      query: query)
    var scene = ListFixtures.scene(ListCapabilities(), query)
    var expected: [ListScene] = []
    func expect(_ change: (inout ListScene) -> Void) {
      change(&scene)
      expected.append(scene)
    }
    expect { $0.room = ListRoom(rows: 2) }
    expect {
      $0.content = .success(page)
      $0.requests.asked(query)
      $0.fetches.asked(in: .refresh)
    }
    expect { ($0.chosen, $0.hasMoved) = (1, true) }
    expect {
      ($0.query, $0.content, $0.chosen) = (searched, .success(found), 0)
      $0.requests.asked(searched)
    }
    expect {
      $0.requests.asked(searched)
      $0.fetches.asked(in: .refresh)
      $0.fetches.policy = .always
      $0.notice = .rows(.nothingToFetch)
    }
    expect {
      ($0.query, $0.content, $0.hasMoved) = (query, .success(page), false)
      $0.notice = nil
      $0.requests.asked(query)
      $0.fetches.policy = .ifDue
    }
    var scenes: [ListScene] = []
    for event in [
      .resized(ListRoom(rows: 2)), .appeared, .rows(.moved(by: 1)), .rows(.searched("b")), .retried,
      .rows(.cleared),
    ] as [ListEvent] {
      await bench.send(event)
      scenes.append(bench.presenter.scene)
    }
    #expect(scenes == expected)
  }

  @Test func whatNoViewShowsIsNotShownAgain() async {
    let bench = PresenterBench(MockListInteractor([.final(answer)]), query: query)
    await bench.send(.resized(ListRoom(rows: 2)))
    #expect(bench.view.scenes == [])
    await bench.send(.appeared, .rows(.moved(by: -1)))
    #expect(
      bench.shown.map(\.content) == [.loading(previous: nil), .success(page), .success(page)])
    #expect(bench.notices == [.rows(.firstRow)])
    #expect(bench.presenter.scene.hasMoved)
  }

  /// To compare scenes, all that the presenter keeps in them is taken out.
  @Test func whatNoViewShowsMakesNoOtherScene() {
    var scene = ListFixtures.scene(ListCapabilities(), query)
    let before = scene.shown
    scene.room = ListRoom(rows: 2)
    scene.requests.asked(query)
    _ = scene.fetches.begin(in: .refresh)
    (scene.hasMoved, scene.pictures) = (true, .came)
    #expect(scene.shown == before)
    scene.chosen = 1
    #expect(scene.shown != before)
  }

  @Test func aQuestionStayedIfItWasTheLastAndLedNowhereElse() {
    var scene = ListFixtures.scene(ListCapabilities(), query)
    scene.content = .success(page)
    scene.requests.asked(query)
    let other = query.searching("b")
    #expect(scene.stayed(at: query, after: query))
    #expect(!scene.stayed(at: query, after: other))
    #expect(!scene.stayed(at: other, after: query))
    scene.content = .failure(.nothingToUndo, previous: page)
    #expect(!scene.stayed(at: query, after: query))
    scene.content = .success(page)
    _ = scene.ask(query, .ifDue, quietly: true)
    #expect(!scene.stayed(at: query, after: query))
  }

  @Test func aRequestThatEndsLeavesTheOtherOneUnderWay() {
    var fetches = ListFetches()
    let (rows, pictures) = (fetches.begin(in: .refresh), fetches.begin(in: .pictures))
    fetches.end(pictures)
    #expect(fetches.isUnderWay)
    fetches.end(rows)
    #expect(!fetches.isUnderWay)
  }

  @Test func aSceneWithoutPicturesRemembersThat() async {
    var scene = ListFixtures.scene(
      ListCapabilities(thumbnails: [.rows: PictureSize(columns: 4, rows: 2)]), query)
    scene.fitThumbnails()
    let before = scene
    _ = scene.spareThumbnails(of: PictureSize(columns: 4, rows: 2))
    #expect(scene.pictures == .spared && scene.thumbnails == nil)
    _ = scene.askForPicturesAgain()
    #expect(scene == before)
  }
}

extension RequestTokens {
  /// A query was asked and answered.
  fileprivate mutating func asked(_ query: CatalogQuery) {
    _ = issue(for: query)
    end()
  }
}

extension ListFetches {
  /// A service was asked and has answered.
  fileprivate mutating func asked(in slot: EventSlot) {
    end(begin(in: slot))
  }
}
