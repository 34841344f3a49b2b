/// One entry of a command table: how it is written, what it does, how it is explained.
package struct Command<Event: Sendable>: Sendable {
  package let form: CommandForm
  /// The arguments as help shows them ("KEY=VALUE"); in brackets where they may be left out; empty
  /// where there are none, and then none are taken.
  package private(set) var arguments: String
  /// One line for `help`, in the user's language.
  package let summary: String
  package private(set) var candidates: Candidates
  /// Its words in another language, which may be abbreviated where that means no verb.
  package private(set) var words: [String] = []
  /// The word that help and Tab show; nil is the verb.
  package private(set) var shownWord: String?
  /// The key that does the same while nothing is typed.
  package let key: EditKey?
  /// The signs that do so, too.
  package let signs: [Character]
  /// The letter that does while single keys are on.
  package let letter: Character?
  /// Makes the event from the text after the verb, trimmed; nil says that it can't be read.
  package private(set) var event: @Sendable (String) -> Event?

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

  /// The keys that do the same while nothing is typed.
  ///
  /// - Parameter hasLetters: whether single keys are on.
  package func keys(hasLetters: Bool) -> [EditKey] {
    let characters = signs + (hasLetters ? [letter].compactMap(\.self) : [])
    return [key].compactMap(\.self) + characters.map(EditKey.character)
  }

  /// The command as help writes it.
  package var usage: String { usage(calledBy: nil) }

  /// The same by another of its words.
  func usage(calledBy alias: String?) -> String {
    switch form {
    case .verb(let verb, let aliases):
      let word = ([verb] + aliases + words).first { $0 == alias } ?? shownWord ?? verb
      return arguments.isEmpty ? word : "\(word) \(arguments)"
    case .prefix(let character): return "\(character)\(arguments)"
    case .number: return "N"
    }
  }

  /// Whether it does nothing without an argument: one that may be left out is in brackets.
  package var needsArgument: Bool { !arguments.isEmpty && !arguments.hasPrefix("[") }

  /// What tells the command from the others of a table: its verb or character.
  package var name: String {
    switch form {
    case .verb(let verb, _): verb
    case .prefix(let character): String(character)
    case .number: "N"
    }
  }

  /// Other ways to write its verb.
  package var aliases: [String] { if case .verb(_, let aliases) = form { aliases } else { [] } }

  /// The word that help and Tab show; nil for what is no word.
  package var verb: String? {
    if case .verb(let verb, _) = form { shownWord ?? verb } else { nil }
  }

  package func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Event) -> Other
  ) -> Command<Other> {
    let event = self.event
    var mapped = Command<Other>(
      form, arguments: arguments, summary: summary, candidates: candidates, key: key,
      signs: signs, letter: letter,
      event: { argument in event(argument).map(transform) })
    (mapped.words, mapped.shownWord) = (words, shownWord)
    return mapped
  }

  /// The same command in another language; its own words go on to work.
  ///
  /// - Parameters:
  ///   - words: what it is called there.
  ///   - shown: the word that help and Tab show.
  ///   - arguments: as help shows them.
  ///   - candidates: what Tab offers.
  ///   - understood: makes an argument of that language one of its own.
  package func said(
    words: [String], shown: String?, arguments: String, candidates: Candidates,
    understood: @escaping @Sendable (String) -> String
  ) -> Command {
    var said = self
    (said.words, said.shownWord) = (words, shown)
    (said.arguments, said.candidates) = (arguments, candidates)
    said.event = { [event] in event(understood($0)) }
    return said
  }
}

/// How a command is recognized.
package enum CommandForm: Hashable, Sendable {
  /// A word, which can be abbreviated, and other ways to write it, which can't.
  case verb(String, aliases: [String] = [])
  /// Everything after a character that starts the line (`/TEXT`).
  case prefix(Character)
  /// A line that is a whole number.
  case number
}

/// What Tab offers for a command's argument.
package enum Candidates: Hashable, Sendable {
  case none
  /// One of these words.
  case words([String])
  /// `KEY=VALUE`: the keys, and the values each can have; of a key without any, those that occur in
  /// what is stored of the catalog on screen.
  case pairs([String: [String]])
  /// `KEY VALUE`: the keys, and the values each can have; a key without any takes any.
  case keyed([String: [String]])
  /// Titles of what a search here looks in.
  case titles
  /// The numbers of the rows on screen; or one of some words.
  case rows(or: [String] = [])
  /// The numbers of the pages there are.
  case pages
  /// The commands that can be typed.
  case commands
  /// Paths of files.
  case files

  /// The keys of pairs, in order; none of anything else.
  var keys: [String] { if case .pairs(let pairs) = self { pairs.keys.sorted() } else { [] } }
}

extension Command {
  /// A command on a row: a verb with the row's number, which may be left out for the chosen row.
  ///
  /// - Parameters:
  ///   - verb: the word it is called by.
  ///   - summary: one line for `help`.
  ///   - all: what it does with `all` in the place of a number; nil where that is no word.
  ///   - key: the key that means the chosen row.
  ///   - letter: the one that does while single keys are on.
  ///   - event: what it does with a row; nil is the chosen one.
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
      return Int(argument).flatMap { $0 > 0 ? event($0) : nil }
    }
  }

  /// A command on one row or several: a verb with their numbers, "2-5 9", which may be left out for
  /// the chosen row.
  ///
  /// - Parameters:
  ///   - verb: the word it is called by.
  ///   - aliases: other words, which can't be abbreviated.
  ///   - summary: one line for `help`.
  ///   - key: the key that means the chosen row.
  ///   - letter: the one that does while single keys are on.
  ///   - event: what it does with rows; nil is the chosen one.
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
