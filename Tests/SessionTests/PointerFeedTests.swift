import Testing
import TextUI

@testable import Session

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
