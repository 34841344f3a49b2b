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
}
