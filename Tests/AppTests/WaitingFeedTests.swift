import Testing
import Viper

@testable import App

/// What a session says takes its time.
@MainActor
@Suite struct WaitingFeedTests {
  private final class Moment {
    var now = ContinuousClock.now
  }

  private let clock = Moment()
  private let feed: WaitingFeed

  init() {
    feed = WaitingFeed(now: { [clock] in clock.now })
  }

  @Test func whatIsQuickIsNeverTold() {
    let number = feed.begin(.content)
    clock.now += .milliseconds(149)
    #expect(feed.current == nil)
    feed.end(number)
    clock.now += .seconds(1)
    #expect(feed.current == nil)
  }

  @Test func whatTakesLongerIsToldUntilItEnds() {
    let number = feed.begin(.change)
    clock.now += WaitingFeed.patience
    #expect(feed.current == .change)
    let content = feed.begin(.content)
    #expect(feed.current == .change)
    clock.now += WaitingFeed.patience
    #expect(feed.current == .content)
    feed.end(content)
    #expect(feed.current == .change)
    feed.end(number)
    #expect(feed.current == nil)
  }

  @Test func whoWaitedForWhatWasOvertakenWaitsOn() {
    let first = feed.begin(.content)
    clock.now += .milliseconds(100)
    let second = feed.begin(.content, inPlaceOf: [first, first])
    feed.end(first)
    clock.now += .milliseconds(50)
    #expect(feed.current == .content)
    feed.end(second)
    #expect(feed.current == nil)
  }

  @Test func itSaysWhenSomethingTakesLong() async {
    let feed = WaitingFeed()
    _ = feed.begin(.content)
    for await _ in feed.changes { break }
    #expect(feed.current == .content)
  }

  @Test func tasksOfAScreenAreWaitedFor() async {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let tasks = ScreenTasks(waiting: feed)
    let change = tasks.start(ScreenAction(slot: nil) { for await _ in gate {} })
    clock.now += .seconds(1)
    #expect(feed.current == .change)
    let first = tasks.start(ScreenAction(slot: .content) { for await _ in gate {} })
    let second = tasks.start(ScreenAction(slot: .content) { for await _ in gate {} })
    clock.now += .seconds(1)
    #expect(feed.current == .content)
    // What was left is waited for no more; a change is.
    _ = tasks.leave()
    #expect(feed.current == .change)
    opener.finish()
    for task in [change, first, second] { await task.value }
    #expect(feed.current == nil)
  }
}
