import Components
import Domain
import TestSupport
import Testing
import Viper

@testable import Session

/// What a session says takes its time.
@MainActor
@Suite struct ActivityTests {
  private let clock = TestClock()
  private let activity: Activity
  private let scheduler: Scheduler
  private let jobs: ScreenJobs

  init() {
    scheduler = Scheduler(clock: clock)
    activity = Activity(scheduler)
    jobs = ScreenJobs(scheduler)
    jobs.activity = activity
  }

  /// One that goes on until the stream ends.
  private func job(until gate: AsyncStream<Void> = AsyncStream { _ in }) -> Job {
    scheduler.start { for await _ in gate {} }
  }

  @Test func whatTakesLongerThanAMomentIsToldUntilItEnds() {
    let (change, content) = (activity.begin(.change), activity.begin(.content))
    #expect(activity.current == nil)
    activity.tellLong(change)
    #expect(activity.current == .change)
    activity.tellLong(content)
    #expect(activity.current == .content)
    activity.end(content)
    #expect(activity.current == .change)
    activity.end(change)
    #expect(activity.current == nil)
  }

  /// A detached task, as libcurl's thread, belongs to no job.
  @Test func whoReportsForATaskReportsForItsJob() async {
    let people = RemoteService("people", name: Words("people"), address: "")
    let done = FetchProgress(people, .bytes, done: 1, total: 2)
    let job = scheduler.start {
      let progress = self.activity.ofTask()
      await Task.detached {
        self.activity.report(FetchProgress(people, .bytes, done: 0, total: 2))
        progress.report(done)
      }.value
    }
    await job.wait()
    var changes = activity.changes.makeAsyncIterator()
    let report = await changes.next() ?? nil
    #expect(report?.job === job)
    #expect(report?.progress == done)
  }

  @Test func nobodyWaitsForWhatComesByItselfAndItEndsWithTheScreen() {
    let stream = jobs.start(
      ScreenAction(slot: .stream) { await Silence().last() })
    #expect(jobs.stop() == false)
    #expect(stream.isCancelled == false)
    jobs.leave()
    #expect(stream.isCancelled)
  }

  /// It takes long from when the first began, and no moment of quiet is between two.
  @Test func whoWaitedForWhatWasOvertakenWaitsOn() async {
    let action = ScreenAction(slot: .content) { await Silence().last() }
    let first = jobs.start(action)
    while clock.sleepers < 1 { await Task.yield() }
    clock.advance(by: Delay.busy - .milliseconds(1))
    let second = jobs.start(action)
    while clock.sleepers < 2 { await Task.yield() }
    await first.wait()
    clock.advance(by: .milliseconds(1))
    while activity.current == nil { await Task.yield() }
    let third = jobs.start(action)
    await second.wait()
    #expect(activity.current == .content)
    jobs.stop()
    #expect(activity.current == nil)
    await third.wait()
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
    await change.wait()
    #expect(activity.current == nil)
    #expect(settled == 1)
  }

  @Test func whatIsQuickIsSettledWhenItIsDone() async {
    var settled = 0
    await jobs.start(ScreenAction(slot: .content) {}) { settled += 1 }.wait()
    #expect(settled == 1)
    #expect(clock.sleepers == 0)
    #expect(activity.current == nil)
  }

  @Test func whatIsNewerOrLeftEndsWhatIsInItsSlotButNoChange() async {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let slots: [EventSlot?] = [.content, nil, .refresh, .content]
    let started = slots.map { jobs.start(ScreenAction(slot: $0) { for await _ in gate {} }) }
    #expect(started.map(\.isCancelled) == [true, false, false, false])
    #expect(jobs.leave().map(ObjectIdentifier.init) == [ObjectIdentifier(started[1])])
    for index in [0, 2, 3] { await started[index].wait() }
    #expect(started.map(\.isCancelled) == [true, false, true, true])
    #expect(!started[1].isOver)
    opener.finish()
    await started[1].wait()
  }

  @Test func aKeyCostsTwoTasks() async {
    for number in 1...3 {
      jobs.start(ScreenAction(slot: .content) {}) {}
      #expect(scheduler.count == 2 * number)
    }
  }

  // MARK: - Fetching

  private static func progress(_ service: RemoteService, _ done: Int) -> FetchProgress {
    FetchProgress(service, .requests, done: done, total: 22)
  }

  @Test func whatIsFetchedIsToldAsItWasReportedLastUntilItsJobEnds() async {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let (pokemon, people) = (job(), job(until: gate))
    activity.note((pokemon, Self.progress(.pokeapi, 9)))
    activity.note((people, Self.progress(.people, 1)))
    #expect(activity.progress == nil)
    while clock.sleepers < 2 { await Task.yield() }
    clock.advance(by: Delay.progress)
    while activity.progress == nil { await Task.yield() }
    activity.note((people, Self.progress(.people, 2)))
    #expect(activity.progress == Self.progress(.people, 2))
    activity.note((pokemon, Self.progress(.pokeapi, 10)))
    #expect(activity.progress == Self.progress(.pokeapi, 10))
    pokemon.cancel()
    await pokemon.wait()
    #expect(activity.progress == Self.progress(.people, 2))
    opener.finish()
    await people.wait()
    activity.note((people, Self.progress(.people, 3)))
    #expect(activity.progress == nil)
  }

  @Test func aReportIsOfTheJobThatAskedForIt() async {
    activity.report(Self.progress(.people, 1))
    let job = jobs.start(
      ScreenAction(slot: nil) { [activity] in
        // Reported by a task of its own, as interactors do.
        await Task { activity.report(Self.progress(.pokeapi, 1)) }.value
      })
    for await case let report? in activity.changes {
      #expect(report.job === job && report.progress == Self.progress(.pokeapi, 1))
      break
    }
    await job.wait()
  }
}
