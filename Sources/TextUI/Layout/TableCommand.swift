extension Command {
  /// A command on a row: a verb with the row's number, which may be left out for the chosen row.
  package static func row(
    _ verb: String, summary: String, event: @escaping @Sendable (Int?) -> Event
  ) -> Command {
    Command(.verb(verb), arguments: "[N]", summary: summary, candidates: .rows()) { argument in
      if argument.isEmpty { return event(nil) }
      return Int(argument).flatMap { $0 > 0 ? event($0) : nil }
    }
  }
}
