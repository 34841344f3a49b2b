import Components
import Domain
import TestSupport
import Testing
import TextUI
import Viper

@testable import Session

/// Who owns a screen, and what leaving it ends.
@MainActor
@Suite struct ScreenStackTests {
  private let size = Size(columns: 80, rows: 24)
  private let scheduler = Scheduler(clock: TestClock())
  private let lima = Destination.detail(Reference(.cities, "1"))

  @Test func leavingAScreenFreesItsPresenterAndEndsItsTasks() async throws {
    var newest: EndlessPresenter?
    let stack = ScreenStack { _ in
      let presenter = EndlessPresenter()
      newest = presenter
      return screen(of: presenter)
    }
    #expect(stack.follow([.home, lima]))
    let jobs = stack.appear(at: size)
    weak let presenter = newest
    newest = nil
    #expect(presenter != nil)
    await presenter?.waitUntilItRuns()

    #expect(stack.follow([.home]))
    await jobs.last?.end()
    #expect(presenter == nil)
  }

  @Test func placesThePathsShareKeepTheirScreens() {
    var made: [Destination] = []
    let stack = ScreenStack { place in
      made.append(place)
      return screen(of: EndlessPresenter())
    }
    #expect(stack.follow([.home, .favorites, lima]))
    #expect(stack.follow([.home, .favorites]))
    #expect(!stack.follow([.home, .favorites]))
    #expect(stack.follow([.home, .favorites, lima]))
    #expect(made == [.home, .favorites, lima, lima])
  }

  @Test func aNewerEventInTheSameSlotCancelsTheOlderOne() async {
    let jobs = ScreenJobs(scheduler)
    let log = Log()
    let first = jobs.start(log.action("first", slot: .content, untilCancelled: true))
    let second = jobs.start(log.action("second", slot: .content))
    await first.end()
    await second.end()
    #expect(log.entries == ["first cancelled", "second"] || log.entries == ["second"])
  }

  @Test func anEventWithoutASlotIsNeverCancelledByAnother() async {
    let jobs = ScreenJobs(scheduler)
    let log = Log()
    let first = jobs.start(log.action("first", slot: nil))
    let second = jobs.start(log.action("second", slot: .content))
    await first.end()
    await second.end()
    #expect(log.entries.sorted() == ["first", "second"])
  }

  private func screen(of presenter: EndlessPresenter) -> Screen {
    Screen((EmptyView(), presenter), on: ScreenSurface(), scheduler)
  }
}

/// Runs actions and remembers how they ended.
@MainActor
private final class Log {
  private(set) var entries: [String] = []

  func action(_ name: String, slot: EventSlot?, untilCancelled: Bool = false) -> ScreenAction {
    ScreenAction(slot: slot) {
      guard untilCancelled else { return self.entries.append(name) }
      await untilCancellation()
      self.entries.append("\(name) cancelled")
    }
  }
}

enum EndlessEvent: Slotted {
  case appeared

  var slot: EventSlot? { .content }
}

/// Handles its event until it is cancelled.
@MainActor
final class EndlessPresenter: Presenting {
  private let (runs, run) = AsyncStream.makeStream(of: Void.self)

  func handle(_ event: EndlessEvent) async {
    run.yield()
    await untilCancellation()
  }

  func waitUntilItRuns() async {
    for await _ in runs { return }
  }
}

/// Waits, without polling, until the task is cancelled.
private func untilCancellation() async {
  let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
  await withTaskCancellationHandler {
    for await _ in stream {}
  } onCancel: {
    continuation.finish()
  }
}

@MainActor
private final class EmptyView: ScreenView {
  let title = "endless"
  let commands = CommandTable<EndlessEvent>([])
  let outcome = ScreenOutcome.done
  let fetchedAt: Int? = nil

  func event(for intent: Intent) -> EndlessEvent? { intent == .appear ? .appeared : nil }
}
