/// The commands of a screen: one table parses, explains and completes them.
///
/// A class, so that what is made of a table is kept as long as the table is the same one.
package final class CommandTable<Event: Sendable>: Sendable {
  package let commands: [Command<Event>]

  /// The keys that do something while nothing is typed.
  package let keys: [EditKey]

  /// Whether single keys do something here.
  package let hasLetters: Bool

  private init(commands: [Command<Event>], keys: [EditKey], hasLetters: Bool) {
    (self.commands, self.keys, self.hasLetters) = (commands, keys, hasLetters)
  }

  package convenience init(_ commands: [Command<Event>]) {
    // Most commands have none.
    let keys = commands.reduce(into: [EditKey]()) { keys, command in
      if let key = command.key { keys.append(key) }
      for sign in command.signs { keys.append(.character(sign)) }
    }
    self.init(
      commands: commands, keys: keys, hasLetters: commands.contains { $0.letter != nil })
  }

  /// These commands, and those of the other table that are not written like one of them.
  package func merging(_ other: CommandTable) -> CommandTable {
    CommandTable(commands + other.without(self).commands)
  }

  /// The commands that are not written like one of another table.
  package func without<Other>(_ other: CommandTable<Other>) -> CommandTable {
    let names = Set(other.commands.map(\.name))
    return CommandTable(commands.filter { !names.contains($0.name) })
  }

  package func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Event) -> Other
  ) -> CommandTable<Other> {
    CommandTable<Other>(
      commands: commands.map { $0.map(transform) }, keys: keys, hasLetters: hasLetters)
  }

  /// Reads a line; nil for one that is empty.
  ///
  /// Verbs are read in any case and may be abbreviated as far as they stay unambiguous. A word is an
  /// abbreviation only of a command that takes what follows: “la paz” has nothing to do with `lang`,
  /// and is `unknown`.
  package func event(_ line: String) throws(CommandError) -> Event? {
    let line = line.trimmingSpaces()
    guard let first = line.first else { return nil }
    // A letter begins a verb.
    if !first.isLetter, let command = commands.first(where: { $0.form == .prefix(first) }) {
      return try event(of: command, argument: String(line.dropFirst()).trimmingSpaces())
    }
    if line.allSatisfy({ $0.isASCII && $0.isNumber }),
      let command = commands.first(where: { $0.form == .number })
    {
      return try event(of: command, argument: line)
    }
    let word = String(line.prefix { !$0.isWhitespace })
    // A mark at the end of a verb (`export! FILE`) is the beginning of what it takes.
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

  /// What a key does while nothing is typed; nil where it does nothing.
  ///
  /// - Parameter hasLetters: whether single keys are on.
  package func event(for key: EditKey, hasLetters: Bool = false) -> Event? {
    commands.first { $0.keys(hasLetters: hasLetters).contains(key) }?.event("")
  }

  /// Finds a command by one of its words, in any case, else by what its verb is shortened to, else
  /// by what one of its words in another language is: no such word takes from a verb what is short
  /// for it.
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
    throw .ambiguous(word, candidates: abbreviated.map { $0.word(startingWith: name) })
  }

  /// The commands a word is short for; none where it is the whole word of one.
  private func abbreviated(by word: String) -> [Command<Event>] {
    let name = word.lowercased()
    guard !commands.contains(where: { $0.isCalled(name) }) else { return [] }
    let verbs = commands.filter { command in
      if case .verb(let verb, _) = command.form { verb.hasPrefix(name) } else { false }
    }
    guard verbs.isEmpty else { return verbs }
    return commands.filter { $0.words.contains { $0.hasPrefix(name) } }
  }

  /// The verbs, in table order.
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
      if !argument.isEmpty, command.arguments.isEmpty {
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
  /// Whether a word is the command's name, or another of its words.
  package func isCalled(_ word: String) -> Bool {
    name == word || aliases.contains(word) || words.contains(word)
  }

  /// Its verb, where it starts so, else its word in another language that does.
  fileprivate func word(startingWith start: String) -> String {
    ([name] + words).first { $0.hasPrefix(start) } ?? name
  }
}

extension String {
  /// The text without white space at its ends.
  package func trimmingSpaces() -> String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

/// Why a line is not a command.
package enum CommandError: Error, Hashable, Sendable {
  /// No command starts so; the nearest ones are offered.
  case unknown(String, suggestions: [String])
  /// More than one command starts so.
  case ambiguous(String, candidates: [String])
  /// The command needs an argument; where that is `KEY=VALUE`, one of these keys.
  case missingArgument(usage: String, keys: [String] = [])
  /// The argument can't be read, or there should be none.
  case invalidArgument(String, usage: String)
}

/// Did-you-mean.
package enum Suggestions {
  /// The at most three words nearest to a mistyped one, nearest first; none that is far off.
  ///
  /// Near is an edit distance of at most a third of the longer word, rounded up, with something in
  /// common. Of words that are equally near, those that are preferred come first.
  package static func nearest(
    to word: String, among words: [String], preferring preferred: Set<String> = []
  ) -> [String] {
    // A line of a megabyte is nobody's typing mistake.
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

  /// The optimal string alignment distance: insertions, deletions, substitutions and swaps of
  /// neighbors (Damerau 1964, each part of the text edited at most once).
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
