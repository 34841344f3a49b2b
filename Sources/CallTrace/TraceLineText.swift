import TextUI

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

  /// - Parameters:
  ///   - isUnicode: false writes the arrows of ASCII.
  ///   - width: the columns a line has; nil is as many as it takes.
  package init(isUnicode: Bool = true, width: Int? = nil) {
    self.isUnicode = isUnicode
    self.width = width
  }

  /// The line; where it has not the room for all, what came of it keeps half of what there is.
  package func text(_ line: TraceLine) -> String {
    switch line {
    case .whole(let entry):
      let arrow = entry.kind == .step ? ("⇢", "~>") : ("→", "->")
      return joined(head(entry, entry.took, arrow), entry.message, outcome(entry))
    case .opened(let entry): return joined(head(entry, nil, ("→", "->")), entry.message, "")
    case .closed(let entry):
      // With what it was called, its beginning tells.
      let name = String(entry.message.prefix { $0 != "(" })
      return joined(head(entry, entry.took, ("←", "<-")), name, outcome(entry))
    }
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
    let isWithin = entry.from.owner == entry.to.owner
    let from = isNarrow ? "" : "\(entry.from.name) "
    let to = isWithin ? entry.to.role.rawValue : entry.to.name
    return time.padded(to: Self.timeColumns, leading: true)
      + String(repeating: isNarrow ? " " : "  ", count: entry.depth + 1)
      + "\(from)\(sign(arrow.0, arrow.1)) \(to)" + (isNarrow ? " " : "  ")
  }

  private func outcome(_ entry: TraceEntry) -> String {
    guard let outcome = entry.outcome else { return "" }
    return " \(sign("⇒", "=>")) " + (entry.isFailure ? "throws \(outcome)" : outcome)
  }

  private func sign(_ unicode: String, _ ascii: String) -> String { isUnicode ? unicode : ascii }
}
