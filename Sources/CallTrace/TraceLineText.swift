import TextUI

/// Writes what is told of a call as one line: its time first, then who called whom, with what, and
/// what came of it.
///
/// ```
///        …  session → list.presenter  searched("lima")
///   1.2 ms    list.presenter → interactor  page(CatalogQuery(search: "lima")) ⇒ ListAnswer
///   3.1 ms  session ← list.presenter  searched("lima")
/// ```
package struct TraceLineText: Sendable {
  private static let timeColumns = 8

  private let isUnicode: Bool

  /// - Parameter isUnicode: false writes the arrows of ASCII.
  package init(isUnicode: Bool = true) {
    self.isUnicode = isUnicode
  }

  /// The line, however wide; whoever shows it cuts it.
  package func text(_ line: TraceLine) -> String {
    switch line {
    case .whole(let entry):
      let arrow = entry.kind == .step ? ("⇢", "~>") : ("→", "->")
      return head(entry, entry.took, arrow) + entry.message + outcome(entry)
    case .opened(let entry): return head(entry, nil, ("→", "->")) + entry.message
    case .closed(let entry):
      return head(entry, entry.took, ("←", "<-")) + entry.message + outcome(entry)
    }
  }

  private func head(
    _ entry: TraceEntry, _ took: Duration?, _ arrow: (String, String)
  ) -> String {
    let time = took.map { TraceClock.text($0, isUnicode: isUnicode) } ?? sign("…", "...")
    let isWithin = entry.from.owner == entry.to.owner
    let to = isWithin ? entry.to.role.rawValue : entry.to.name
    return time.padded(to: Self.timeColumns, leading: true)
      + String(repeating: "  ", count: entry.depth + 1)
      + "\(entry.from.name) \(sign(arrow.0, arrow.1)) \(to)  "
  }

  private func outcome(_ entry: TraceEntry) -> String {
    guard let outcome = entry.outcome else { return "" }
    return " \(sign("⇒", "=>")) " + (entry.isFailure ? "throws \(outcome)" : outcome)
  }

  private func sign(_ unicode: String, _ ascii: String) -> String { isUnicode ? unicode : ascii }
}
