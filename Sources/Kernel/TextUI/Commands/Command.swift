/// An entry of a command table: the way it is written, its effect, and its help.
package struct Command<Event: Sendable>: Sendable {
  package let form: CommandForm
  /// The arguments as help shows them ("KEY=VALUE"), in brackets if they are optional.
  ///
  /// If it is empty, the command takes none.
  package let arguments: String
  /// One line for `help`, in the user's language.
  package let summary: String
  package let candidates: Candidates
  /// The verb's words in other languages; only whole ones count.
  package private(set) var words: [String] = []
  /// Those of the user's language; an abbreviation of one counts if it abbreviates no verb.
  package private(set) var ownWords: [String] = []
  /// The word that help and Tab show; `nil` is the verb.
  package private(set) var shownWord: String?
  /// The key that runs the command while nothing is typed.
  package let key: EditKey?
  /// The signs that run it as well.
  package let signs: [Character]
  /// The letter that runs it while single keys are on.
  package let letter: Character?
  /// Makes the event from the text after the verb, trimmed; returns `nil` if the text can't be read.
  package let event: @Sendable (String) -> Event?
  /// Returns what `help` with the command's name says of its arguments: how each is written, and what it
  /// means.
  package var notes: @Sendable () -> [(usage: String, meaning: String)] = { [] }

  package init(
    _ form: CommandForm, arguments: String = "", summary: String, candidates: Candidates = .none,
    key: EditKey? = nil, signs: [Character] = [], letter: Character? = nil,
    event: @escaping @Sendable (String) -> Event?
  ) {
    self.form = form
    self.arguments = arguments
    self.summary = summary
    self.candidates = candidates
    self.key = key
    self.signs = signs
    self.letter = letter
    self.event = event
  }

  /// Returns the keys that run the command while nothing is typed.
  ///
  /// - Parameter hasLetters: whether single keys are on.
  package func keys(hasLetters: Bool) -> [EditKey] {
    let characters = signs + (hasLetters ? [letter].compactMap(\.self) : [])
    return [key].compactMap(\.self) + characters.map(EditKey.character)
  }

  /// The command as help writes it.
  package var usage: String { usage(calledBy: nil) }

  /// Returns the command as help writes it, with another of its words.
  func usage(calledBy alias: String?) -> String {
    switch form {
    case .verb(let verb, let aliases):
      let word = ([verb] + aliases + words).first { $0 == alias } ?? shownWord ?? verb
      return arguments.isEmpty ? word : "\(word) \(arguments)"
    case .prefix(let character): return "\(character)\(arguments)"
    case .number: return "N"
    }
  }

  /// Whether the command needs an argument; an optional one is in brackets.
  package var needsArgument: Bool { !arguments.isEmpty && !arguments.hasPrefix("[") }

  /// Whether the command is a sign, with its argument right behind it.
  var isSign: Bool { if case .prefix = form { true } else { false } }

  /// The verb or character that tells the command from the others of a table.
  package var name: String {
    switch form {
    case .verb(let verb, _): verb
    case .prefix(let character): String(character)
    case .number: "N"
    }
  }

  /// Other spellings of its verb.
  package var aliases: [String] { if case .verb(_, let aliases) = form { aliases } else { [] } }

  /// The word that help and Tab show; `nil` if the command is not a word.
  package var verb: String? {
    if case .verb(let verb, _) = form { shownWord ?? verb } else { nil }
  }

  /// Returns the command with its event transformed.
  package func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Event) -> Other
  ) -> Command<Other> {
    translated(
      words: words, own: ownWords, shown: shownWord, arguments: arguments,
      candidates: candidates, understood: \.self, as: transform)
  }

  /// Returns the command in another language, with its event transformed; the words of its own language
  /// still work.
  ///
  /// - Parameters:
  ///   - words: the words of all other languages.
  ///   - own: those of the user's language.
  ///   - shown: the word that help and Tab show.
  ///   - arguments: the arguments as help shows them.
  ///   - candidates: the candidates that Tab offers.
  ///   - understood: translates an argument from that language to the command's own.
  ///   - transform: makes another event of the command's.
  package func translated<Other: Sendable>(
    words: [String], own: [String], shown: String?, arguments: String, candidates: Candidates,
    understood: @escaping @Sendable (String) -> String,
    as transform: @escaping @Sendable (Event) -> Other
  ) -> Command<Other> {
    let event = self.event
    var command = Command<Other>(
      form, arguments: arguments, summary: summary, candidates: candidates, key: key,
      signs: signs, letter: letter,
      event: { argument in event(understood(argument)).map(transform) })
    (command.words, command.ownWords, command.shownWord, command.notes) = (words, own, shown, notes)
    return command
  }
}

extension Command {
  /// Returns the command, by the same words and keys, with other arguments.
  package func taking(
    _ arguments: String, summary: String, candidates: Candidates,
    event: @escaping @Sendable (String) -> Event?
  ) -> Command {
    var command = Command(
      form, arguments: arguments, summary: summary, candidates: candidates, key: key,
      signs: signs, letter: letter, event: event)
    (command.words, command.ownWords, command.shownWord) = (words, ownWords, shownWord)
    return command
  }
}

/// The way a command is written.
package enum CommandForm: Hashable, Sendable {
  /// A word, which can be abbreviated, and other spellings of it, which can't.
  case verb(String, aliases: [String] = [])
  /// A character that starts the line, with the argument after it (`/TEXT`).
  case prefix(Character)
  /// A line that is a whole number.
  case number
}

/// The candidates that Tab offers for a command's argument.
package enum Candidates: Hashable, Sendable {
  case none
  /// One of these words.
  case words([String])
  /// `KEY=VALUE`: the keys and the values of each. For a key without values, Tab offers those in the
  /// stored data of the catalog on screen.
  case pairs([String: [String]])
  /// `KEY VALUE`: the keys and the values of each; a key without values takes any.
  case keyed([String: [String]])
  /// The titles of the rows that a search here would find.
  case titles
  /// The numbers of the rows on screen, or one of some words.
  case rows(or: [String] = [])
  /// The numbers of all pages.
  case pages
  /// The names of commands.
  case commands
  /// Paths of files.
  case files

  /// The keys of pairs, sorted; empty for all other candidates.
  var keys: [String] { if case .pairs(let pairs) = self { pairs.keys.sorted() } else { [] } }
}

extension Command {
  /// Makes a command on a row: a verb with the row's number, which defaults to the chosen row.
  ///
  /// - Parameters:
  ///   - verb: the word that is typed.
  ///   - summary: one line for `help`.
  ///   - all: the event for `all` in the place of a number; `nil` if the command can't take all rows.
  ///   - key: the key that stands for the chosen row.
  ///   - letter: the letter that does so while single keys are on.
  ///   - event: makes the event for a row's number; `nil` is the chosen row.
  package static func row(
    _ verb: String, summary: String, all: Event? = nil, key: EditKey? = nil,
    letter: Character? = nil,
    event: @escaping @Sendable (Int?) -> Event
  ) -> Command {
    Command(
      .verb(verb), arguments: all == nil ? "[N]" : "[N|all]", summary: summary,
      candidates: .rows(or: all == nil ? [] : ["all"]), key: key, letter: letter
    ) { argument in
      if argument.isEmpty { return event(nil) }
      if let all, argument.lowercased() == "all" { return all }
      return Int(digits: argument).flatMap { $0 > 0 ? event($0) : nil }
    }
  }

  /// Makes a command on one or several rows: a verb with their numbers, "2-5 9", which default to the
  /// chosen row.
  ///
  /// - Parameters:
  ///   - verb: the word that is typed.
  ///   - aliases: other words, which can't be abbreviated.
  ///   - summary: one line for `help`.
  ///   - key: the key that stands for the chosen row.
  ///   - letter: the letter that does so while single keys are on.
  ///   - event: makes the event for rows' numbers; `nil` is the chosen row.
  package static func rows(
    _ verb: String, aliases: [String] = [], summary: String, key: EditKey? = nil,
    letter: Character? = nil, event: @escaping @Sendable (RowNumbers?) -> Event
  ) -> Command {
    Command(
      .verb(verb, aliases: aliases), arguments: "[N|N-M…]", summary: summary, candidates: .rows(),
      key: key, letter: letter
    ) { argument in
      argument.isEmpty ? event(nil) : RowNumbers(argument).map { event($0) }
    }
  }
}
