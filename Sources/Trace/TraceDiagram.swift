/// Draws the calls of a screen as a sequence diagram of Mermaid.
///
/// Syntax: <https://mermaid.js.org/syntax/sequenceDiagram.html>. Signs that mean something there are
/// written as entities, by their decimal code.
package enum TraceDiagram {
  /// The longest message, in characters: participants are as far apart as the messages between them are
  /// long.
  private static let messageLimit = 80

  /// Returns the diagram; if it would be longer than `limit`, the oldest calls are left out.
  ///
  /// - Parameter limit: in units of UTF-16; Mermaid refuses a text of more than 50,000
  ///   (`maxTextSize`).
  package static func text(_ trace: ScreenTrace, limit: Int = 50_000) -> String {
    var trace = trace
    var text = whole(trace)
    while text.utf16.count > limit, !trace.entries.isEmpty {
      trace.drop(trace.entries.count / 8 + 1)
      text = whole(trace)
    }
    return text
  }

  private static func whole(_ trace: ScreenTrace) -> String {
    var lines = ["sequenceDiagram", "  %% \(commented(trace.title))"]
    // The participants come in the order of their first call.
    var seen: Set<TraceParticipant> = []
    for participant in trace.entries.flatMap({ [$0.from, $0.to] })
    where seen.insert(participant).inserted {
      lines.append("  participant \(id(participant)) as \(participant.name)")
    }
    if trace.dropped > 0 {
      let first = trace.entries.first?.from ?? .session
      lines.append("  Note over \(id(first)): \(trace.dropped) older calls are left out")
    }
    return (lines + messages(trace.entries)).joined(separator: "\n") + "\n"
  }

  private static func id(_ participant: TraceParticipant) -> String {
    participant.name.split(separator: ".").joined(separator: "_")
  }

  /// Returns the calls and their ends in order.
  ///
  /// A call without further calls and without a result has no end of its own.
  private static func messages(_ entries: [TraceEntry]) -> [String] {
    let parents = Set(entries.compactMap(\.parent))
    var lines: [(Int, String)] = []
    for entry in entries {
      let (from, to) = (id(entry.from), id(entry.to))
      let time = entry.took.map { " (\($0.text()))" } ?? ""
      let hasEnd = parents.contains(entry.number) || entry.outcome != nil
      if entry.kind == .step || !hasEnd {
        let arrow = entry.kind == .step ? "-->>" : "->>"
        lines.append((entry.number, "  \(from)\(arrow)\(to): \(escaped(entry.message))\(time)"))
        continue
      }
      lines.append((entry.number, "  \(from)->>\(to): \(escaped(entry.message))"))
      guard let ended = entry.ended else { continue }
      let outcome = escaped(entry.outcome ?? "done")
      // A call that fails ends in a cross.
      lines.append((ended, "  \(to)\(entry.isFailure ? "--x" : "-->>")\(from): \(outcome)\(time)"))
    }
    return lines.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func escaped(_ text: String) -> String {
    let text = text.count > messageLimit ? text.prefix(messageLimit - 1) + "…" : text
    return text.unicodeScalars.map { scalar in
      "#;%<>\\&".unicodeScalars.contains(scalar) ? "#\(scalar.value);" : String(scalar)
    }.joined()
  }

  /// A comment ends with its line; in braces it would be a directive.
  private static func commented(_ text: String) -> String {
    text.filter { $0 != "{" && $0 != "}" && $0 != "\n" }
  }
}
