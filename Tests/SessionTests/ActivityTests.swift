import Components
import TestSupport
import Testing
import Viper

@testable import Session

/// What a session says takes its time.
@MainActor
@Suite struct ActivityTests {
  private let clock = TestClock()
  private let activity = Activity()
  private let scheduler: Scheduler
  private let jobs: ScreenJobs

  init() {
    scheduler = Scheduler(clock: clock)
    jobs = ScreenJobs(scheduler, activity: activity)
  }

  @Test func whatTakesLongerThanAMomentIsToldUntilItEnds() {
    let change = activity.begin(.change)
    #expect(activity.current == nil)
    activity.isLong(change)
    #expect(activity.current == .change)
    let content = activity.begin(.content)
    #expect(activity.current == .change)
    activity.isLong(content)
    #expect(activity.current == .content)
    activity.end(content)
    #expect(activity.current == .change)
    activity.end(change)
    #expect(activity.current == nil)
  }

  @Test func whoWaitedForWhatWasOvertakenWaitsOn() {
    let first = activity.begin(.content)
    let second = activity.begin(.content, inPlaceOf: [first, first])
    let third = activity.begin(.content, inPlaceOf: [second])
    activity.end(first)
    activity.isLong(first)
    #expect(activity.current == .content)
    // What takes the place of what takes long does so, too.
    let fourth = activity.begin(.content, inPlaceOf: [third])
    #expect(activity.current == .content)
    activity.end(fourth)
    activity.isLong(second)
    #expect(activity.current == nil)
  }

  @Test func whatAScreenDoesIsToldWhenAMomentHasPassed() async {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    var settled = 0
    let change = jobs.start(ScreenAction(slot: nil) { for await _ in gate {} }) { settled += 1 }
    while clock.sleepers < 1 { await Task.yield() }
    clock.advance(by: Delay.busy - .milliseconds(1))
    #expect(activity.current == nil)
    clock.advance(by: .milliseconds(1))
    for await _ in activity.changes { break }
    #expect(activity.current == .change)
    #expect(settled == 1)
    opener.finish()
    await change.end()
    #expect(activity.current == nil)
    #expect(settled == 1)
  }

  @Test func whatIsQuickIsSettledWhenItIsDone() async {
    var settled = 0
    await jobs.start(ScreenAction(slot: .content) {}) { settled += 1 }.end()
    #expect(settled == 1)
    #expect(clock.sleepers == 0)
    #expect(activity.current == nil)
  }

  @Test func whatWasLeftEndsButAChangeGoesOn() async {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let change = jobs.start(ScreenAction(slot: nil) { for await _ in gate {} })
    let content = jobs.start(ScreenAction(slot: .content) { for await _ in gate {} })
    #expect(jobs.leave().map(ObjectIdentifier.init) == [ObjectIdentifier(change)])
    await content.end()
    #expect(content.isCancelled && !change.isOver)
    opener.finish()
    await change.end()
  }

  @Test func aKeyCostsTwoTasks() async {
    for number in 1...3 {
      jobs.start(ScreenAction(slot: .content) {}) {}
      #expect(scheduler.count == 2 * number)
    }
  }
}
