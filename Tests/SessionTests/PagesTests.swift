import Testing
import TextUI

@testable import Session

/// Which part of a long text is in the window.
@Suite struct PagesTests {
  private let lines = (1...10).map { Line("\($0)") }

  private func moved(_ moves: PageMove...) -> (outcomes: [Pages.Outcome], shown: [String]) {
    var pages = Pages(lines, room: 4)
    let outcomes = moves.map { pages.move($0) }
    return (outcomes, pages.shown.map(\.text))
  }

  @Test func goingOnPrintsWhatIsNew() {
    let (outcomes, shown) = moved(.on, .line, .on)
    #expect(
      outcomes == [.goesOn(Array(lines[4..<8])), .goesOn([lines[8]]), .goesOn([lines[9]])])
    #expect(shown == ["7", "8", "9", "10"])
  }

  @Test func goingOnAtTheEndLeaves() {
    #expect(moved(.on, .on, .on).outcomes.last == .isOver)
    #expect(moved(.on, .on, .line).outcomes.last == .isOver)
    #expect(moved(.leave).outcomes == [.isOver])
  }

  @Test func goingBackShowsAnotherPart() {
    let (outcomes, shown) = moved(.on, .lineBack, .back)
    #expect(outcomes.dropFirst() == [.isElsewhere, .isElsewhere])
    #expect(shown == ["1", "2", "3", "4"])
  }

  @Test func anotherWidthStaysAtTheSameLine() {
    var pages = Pages(lines, room: 4)
    _ = pages.move(.on)
    pages.fit(lines, room: 3)
    #expect(pages.shown.map(\.text) == ["5", "6", "7"])
    pages.fit(Array(lines.prefix(2)), room: 3)
    #expect(pages.shown.map(\.text) == ["1", "2"])
  }

  @Test func keysAreThoseOfAManual() {
    let keys = " \rqQ".map { PageMove.keys[.character($0)] }
    #expect(keys == [.on, .line, .leave, .leave])
    let others: [EditKey] = [.pageDown, .down, .pageUp, .up, .escape]
    #expect(
      others.map { PageMove.keys[$0] } == [.on, .line, .back, .lineBack, .leave])
  }

  @Test func anyOtherLetterBeginsACommand() {
    let letters = "abcdefghijklmnoprstuvwxyz/?".filter {
      PageMove.keys[.character($0)] != nil
    }
    #expect(letters == "")
  }
}
