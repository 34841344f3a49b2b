import Components
import Domain
import Localization
import TestSupport
import TextUI
import Viper

@testable import Session

@MainActor
final class Journal {
  var entries: [String] = []
  /// Of the command `do`.
  var slot: EventSlot?
  /// Whether to appear takes until that is cancelled.
  var isEndless = false
}

/// A screen that writes down what happens to it.
@MainActor
final class JournalView: ScreenView, Presenting {
  struct Event: SlottedEvent {
    let name: String
    let slot: EventSlot?
  }

  let title: String
  let status = ScreenStatus()
  private let surface = ScreenSurface()
  private let journal: Journal

  init(_ title: String, _ journal: Journal) {
    self.title = title
    self.journal = journal
  }

  func screen(_ context: ScreenContext, beside: Companion? = nil) -> Screen {
    Screen((self, self), on: surface, context, beside: beside)
  }

  var commands: CommandTable<Event> {
    let did = Event(name: "did", slot: journal.slot)
    let own = Command<Event>(.verb("beside"), summary: "") { _ in
      Event(name: "did beside", slot: nil)
    }
    return CommandTable(
      [
        Command(.verb("do"), summary: "") { _ in did },
        Command(.verb("map"), summary: "", letter: "m") { _ in Event(name: "mapped", slot: nil) },
      ] + (title == "list" ? [] : [own]))
  }

  func event(for intent: Intent) -> Event? {
    switch intent {
    case .appear: Event(name: "appeared", slot: .content)
    case .reconnect: Event(name: "connected", slot: .refresh)
    case .resize(let size): Event(name: "\(size.columns)", slot: .content)
    case .point(let event): Event(name: "pointed at \(event.column)", slot: .content)
    case .accompany(let isSo): Event(name: "accompanied \(isSo)", slot: nil)
    default: nil
    }
  }

  func handle(_ event: Event) async {
    journal.entries.append("\(title) \(event.name)")
    guard event.name == "appeared" else { return }
    surface.show { [title] _ in [Line(title)] }
    if journal.isEndless { await Silence().last() }
  }
}

extension ScreenContext {
  /// What screens share in English, without catalogs.
  static func test(_ scheduler: Scheduler) -> ScreenContext {
    ScreenContext(Strings(.english), Vocabulary(catalogs: []), scheduler)
  }
}
