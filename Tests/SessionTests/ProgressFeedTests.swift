import Domain
import Localization
import Synchronization
import TestSupport
import Testing

@testable import Session

/// Whose progress a session shows.
@MainActor
@Suite struct ProgressFeedTests {
  private let clock = Moment()
  private let strings = Strings(.english)

  @Test func onlyTheTaskThatReportsEndsWhatItReported() async {
    let feed = ProgressFeed(now: { [clock] in clock.now })
    await ProgressOwner.run {
      feed.report(FetchProgress(.pokeapi, .requests, done: 9, total: 22))
      clock.advance(by: .seconds(1))
      await ProgressOwner.run {}
      #expect(text(feed) == "PokeAPI  [########............]  40 %  9/22")
      await ProgressOwner.run {
        feed.report(FetchProgress(.people, .requests, done: 1, total: 2))
        #expect(text(feed)?.hasPrefix("PokeAPI") == true)
        clock.advance(by: .seconds(1))
        #expect(text(feed)?.hasPrefix("randomuser.me") == true)
      }
      #expect(text(feed)?.hasPrefix("PokeAPI") == true)
    }
    #expect(text(feed) == nil)
  }

  @Test func tasksOfScreensOwnWhatTheyReport() async {
    let feed = ProgressFeed(now: { [clock] in clock.now })
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let jobs = ScreenJobs(Scheduler())
    let long = jobs.start(
      ScreenAction(slot: nil) {
        // Reported by a task of its own, as interactors do.
        await Task { feed.report(FetchProgress(.pokeapi, .requests, done: 1, total: 2)) }.value
        begin.finish()
        for await _ in gate {}
      })
    for await _ in begun {}
    clock.advance(by: .seconds(1))
    await jobs.start(ScreenAction(slot: nil) {}).end()
    #expect(text(feed)?.hasPrefix("PokeAPI") == true)
    opener.finish()
    await long.end()
    #expect(text(feed) == nil)
  }

  private func text(_ feed: ProgressFeed) -> String? { feed.text(strings, columns: 80) }

  /// A clock that stands still until it is told to go on.
  private final class Moment: Sendable {
    private let instant = Mutex(ContinuousClock.now)

    var now: ContinuousClock.Instant { instant.withLock { $0 } }

    func advance(by duration: Duration) { instant.withLock { $0 += duration } }
  }
}
