import TestSupport
import Testing

@testable import Session

/// What is started, waited for and given up.
@MainActor
@Suite struct SchedulerTests {
  private let clock = TestClock()
  private let scheduler: Scheduler

  init() {
    scheduler = Scheduler(clock: clock)
  }

  @Test func whatEndsInTimeIsNotWaitedForAnyLonger() async {
    let job = scheduler.start {}
    #expect(await scheduler.ends(job, within: .seconds(1)))
    #expect(await scheduler.ends(job, within: .seconds(1)))
    while clock.sleepers > 0 { await Task.yield() }
  }

  @Test func whatTakesLongerGoesOn() async {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    var isDone = false
    let job = scheduler.start {
      for await _ in gate {}
      isDone = true
    }
    let waiting = Task { await scheduler.ends(job, within: .seconds(1)) }
    while clock.sleepers < 1 { await Task.yield() }
    clock.advance(by: .seconds(1))
    #expect(await !waiting.value)
    #expect(!job.isOver && !isDone)
    opener.finish()
    await job.wait()
    #expect(job.isOver && isDone)
  }

  @Test func whatIsForLaterIsNotDoneOnceItIsGivenUp() async {
    var done: [String] = []
    let first = scheduler.after(.seconds(1)) { done.append("first") }
    let second = scheduler.after(.seconds(2)) { done.append("second") }
    while clock.sleepers < 2 { await Task.yield() }
    first.cancel()
    clock.advance(by: .seconds(2))
    await first.wait()
    await second.wait()
    #expect(done == ["second"])
  }

  @Test func whoAsksAfterTheEndIsToldAtOnce() async {
    var told: [Int] = []
    let job = scheduler.start {}
    job.whenOver { told.append(1) }
    #expect(told == [])
    await job.wait()
    #expect(told == [1])
    job.whenOver { told.append(2) }
    #expect(told == [1, 2])
  }
}
