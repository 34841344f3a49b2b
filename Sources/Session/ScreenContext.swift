package import Localization
package import TextUI

/// The parts that all screens of a language share: the scheduler of their tasks, the words of their commands,
/// and the commands that work on every screen.
@MainActor
package final class ScreenContext {
  let scheduler: Scheduler
  let strings: Strings
  let vocabulary: Vocabulary
  /// The commands that work on every screen; they are made once, when they are needed first.
  private(set) lazy var everywhere =
    CommonCommand.table(strings, vocabulary).merging(places)
  /// Those of them that take the name of a place or of any other entity.
  private(set) lazy var places =
    CommandTable(MapCommandLine.commands(map()) + CommonCommand.named(strings)).translated(
      strings, vocabulary
    ) { Action.session($0) }
  private let map: () -> CommandTable<Void>

  /// - Parameter map: returns the commands of a map.
  package init(
    _ strings: Strings, _ vocabulary: Vocabulary, _ scheduler: Scheduler,
    map: @escaping () -> CommandTable<Void> = { CommandTable([]) }
  ) {
    self.strings = strings
    self.vocabulary = vocabulary
    self.scheduler = scheduler
    self.map = map
  }
}
