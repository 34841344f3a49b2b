package import Domain
package import TextUI
package import Viper

/// What the session asks of a View beside showing scenes.
@MainActor
package protocol ScreenView<Event>: AnyObject {
  associatedtype Event: Slotted

  /// The screen's name in the prompt's breadcrumb.
  var title: String { get }

  /// The commands the screen offers now; parsing, help and completion all come from it.
  var commands: CommandTable<Event> { get }

  /// The event for what the session asks of the screen; nil where the screen has nothing to do.
  func event(for intent: Intent) -> Event?

  /// How the scene shown last turned out, for the exit status of a script.
  var outcome: ScreenOutcome { get }

  /// When what is shown was fetched, in seconds since 1970; nil where it is a part of the program,
  /// or nothing is shown.
  var fetchedAt: Int? { get }

  /// What is to be done next without being told: what only adds to what is shown, and may take its
  /// time. Nil where there is nothing.
  var due: Event? { get }

  /// The rows and pages that commands can name by their number.
  var numbers: ScreenNumbers { get }

  /// The entity of the chosen row; nil where no row is chosen.
  var chosen: Reference? { get }

  /// The entities that were marked, in that order.
  var marked: [Reference] { get }

  /// The search that what this machine holds was looked through for last; nil before the first.
  var answered: String? { get }
}

extension ScreenView {
  package var fetchedAt: Int? { nil }
  package var due: Event? { nil }
  package var numbers: ScreenNumbers { ScreenNumbers() }
  package var chosen: Reference? { nil }
  package var marked: [Reference] { [] }
  package var answered: String? { nil }
}

/// A View and the Presenter that has it show scenes, as an assembly puts them together.
package typealias ScreenParts<Event: Slotted> = (
  view: any ScreenView<Event>, presenter: any Presenting<Event>
)

/// How what a screen was asked for turned out.
package enum ScreenOutcome: Hashable, Sendable {
  case done
  /// There is nothing to show: a search without matches, an empty list.
  case nothingFound
  case failed(DataError)

  /// What failed; nil where nothing did.
  package var error: DataError? {
    if case .failed(let error) = self { error } else { nil }
  }
}

/// What of a screen has a number to be named by.
package struct ScreenNumbers: Hashable, Sendable {
  /// The titles of the rows shown, and the number of the first of them.
  package var rows: [String]
  package var first: Int
  /// How many pages there are; pages are numbered from 1.
  package var pages: Int

  package init(rows: [String] = [], first: Int = 1, pages: Int = 0) {
    self.rows = rows
    self.first = first
    self.pages = pages
  }
}
