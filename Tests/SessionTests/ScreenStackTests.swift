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
    let jobs = stack.appear(at: Size(columns: 80, rows: 24))
    weak let presenter = newest
    newest = nil
    for await _ in try #require(presenter?.runs) { break }

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

  private func screen(of presenter: EndlessPresenter) -> Screen {
    Screen((EmptyView(), presenter), on: ScreenSurface(), scheduler)
  }
}

private enum EndlessEvent: Slotted {
  case appeared

  var slot: EventSlot? { .content }
}

/// Handles its event until it is cancelled.
@MainActor
private final class EndlessPresenter: Presenting {
  let (runs, run) = AsyncStream.makeStream(of: Void.self)

  func handle(_ event: EndlessEvent) async {
    run.yield()
    for await _ in AsyncStream<Void>(Void.self, { _ in }) {}
  }
}

@MainActor
private final class EmptyView: ScreenView {
  let title = "endless"
  let commands = CommandTable<EndlessEvent>([])
  let outcome = ScreenOutcome.done

  func event(for intent: Intent) -> EndlessEvent? { intent == .appear ? .appeared : nil }
}
