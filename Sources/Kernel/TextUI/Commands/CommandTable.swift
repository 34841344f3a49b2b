/// The commands of a screen: one table reads lines, explains commands and completes words.
///
/// It is a class, so that callers can keep what they computed from a table while it stays the same
/// one.
package final class CommandTable<Event: Sendable>: Sendable {
  package let commands: [Command<Event>]

  /// The keys, except single letters, that run a command while nothing is typed.
  package let keys: [EditKey]

  /// Whether single letters can run commands here.
  package let hasLetters: Bool

  private init(commands: [Command<Event>], keys: [EditKey], hasLetters: Bool) {
    (self.commands, self.keys, self.hasLetters) = (commands, keys, hasLetters)
  }

  package convenience init(_ commands: [Command<Event>]) {
    // Most commands have neither keys nor signs.
    let keys = commands.reduce(into: [EditKey]()) { keys, command in
      if let key = command.key { keys.append(key) }
      for sign in command.signs { keys.append(.character(sign)) }
    }
    self.init(
      commands: commands, keys: keys, hasLetters: commands.contains { $0.letter != nil })
  }

  /// Returns these commands and those of another table, without those that have the same name.
  package func merging(_ other: CommandTable) -> CommandTable {
    CommandTable(commands + other.without(self).commands)
  }

  /// Returns these commands without those that have the same name in another table.
  package func without<Other>(_ other: CommandTable<Other>) -> CommandTable {
    let names = Set(other.commands.map(\.name))
    return CommandTable(commands.filter { !names.contains($0.name) })
  }

  /// Returns the table with its events transformed.
  package func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Event) -> Other
  ) -> CommandTable<Other> {
    CommandTable<Other>(
      commands: commands.map { $0.map(transform) }, keys: keys, hasLetters: hasLetters)
  }

  /// Reads a line and returns its event; `nil` for an empty line.
  ///
  /// Case does not matter in verbs, and a verb may be abbreviated while the abbreviation is
  /// unambiguous. An abbreviation counts only if its command takes the rest of the line: “la paz”
  /// does not mean `lang`, and is `unknown`.
  package func event(_ line: String) throws(CommandError) -> Event? {
    let line = line.trimmingSpaces()
    guard let first = line.first else { return nil }
    // A letter never is a prefix: it starts a verb.
    if !first.isLetter, let command = commands.first(where: { $0.form == .prefix(first) }) {
      return try event(of: command, argument: String(line.dropFirst()).trimmingSpaces())
    }
    if line.allSatisfy({ $0.isASCII && $0.isNumber }),
      let command = commands.first(where: { $0.form == .number })
    {
      return try event(of: command, argument: line)
    }
    let word = String(line.prefix { !$0.isWhitespace })
    // A mark at the end of a verb (`export! FILE`) belongs to its argument.
    let verb = word.count > 1 && word.hasSuffix("!") ? String(word.dropLast()) : word
    let rest = String(line.dropFirst(verb.count)).trimmingSpaces()
    let abbreviated = abbreviated(by: verb)
    let isTaken =
      rest.isEmpty || abbreviated.contains { (try? event(of: $0, argument: rest)) != nil }
    guard isTaken || abbreviated.isEmpty else {
      throw .unknown(word, suggestions: abbreviated.map(\.name))
    }
    let command = try self.command(named: verb)
    return try event(of: command, calledBy: verb.lowercased(), argument: rest)
  }

  /// Returns the event of a key while nothing is typed; `nil` if the key has no effect.
  ///
  /// - Parameter hasLetters: whether single keys are on.
  package func event(for key: EditKey, hasLetters: Bool = false) -> Event? {
    commands.first { $0.keys(hasLetters: hasLetters).contains(key) }?.event("")
  }

  /// Finds a command by a word, in any case.
  ///
  /// First come whole words: verbs, aliases, and words in another language. Then come abbreviations
  /// of verbs, and after these abbreviations of words in the user's language, so that a translation
  /// never takes an abbreviation away from a verb.
  package func command(named word: String) throws(CommandError) -> Command<Event> {
    let name = word.lowercased()
    if let command = commands.first(where: { $0.isCalled(name) }) { return command }
    let abbreviated = abbreviated(by: word)
    if abbreviated.count == 1 { return abbreviated[0] }
    if abbreviated.isEmpty {
      let shown = Set(commands.compactMap(\.verb))
      let known = Array(shown.union(verbs))
      throw .unknown(
        word, suggestions: Suggestions.nearest(to: name, among: known, preferring: shown))
    }
    throw .ambiguous(word, candidates: abbreviated.compactMap(\.verb))
  }

  /// Returns the commands that a word abbreviates; none if it is the whole word of a command.
  private func abbreviated(by word: String) -> [Command<Event>] {
    let name = word.lowercased()
    guard !commands.contains(where: { $0.isCalled(name) }) else { return [] }
    let verbs = commands.filter { command in
      if case .verb(let verb, _) = command.form { verb.hasPrefix(name) } else { false }
    }
    guard verbs.isEmpty else { return verbs }
    return commands.filter { $0.ownWords.contains { $0.hasPrefix(name) } }
  }

  /// The verbs, in the table's order.
  package var verbs: [String] {
    commands.compactMap { if case .verb(let verb, _) = $0.form { verb } else { nil } }
  }

  private func event(
    of command: Command<Event>, calledBy alias: String? = nil, argument: String
  ) throws(CommandError) -> Event {
    func usage() -> String { command.usage(calledBy: alias) }
    if command.form != .number {
      if argument.isEmpty, command.needsArgument {
        throw .missingArgument(usage: usage(), keys: command.candidates.keys)
      }
      // A sign reads a number that stands right behind it, of which help says nothing.
      if !argument.isEmpty, command.arguments.isEmpty, !command.isSign {
        throw .invalidArgument(argument, usage: usage())
      }
    }
    guard let event = command.event(argument) else {
      throw .invalidArgument(argument, usage: usage())
    }
    return event
  }
}

extension Command {
  /// Returns whether a word is the command's name, or another of its words.
  package func isCalled(_ word: String) -> Bool {
    name == word || aliases.contains(word) || words.contains(word)
  }
}

extension CommandError {
  /// Whether a command differs from the word that was typed by a single slip.
  package var isSlip: Bool {
    guard case .unknown(let word, let suggestions) = self else { return false }
    return suggestions.contains { Suggestions.distance(word.lowercased(), $0) <= 1 }
  }
}

/// The reason why a line is not a command.
package enum CommandError: Error, Hashable, Sendable {
  /// No command has this name; similar names are offered.
  case unknown(String, suggestions: [String])
  /// The word abbreviates several commands.
  case ambiguous(String, candidates: [String])
  /// The command needs an argument; for `KEY=VALUE` the possible keys are listed.
  case missingArgument(usage: String, keys: [String] = [])
  /// The argument can't be read, or the command takes none.
  case invalidArgument(String, usage: String)
}

/// Finds the words that a mistyped word may have meant.
package enum Suggestions {
  /// Returns up to three words that are nearest to a mistyped one, nearest first.
  ///
  /// A word is near if the edit distance is at most a third of the longer word, rounded up, and the
  /// two have something in common. If words are equally near, the preferred ones come first.
  package static func nearest(
    to word: String, among words: [String], preferring preferred: Set<String> = []
  ) -> [String] {
    // A line of a megabyte is no typing error.
    guard word.count <= 32 else { return [] }
    return
      words
      .map { (word: $0, distance: distance(word, $0)) }
      .filter { candidate in
        let longer = max(word.count, candidate.word.count)
        return candidate.distance <= (longer + 2) / 3 && candidate.distance < longer
      }
      .sorted { first, second in
        func rank(_ candidate: (word: String, distance: Int)) -> (Int, Int, String) {
          (candidate.distance, preferred.contains(candidate.word) ? 0 : 1, candidate.word)
        }
        return rank(first) < rank(second)
      }
      .prefix(3)
      .map(\.word)
  }

  /// Returns the optimal string alignment distance: the number of insertions, deletions,
  /// substitutions and swaps of neighbors (Damerau 1964, with each part of the text edited at most
  /// once).
  static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
