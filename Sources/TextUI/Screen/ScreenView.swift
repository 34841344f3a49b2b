/// What the session asks of a View beside showing scenes.
@MainActor
package protocol ScreenView<Event>: AnyObject {
  associatedtype Event: Sendable

  /// The screen's name in the prompt's breadcrumb.
  var title: String { get }

  /// The commands the screen offers now; parsing, help and completion all come from it.
  var commands: CommandTable<Event> { get }

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

  /// What the presenter has to know of a new size; nil where it makes no difference.
  func event(for size: Size) -> Event?

  /// What tells the presenter whether something stands beside the screen that follows the chosen
  /// row; nil where nothing can.
  func event(accompanied: Bool) -> Event?

  /// What is wanted with the pointer; nil where the screen does nothing with it.
  func event(for pointer: PointerEvent) -> Event?
}

extension ScreenView {
  package var due: Event? { nil }
  package var numbers: ScreenNumbers { ScreenNumbers() }

  package func event(accompanied: Bool) -> Event? { nil }
  package func event(for pointer: PointerEvent) -> Event? { nil }
}
