import Components
import Contracts
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper

/// How screens with rows ask for pages, and what becomes of the chosen row when they come.
@Suite struct RowsSceneRequestTests {
  private let notLoaded = LetterScene(letterQuery(offset: 2))

  @Test func aQuestionUnderWayIsWhatTheNextCommandChanges() {
    let asked = [nil, letterQuery(offset: 2), letterQuery(search: "x", offset: 2)]
    let scenes = asked.map { LetterScene.second(of: 4, awaited: $0) }
    #expect(scenes.map(\.next) == asked.map { $0 ?? letterQuery(offset: 2) })
    #expect(
      scenes.map { $0.turned(by: 1) } == [
        nil, letterQuery(offset: 4), letterQuery(search: "x", offset: 4),
      ])
    #expect(scenes.map { $0.turned(by: -1)?.offset } == [0, 0, 0])
    #expect(LetterScene.second(of: 4).turned(by: 1, grows: true) == letterQuery(offset: 4))
    #expect(
      scenes.map { scene -> Int? in
        var scene = scene
        return scene.resize(to: 1)?.offset
      } == [3, 3, 2])
  }

  @Test func beforeTheFirstPageAnotherSizeAsksNothing() {
    var scene = notLoaded
    #expect(scene.resize(to: 3) == nil)
    #expect(scene.query == letterQuery(offset: 0, pageSize: 3))
    #expect(scene.chosen == 2)
    #expect(scene.resize(to: 3) == nil)
  }

  @Test func atTheEndsThereAreNoPages() {
    var scene = LetterScene.second()
    scene.endPages(1)
    #expect(scene.notice == .rows(.lastPage))
    scene.endPages(-1)
    #expect(scene.notice == .rows(.firstPage))
  }

  @Test func onlyTheLastQuestionCounts() {
    var scene = LetterScene.second()
    let numbers = [4, 4, 6].map { scene.requests.issue(for: letterQuery(offset: $0)) }
    #expect(numbers.map(scene.requests.isLatest) == [false, false, true])
    #expect(scene.failed == nil)
    scene.fail(.nothingToUndo)
    #expect(scene.failed == letterQuery(offset: 6))
    #expect(scene.next == letterQuery(offset: 2))
  }

  @Test func rowsStayWhileAndAfterTheyAreAskedForInVain() {
    let page = letterPage("cd", offset: 2, count: 9)
    var scene = LetterScene.second()
    scene.reload()
    #expect(scene.content == .loading(previous: page))
    #expect(scene.notice == nil)
    scene.fail(.nothingToUndo)
    #expect(scene.content == .failure(.nothingToUndo, previous: page))
  }

  @Test(arguments: [
    ("the same row where it moved", "d", letterQuery(offset: 2), "xd", 1),
    ("the same row on a page of another size", "d", letterQuery(offset: 0, pageSize: 9), "abcd", 3),
    ("the row in place of one that is gone", "d", letterQuery(offset: 2), "cxy", 1),
    ("the last row where the page is shorter", "d", letterQuery(offset: 2), "c", 0),
    ("the first where there is none", "d", letterQuery(offset: 2), "", 0),
    ("the first row of another page", "d", letterQuery(offset: 4), "efg", 0),
    ("the first row of another selection", "d", letterQuery(search: "x", offset: 2), "cd", 0),
  ])
  func choosesAgain(
    _ what: String, _ chosen: String, _ query: CatalogQuery, _ next: String, _ index: Int
  ) {
    var scene = LetterScene.second("c" + chosen, awaited: query)
    scene.show(letterPage(next, offset: query.offset, count: 9), for: query)
    #expect(scene.chosen == index, "\(what)")
    #expect((scene.query, scene.next) == (query, query))
  }

  @Test func aRowThatStaysIsSoughtInAnotherSelection() {
    for (letters, index) in [("xd", 1), ("xy", 0)] {
      var scene = LetterScene.second()
      let query = letterQuery(search: "x", offset: 0)
      scene.show(letterPage(letters, offset: 0, count: 2), for: query, stays: true)
      #expect(scene.chosen == index)
    }
  }

  @Test func aRowChosenBeforeTheFirstPageStays() {
    var scene = notLoaded
    scene.chosen = 1
    scene.show(letterPage("cd", offset: 2, count: 9), for: letterQuery(offset: 2))
    #expect(scene.chosen == 1)
  }
}
