import Domain
import TestSupport
import Testing
import TextUI

@testable import Session

/// Who owns a screen, and what leaving it ends.
@MainActor
@Suite struct ScreenStackTests {
  private let scheduler = Scheduler(clock: TestClock())
  private let journal = Journal()
  private let lima = Destination.detail(Reference(.cities, "1"))

  @Test func leavingAScreenFreesItsPresenterAndEndsItsTasks() async {
    weak var presenter: JournalView?
    journal.isEndless = true
    let stack = ScreenStack { destination, _ in
      let view = JournalView("\(destination)", journal)
      presenter = view
      return view.screen(.test(scheduler))
    }
    #expect(stack.show([lima]))
    let jobs = stack.appear(at: Size(columns: 80, rows: 24))
    while !journal.entries.contains("\(lima) appeared") { await Task.yield() }
    #expect(presenter != nil)

    #expect(stack.show([]))
    for job in jobs { await job.wait() }
    #expect(presenter == nil)
  }

  @Test func placesThePathsShareKeepTheirScreens() {
    var made: [Destination] = []
    let stack = ScreenStack { destination, _ in
      made.append(destination)
      return JournalView("", journal).screen(.test(scheduler))
    }
    #expect(stack.show([.home, .favorites, lima]))
    #expect(stack.show([.home, .favorites]))
    #expect(!stack.show([.home, .favorites]))
    #expect(stack.show([.home, .favorites, lima]))
    #expect(made == [.home, .favorites, lima, lima])
  }

  /// It only takes its size, and appears once it is come back to.
  @Test func aPreviewThatIsAdoptedAsksNothingAgain() async {
    let stack = ScreenStack { _, _ in JournalView("", journal).screen(.test(scheduler)) }
    await stack.adopt(JournalView("lima", journal).screen(.test(scheduler)), as: lima, at: 0)
    #expect(!stack.show([lima]))
    for _ in 0..<2 {
      for job in stack.appear(at: Size(columns: 80, rows: 24)) { await job.wait() }
    }
    #expect(journal.entries == ["lima 80", "lima 80", "lima appeared"])
  }
}
