package import TextUI

/// Writes what is told of a call as one line: its time first, then who called whom, with what, and
/// what came of it.
///
/// ```
///        …  session → list.presenter  searched("lima")
///   1.2 ms    list.presenter → interactor  page(CatalogQuery(search: "lima")) ⇒ ListAnswer
///   3.1 ms  session ← list.presenter  searched
/// ```
package struct TraceLineText: Sendable {
  private static let timeColumns = 8
  /// In less, the indentation alone tells who calls: what is called in a line above, or the session.
  private static let namesBothFrom = 60

  private let isUnicode: Bool
  private let width: Int?
  private let words: TraceWords?

  /// - Parameters:
  ///   - isUnicode: false writes the arrows of ASCII.
  ///   - width: the columns a line has; nil is as many as it takes.
  ///   - words: what stands for arrows and columns where text is linear; nil leaves them.
  package init(isUnicode: Bool = true, width: Int? = nil, words: TraceWords? = nil) {
    self.isUnicode = isUnicode
    self.width = width
    self.words = words
  }

  /// The line, to be looked at or listened to.
  package func line(_ line: TraceLine) -> Line {
    Line([Span(text(line), .dim, spoken: words.map { spoken(line, $0) })])
  }

  /// `1.2 ms: list.presenter calls interactor: page("lima"), fails: notFound`.
  private func spoken(_ line: TraceLine, _ words: TraceWords) -> String {
    switch line {
    case .whole(let entry):
      let time = entry.took.map(TraceClock.spoken) ?? words.begins
      let verb = entry.kind == .step ? words.tells : words.calls
      return "\(time): \(parties(entry, verb)): \(entry.message)" + answer(entry, words)
    case .opened(let entry):
      return "\(words.begins): \(parties(entry, words.calls)): \(entry.message)"
    case .closed(let entry):
      let end = words.ends(entry.took.map(TraceClock.spoken) ?? "")
      return "\(end): \(parties(entry, words.calls)): \(name(entry))" + answer(entry, words)
    }
  }

  private func parties(_ entry: TraceEntry, _ verb: String) -> String {
    "\(entry.from.name) \(verb) \(called(entry))"
  }

  private func answer(_ entry: TraceEntry, _ words: TraceWords) -> String {
    entry.outcome.map { ", \(entry.isFailure ? words.fails : words.answer): \($0)" } ?? ""
  }

  /// The line; where it has not the room for all, what came of it keeps half of what there is.
  package func text(_ line: TraceLine) -> String {
    switch line {
    case .whole(let entry):
      let arrow = entry.kind == .step ? ("⇢", "~>") : ("→", "->")
      return joined(head(entry, entry.took, arrow), entry.message, outcome(entry))
    case .opened(let entry): return joined(head(entry, nil, ("→", "->")), entry.message, "")
    case .closed(let entry):
      return joined(head(entry, entry.took, ("←", "<-")), name(entry), outcome(entry))
    }
  }

  /// With what it was called, its beginning tells.
  private func name(_ entry: TraceEntry) -> String { String(entry.message.prefix { $0 != "(" }) }

  /// Whose role it is goes without saying where it is the caller's.
  private func called(_ entry: TraceEntry) -> String {
    entry.from.owner == entry.to.owner ? entry.to.role.rawValue : entry.to.name
  }

  private func joined(_ head: String, _ message: String, _ outcome: String) -> String {
    guard let width else { return head + message + outcome }
    let room = width - DisplayWidth.of(head)
    let kept = max(room - DisplayWidth.of(outcome), room / 2)
    return Self.cut(head + Self.cut(message, to: kept) + outcome, to: width)
  }

  private static func cut(_ text: String, to width: Int) -> String {
    Line(text).truncated(to: width).text
  }

  private func head(
    _ entry: TraceEntry, _ took: Duration?, _ arrow: (String, String)
  ) -> String {
    let time = took.map { TraceClock.text($0, isUnicode: isUnicode) } ?? sign("…", "...")
    let isNarrow = width.map { $0 < Self.namesBothFrom } ?? false
    let from = isNarrow ? "" : "\(entry.from.name) "
    return time.padded(to: Self.timeColumns, leading: true)
      + String(repeating: isNarrow ? " " : "  ", count: entry.depth + 1)
      + "\(from)\(sign(arrow.0, arrow.1)) \(called(entry))" + (isNarrow ? " " : "  ")
  }

  private func outcome(_ entry: TraceEntry) -> String {
    guard let outcome = entry.outcome else { return "" }
    return " \(sign("⇒", "=>")) " + (entry.isFailure ? "throws \(outcome)" : outcome)
  }

  private func sign(_ unicode: String, _ ascii: String) -> String { isUnicode ? unicode : ascii }
}
