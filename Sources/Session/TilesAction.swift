import Components
import Domain
import Localization
import TextUI

/// The tasks of `tiles` in a session.
package enum TilesAction: Hashable, Sendable {
  /// Says where the streets come from, and how much of them is kept.
  case tell
  /// Draws streets, or no longer.
  case turn(on: Bool)
  /// Draws the streets of a file or of a service, until the session ends.
  case use(String)
  /// Asks for the tiles in view, however young those are that are kept.
  case refresh
  /// Forgets the tiles that are kept.
  case clear

  /// The words that are no file and no address.
  private static let words: [(word: String, command: TilesAction)] = [
    ("on", .turn(on: true)), ("off", .turn(on: false)), ("refresh", .refresh), ("clear", .clear),
  ]

  init(_ argument: String) {
    let named = Self.words.first { $0.word == argument.lowercased() }?.command
    self = named ?? (argument.isEmpty ? .tell : .use(argument))
  }

  /// Reads `refresh tiles`, in the words of any language; `nil` for any other line.
  ///
  /// Screens have a `refresh` of their own, which takes nothing.
  init?(line: String) {
    let words = line.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count == 2 else { return nil }
    guard zip(["refresh", "tiles"], words).allSatisfy(Strings.isVerb) else { return nil }
    self = .refresh
  }

  /// Returns the command with its explanation.
  static func command(_ strings: Strings) -> Command<CommonCommand> {
    Command(
      .verb("tiles"), arguments: "[SOURCE|on|off|refresh|clear]",
      summary: strings(
        """
        where the streets on maps come from, and how much of them is kept; a file or an address \
        takes its place, off draws none, refresh asks anew, clear forgets them
        """), candidates: .words(words.map(\.word))
    ) { .tiles(TilesAction($0)) }
  }
}

extension Strings {
  /// Returns whether a word is a verb, in the words of any language.
  static func isVerb(_ verb: String, _ word: String) -> Bool {
    word == verb || Language.others.contains { Strings($0).verbs(verb).contains(word) }
  }
}
