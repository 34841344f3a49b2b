/// How long a session waits for something, and what a command waits for in all: each such time, in one
/// place.
///
/// A session waits by the clock of its scheduler, which a test turns by hand.
package enum Delay {
  /// Until it is said that something is under way, and the prompt comes back without its result.
  package static let busy = Duration.milliseconds(150)

  /// How long a line of a paste waits for the result of the one before, which it may be about.
  package static let pasted = Duration.seconds(2)

  /// Until it is said how far fetching is.
  package static let progress = Duration.milliseconds(500)

  /// Until linear text, which has no line that changes, says again that something is under way.
  package static let reminder = Duration.seconds(10)

  /// How long after a click a second one in the same place opens the row that the first has chosen.
  package static let doubleClick = Duration.milliseconds(500)

  /// How long a letter that acts by itself, and may begin a word, waits for the word.
  package static let word = Duration.milliseconds(600)

  /// How long a row has to stay the chosen one before its detail, which may ask a service, is opened
  /// beside the list.
  package static let rest = Duration.milliseconds(60)

  /// How long a list waits for its companion, so as not to be printed twice.
  package static let companion = Duration.milliseconds(250)

  /// How long a screen waits for its pictures, so as not to be printed twice.
  package static let pictures = Duration.milliseconds(150)

  /// How long a line that is no command is looked for before it is taken for a search that a service
  /// has to answer.
  package static let search = Duration.seconds(1)

  /// How long a one-shot map waits for its streets.
  package static let tiles = Duration.seconds(5)

  /// How long a one-shot command waits for services in all, retries included.
  package static let command = Duration.seconds(30)
}
