/// The commands of a screen: one table parses, explains and completes them.
package struct CommandTable<Event: Sendable>: Sendable {
  package let commands: [Command<Event>]

  package init(_ commands: [Command<Event>]) {
    self.commands = commands
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
    CommandTable<Other>(commands.map { $0.map(transform) })
  }

  /// Reads a line; nil for one that is empty.
  ///
  /// Verbs are read in any case and may be abbreviated as far as they stay unambiguous.
  package func event(_ line: String) throws(CommandError) -> Event? {
    let line = line.trimmingSpaces()
    guard let first = line.first else { return nil }
    if let command = commands.first(where: { $0.form == .prefix(first) }) {
      return try event(of: command, argument: String(line.dropFirst()).trimmingSpaces())
    }
    if line.allSatisfy({ $0.isASCII && $0.isNumber }),
      let command = commands.first(where: { $0.form == .number })
    {
      return try event(of: command, argument: line)
    }
    let word = line.prefix { !$0.isWhitespace }
    // A mark at the end of a verb (`export! FILE`) is the beginning of what it takes.
    let verb = word.count > 1 && word.hasSuffix("!") ? word.dropLast() : word
    let command = try self.command(named: String(verb))
    let rest = String(line.dropFirst(verb.count)).trimmingSpaces()
    return try event(of: command, calledBy: verb.lowercased(), argument: rest)
  }

  /// What a key does while nothing is typed; nil where it does nothing.
  package func event(for key: EditKey) -> Event? {
    commands.first { $0.key == key }?.event("")
  }

  /// The keys that do something while nothing is typed.
  package var keys: Set<EditKey> { Set(commands.compactMap(\.key)) }

  /// Finds a verb by its name, an alias or an abbreviation, in any case.
  package func command(named typed: String) throws(CommandError) -> Command<Event> {
    let word = typed.lowercased()
    var abbreviated: [(verb: String, command: Command<Event>)] = []
    for command in commands {
      guard case .verb(let verb, let aliases) = command.form else { continue }
      if verb == word || aliases.contains(word) { return command }
      if verb.hasPrefix(word) { abbreviated.append((verb, command)) }
    }
    if abbreviated.count == 1 { return abbreviated[0].command }
    if abbreviated.isEmpty {
      throw .unknown(typed, suggestions: Suggestions.nearest(to: word, among: verbs))
    }
    throw .ambiguous(typed, candidates: abbreviated.map(\.verb))
  }

  /// The verbs, in table order.
  package var verbs: [String] {
    commands.compactMap { if case .verb(let verb, _) = $0.form { verb } else { nil } }
  }

  private func event(
    of command: Command<Event>, calledBy alias: String? = nil, argument: String
  ) throws(CommandError) -> Event {
    let usage = command.usage(calledBy: alias)
    if command.form != .number {
      if argument.isEmpty, command.needsArgument { throw .missingArgument(usage: usage) }
      if !argument.isEmpty, command.arguments.isEmpty {
        throw .invalidArgument(argument, usage: usage)
      }
    }
    guard let event = command.event(argument) else {
      throw .invalidArgument(argument, usage: usage)
    }
    return event
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
