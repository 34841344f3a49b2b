package import Domain
package import TextUI
package import Viper

/// The part of a View that the session uses, beside showing scenes.
@MainActor
package protocol ScreenView<Event>: AnyObject {
  associatedtype Event: SlottedEvent

  /// The screen's name in the prompt's breadcrumb.
  var title: String { get }

  /// The commands the screen offers now; parsing, help and completion all come from it.
  var commands: CommandTable<Event> { get }

  /// Returns the event for a request of the session; `nil` if the screen has nothing to do.
  func event(for intent: Intent) -> Event?

  /// The status of the scene that was shown last.
  var status: ScreenStatus { get }
}

/// A View and the Presenter that has it show scenes, as an assembly puts them together.
package typealias ScreenParts<Event: SlottedEvent> = (
  view: any ScreenView<Event>, presenter: any Presenting<Event>
)

/// The state of a scene that the session and scripts read, whatever the feature.
package struct ScreenStatus: Hashable, Sendable {
  /// How the scene turned out, for the exit status of a script.
  package var outcome: ScreenOutcome

  /// When the data on screen were fetched, in seconds since 1970; `nil` if they are a part of the
  /// program, or nothing is shown.
  package var fetchedAt: Int?

  /// The rows and pages that commands can name by their number.
  package var numbers: ScreenNumbers

  /// The entity of the chosen row; `nil` if no row is chosen.
  package var chosen: Reference?

  /// Whether there is something that Enter opens and `fav` stars; on a map of the world there is nothing.
  package var hasChoice: Bool

  /// The entities that are shown together, as a comparison does; a map from here shows all of them.
  package var together: [Reference]

  /// The entities that were marked, in the order of marking.
  package var marked: [Reference]

  /// The search that was looked for last in what this machine holds; `nil` before the first.
  ///
  /// On a map it is the name of the thing that was asked for last; `nil` if the map has none of that name.
  package var answered: String?

  /// Whether `Intent.proceed` has something to do.
  package var canProceed: Bool

  /// The message of the last command if the screen could not do it; `nil` if it did, or had no other
  /// answer than its content.
  package var refusal: String?

  /// Whether the screen has nothing worth a return to it: if it has found nothing, it gives way to the
  /// place that it was opened from, and there its text is said.
  package var givesWay: Bool

  package init(
    outcome: ScreenOutcome = .done, fetchedAt: Int? = nil, numbers: ScreenNumbers = ScreenNumbers(),
    chosen: Reference? = nil, hasChoice: Bool = true, together: [Reference] = [],
    marked: [Reference] = [], answered: String? = nil, canProceed: Bool = false,
    refusal: String? = nil, givesWay: Bool = false
  ) {
    self.outcome = outcome
    self.fetchedAt = fetchedAt
    self.numbers = numbers
    self.chosen = chosen
    self.hasChoice = hasChoice
    self.together = together
    self.marked = marked
    self.answered = answered
    self.canProceed = canProceed
    self.refusal = refusal
    self.givesWay = givesWay
  }
}

/// The outcome of a request to a screen.
package enum ScreenOutcome: Hashable, Sendable {
  case done
  /// There is nothing to show: a search without matches, an empty list.
  case nothingFound
  case failed(DataError)

  /// The error of a failure; `nil` if there is none.
  package var error: DataError? {
    if case .failed(let error) = self { error } else { nil }
  }
}

/// The numbers on a screen that commands can name.
package struct ScreenNumbers: Hashable, Sendable {
  /// The titles of the rows shown, and the number of the first of them.
  package var rows: [String]
  package var first: Int
  /// The number of pages, which are numbered from 1.
  package var pages: Int

  package init(rows: [String] = [], first: Int = 1, pages: Int = 0) {
    self.rows = rows
    self.first = first
    self.pages = pages
  }
}
