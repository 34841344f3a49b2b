import Components
package import Domain
package import Localization
package import Terminal
package import TextUI

/// A search without a session, in which a person chooses an entity for a script.
///
/// It takes a part of the window below the cursor, and disappears when it ends.
@MainActor
package final class Picker {
  package enum Ending: Hashable, Sendable {
    /// The entities in the order in which they were marked; empty if nothing was found.
    case chosen([Reference])
    case givenUp
  }

  private let preview: Preview
  private let reader: any LineReading
  private let console: any Console
  private let scheduler: Scheduler
  private let strings: Strings
  private let rows: (_ window: Int) -> Int
  /// Whether several can be marked.
  private let isMulti: Bool
  private let dropDown: DropDown
  private let (handled, haveHandled) = AsyncStream.makeStream(of: Void.self)
  private var typed: String
  private var ending = Ending.givenUp
  /// The question to the catalog's service.
  private var refresh: Job?
  /// The last key's change of the choice.
  private var moving: Job?
  /// The task that waits for a choice.
  private var choosing: Job?

  /// - Parameters:
  ///   - typed: the text that the reader begins with.
  ///   - rows: returns the number of rows that it takes of a window.
  package init(
    from preview: Preview, reader: any LineReading, console: any Console, scheduler: Scheduler,
    strings: Strings, typed: String, isMulti: Bool, rows: @escaping (_ window: Int) -> Int
  ) {
    self.preview = preview
    self.reader = reader
    self.console = console
    self.scheduler = scheduler
    self.strings = strings
    self.typed = typed
    self.isMulti = isMulti
    self.rows = rows
    dropDown = DropDown { reader.ask(.below($0)) }
  }

  /// Returns whether the chooser takes a key, whatever is typed.
  package nonisolated static func takes(_ key: EditKey) -> Bool {
    key == .escape || isEnter(key) || LiveSearch.keys[key] != nil
  }

  private nonisolated static func isEnter(_ key: EditKey) -> Bool {
    if case .character(let typed) = key { typed.isNewline } else { false }
  }

  /// Runs until a person chooses something, or gives up.
  ///
  /// - Parameter canShowUnicode: whether the terminal can show more than ASCII.
  package func run(canShowUnicode: Bool) async -> Ending {
    let reading = scheduler.start { await self.readKeys() }
    dropDown.layout = layout
    search()
    refresh = scheduler.start { [dropDown, preview] in
      _ = await dropDown.waitForAnswer()
      await preview.screen.start(.appear)?.wait()
    }
    let titles = [preview.screen.view.title]
    _ = await reader.read(
      prompt: Breadcrumb.prompt(titles, width: console.size.columns, unicode: canShowUnicode))
    for await _ in handled { break }
    reading.cancel()
    for job in [refresh, moving, choosing] { job?.cancel() }
    dropDown.close()
    return ending
  }

  private var layout: WindowLayout {
    WindowLayout(choosing: console.size, rows: rows(console.size.rows))
  }

  private func readKeys() async {
    for await event in reader.edits {
      switch event {
      case .changed(let line):
        typed = line
        choosing?.cancel()
        search()
      case .key(.escape): reader.ask(.giveWay)
      case .key(let key) where Self.isEnter(key): choose()
      case .key(.tab): if isMulti { moving = dropDown.perform(.mark) }
      case .key(let key): moving = LiveSearch.keys[key].flatMap { dropDown.perform($0) }
      case .resized:
        dropDown.layout = layout
        dropDown.fit()
      case .cut:
        dropDown.announce(Line(strings("Only the start of what was pasted fits."), .notice))
      case .over: haveHandled.yield()
      case .pointer, .background, .listed: break
      }
    }
    haveHandled.finish()
  }

  private func search() {
    let hint = strings[
      isMulti
        ? Words("↑↓ choose · Tab mark · Enter take · Esc give up")
        : Words("↑↓ choose · Enter take · Esc give up")]
    dropDown.search(
      LiveSearch(typed), hint: { _ in Line(hint, .dim) }, make: { [preview] in preview })
  }

  /// Ends with the marked rows, or else with the chosen row.
  ///
  /// Without any it waits until no row can come any more, and then ends with none.
  ///
  /// A row that comes meanwhile is shown first: another key chooses it.
  private func choose() {
    choosing?.cancel()
    let moving = moving
    choosing = scheduler.start { [self] in
      await moving?.wait()
      let hasChoice = await dropDown.waitForAnswer()
      guard !Task.isCancelled else { return }
      let status = preview.screen.status
      let chosen = hasChoice ? [status.chosen].compactMap(\.self) : []
      let picked = status.marked.isEmpty ? chosen : status.marked
      if picked.isEmpty {
        await refresh?.wait()
        guard await !dropDown.hasLastAnswer(), !Task.isCancelled else { return }
      }
      ending = .chosen(picked)
      reader.ask(.giveWay)
    }
  }
}
