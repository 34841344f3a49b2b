import Testing
import TextUI

@testable import Session

/// Which keys are the session's, and not the line editor's.
@Suite struct KeyCaptureTests {
  private let capture = KeyCapture()

  @Test func escapeIsNeverLeftToTheEditorOnAnEmptyLine() {
    #expect(capture.keys(for: "") == [.escape])
    capture.set([.up])
    #expect(capture.keys(for: "") == [.up, .escape])
  }

  @Test func aSearchHasItsKeys() {
    let ofSearch: Set<EditKey> = [.up, .down, .pageUp, .pageDown, .tab, .escape]
    #expect(capture.keys(for: "li") == [])
    #expect(capture.keys(for: "/li") == ofSearch)
    #expect(capture.keys(for: "find li") == [])
    capture.set([.up], canFind: true)
    #expect(capture.keys(for: "find li") == ofSearch)
    #expect(capture.keys(for: "find") == [])
  }

  @Test func singleKeysAreAllLetters() {
    capture.set([.up], hasLetters: true)
    let keys = capture.keys(for: "")
    #expect(keys.isSuperset(of: [.up, .escape, .character("z"), .character("Q"), .character("?")]))
    #expect(keys.isDisjoint(with: [.character(":"), .character("/"), .character("1")]))
    #expect(capture.keys(for: ":") == [])
  }
}

/// What `set` takes.
@Suite struct SettingsCommandTests {
  @Test(arguments: [
    ("", SettingsCommand.all), ("theme", .one("theme")),
    ("THEME dark", .keep(key: "theme", value: "dark")),
    ("theme = dark", .keep(key: "theme", value: "dark")), ("theme=", .one("theme")),
    ("Theme default", .drop("theme")), ("default", .one("default")),
    (
      "cities_url = http://localhost/?a=b", .keep(key: "cities_url", value: "http://localhost/?a=b")
    ),
  ])
  func itIsReadWithAndWithoutAnEqualsSign(argument: String, command: SettingsCommand) {
    #expect(SettingsCommand(argument) == command)
  }
}

@MainActor
@Suite struct PointerFeedTests {
  private func drag(_ columns: Int) -> PointerEvent {
    PointerEvent(.dragged(columns: columns, rows: 1), column: 0)
  }

  @Test func whatComesWhileAScreenIsBusyIsAddedUpAndNothingIsLost() async {
    let feed = PointerFeed()
    let (busy, free) = AsyncStream.makeStream(of: Void.self)
    let (taken, take) = AsyncStream.makeStream(of: PointerEvent.self)
    let scheduler = Scheduler()
    let hand: PointerFeed.Hand = { event, whenDrawn in
      take.yield(event)
      scheduler.start { for await _ in busy { break } }.whenOver(whenDrawn)
      return true
    }
    var events = taken.makeAsyncIterator()
    feed.add(drag(1), hand: hand)
    #expect(await events.next(isolation: #isolation) == drag(1))
    for columns in 1...100 { feed.add(drag(columns), hand: hand) }
    feed.add(PointerEvent(.turned(1), column: 9), hand: hand)
    feed.add(drag(7), hand: hand)
    free.yield()
    #expect(
      await events.next(isolation: #isolation)
        == PointerEvent(.dragged(columns: 5_050, rows: 100), column: 0))
    free.yield()
    #expect(await events.next(isolation: #isolation) == PointerEvent(.turned(1), column: 9))
    free.yield()
    #expect(await events.next(isolation: #isolation) == drag(7))
    free.finish()
  }
}
