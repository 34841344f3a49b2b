import Components
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper

@testable import Session

/// What a list and its companion do for each other.
@MainActor
@Suite struct CompanionTests {
  private static let wide = Size(columns: 120, rows: 10)

  private let navigator = Navigator(root: Destination.home)
  private let journal = Journal()
  private let lima = Destination.detail(Reference(.items, "1"))
  private let cusco = Destination.detail(Reference(.items, "2"))

  /// A list in a wide window, with something beside it.
  private func screen(beside destination: Destination? = nil) async -> Screen {
    let journal = journal
    let context = ScreenContext.test(Scheduler(clock: TestClock(passing: Delay.rest)))
    let companion = Companion(navigator, context) {
      JournalView("\($0)".contains("\"1\"") ? "lima" : "cusco", journal).screen(context)
    }
    let screen = JournalView("list", journal).screen(context, beside: companion)
    await screen.action(for: .resize(Self.wide))?.run()
    navigator.companion = destination
    await screen.updateCompanion()?.wait()
    if destination != nil { journal.entries = [] }
    return screen
  }

  private func shown(_ screen: Screen, in size: Size = wide) -> [String] {
    screen.surface.preview(for: size).map { $0.text.split(separator: " ").joined(separator: " ") }
  }

  @Test func whatTheRouterNamesStandsBesideTheList() async {
    let screen = await screen()
    await screen.action(for: .appear)?.run()
    #expect(shown(screen) == ["list │"])
    for destination in [lima, lima, cusco] {
      navigator.companion = destination
      await screen.updateCompanion()?.wait()
    }
    #expect(shown(screen) == ["list │ cusco"])
    navigator.companion = nil
    #expect(screen.updateCompanion() == nil)
    #expect(shown(screen) == ["list │"])
    #expect(
      journal.entries == [
        "list accompanied true", "list 58", "list appeared", "lima 59", "lima appeared",
        "cusco 59", "cusco appeared",
      ])
  }

  @Test func inANarrowWindowNothingStandsBeside() async {
    let screen = await screen(beside: lima)
    await screen.action(for: .appear)?.run()
    let narrow = Size(columns: 60, rows: 10)
    #expect(shown(screen, in: narrow) == ["list"])
    await screen.action(for: .resize(narrow))?.run()
    #expect(screen.updateCompanion() == nil)
    #expect(journal.entries.suffix(2) == ["list accompanied false", "list 60"])
  }

  @Test(arguments: [(EventSlot?.none, true), (.refresh, true), (.content, false)])
  func whatIsDoneInTheListMayShowBesideIt(_ slot: EventSlot?, _ isAskedAgain: Bool) async throws {
    let screen = await screen(beside: lima)
    journal.slot = slot
    guard case .screen(let action)? = try screen.table.all.event("do") else { return }
    await action.run()
    await screen.updateCompanion()?.wait()
    #expect(journal.entries == ["list did"] + (isAskedAgain ? ["lima 59", "lima appeared"] : []))
    #expect(screen.updateCompanion() == nil)
  }

  /// A detail beside the list has its commands that the list does not have, which act there.
  @Test func aDetailBesideAddsWhatTheListLacks() async throws {
    let alone = await screen()
    #expect(throws: CommandError.self) { try alone.table.all.event("beside") }
    let screen = await screen(beside: lima)
    guard case .screen(let action)? = try screen.table.all.event("beside") else {
      Issue.record("The command of the detail is not there.")
      return
    }
    await action.run()
    #expect(journal.entries == ["lima did beside"])
  }

  @Test func thePointerIsThatOfTheSideItIsIn() async {
    let screen = await screen()
    let event = { PointerEvent(.turned(1), column: $0) }
    await screen.action(for: .point(event(61)))?.run()
    navigator.companion = lima
    await screen.updateCompanion()?.wait()
    journal.entries = []
    for column in [0, 60, 61, 119] { await screen.action(for: .point(event(column)))?.run() }
    #expect(
      journal.entries == [
        "list pointed at 0", "list pointed at 60", "lima pointed at 0", "lima pointed at 58",
      ])
    await screen.action(for: .resize(Size(columns: 80, rows: 10)))?.run()
    await screen.action(for: .point(event(70)))?.run()
    #expect(journal.entries.last == "list pointed at 70")
  }

  @Test func bothHearOfTheConnection() async {
    let screen = await screen(beside: lima)
    await screen.action(for: .reconnect)?.run()
    #expect(journal.entries.sorted() == ["lima connected", "list connected"])
  }

  @Test func theKeyOfTheMapIsOneBesideAMapToo() async {
    let screen = await screen(beside: .map(.entity(Reference(.items, "1"))))
    guard case .screen(let action)? = screen.action(for: .character("m"), hasLetters: true) else {
      return
    }
    await action.run()
    #expect(journal.entries.last == "list mapped")
  }

  /// Where a click or a key leads to a row that has nothing beside it.
  @Test func aDropDownWithoutItsCompanionIsDrawnOnce() async {
    var drawn: [[String]] = []
    let dropDown = DropDown { drawn.append($0.map(\.text)) }
    dropDown.layout = WindowLayout(Self.wide)
    let screen = await screen(beside: lima)
    await screen.action(for: .appear)?.run()
    let draw = dropDown.showBelow(screen) { _ in Line("keys") }
    navigator.companion = nil
    draw()
    #expect(drawn == [["list" + String(repeating: " ", count: 54) + " │ ", "keys"]])
  }

  @Test func leavingEndsWhatStandsBeside() async {
    let screen = await screen()
    navigator.companion = lima
    let updating = screen.updateCompanion()
    screen.leave()
    await updating?.wait()
    #expect(!journal.entries.contains("lima appeared"))
    #expect(shown(screen) == [])
  }
}
