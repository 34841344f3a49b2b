import Domain
package import Localization
package import TextUI

/// Writes a call as one line: its time, the caller and the called role, the arguments and the result.
///
/// ```
///        …  session → list.presenter  searched("lima")
///   1.2 ms    list.presenter → interactor  page(CatalogQuery(search: "lima")) ⇒ ListPage
///   3.1 ms  session ← list.presenter  searched
/// ```
package struct TraceLineText: Sendable {
  private static let timeColumns = 8
  /// The width from which on the caller is named; in fewer columns the indentation shows it.
  private static let namesBothFrom = 60

  private let isUnicode: Bool
  private let width: Int?
  private let strings: Strings?

  /// - Parameters:
  ///   - isUnicode: whether arrows are those of Unicode, or else of ASCII.
  ///   - width: the number of columns of a line; `nil` sets no limit.
  ///   - strings: the words for linear text, in place of arrows and columns; `nil` keeps these.
  package init(isUnicode: Bool = true, width: Int? = nil, strings: Strings? = nil) {
    self.isUnicode = isUnicode
    self.width = width
    self.strings = strings
  }

  /// Returns the line, to be looked at or listened to.
  package func line(_ line: TraceLine) -> Line {
    Line([Span(text(line), .dim, spoken: strings.map { spoken(line, $0) })])
  }

  /// Returns a line to listen to: `1.2 ms: list.presenter calls interactor: page("lima"), fails:
  /// notFound`.
  private func spoken(_ line: TraceLine, _ strings: Strings) -> String {
    let entry = line.entry
    let time = entry.took.map { took in
      line.isEnd ? strings("ends after {0}", took.spoken) : took.spoken
    }
    let verb = strings[entry.kind == .step ? Words("tells") : Words("calls")]
    let outcome = entry.outcome.map { outcome in
      ", " + strings[entry.isFailure ? Words("fails") : Words("answer")] + strings.colon + outcome
    }
    return (time ?? strings("begins")) + strings.colon
      + "\(entry.from.name) \(verb) \(called(entry))" + strings.colon
      + message(line) + (outcome ?? "")
  }

  /// Returns the line; if there is too little room, the result keeps half of it.
  package func text(_ line: TraceLine) -> String {
    let entry = line.entry
    let isNarrow = width.map { $0 < Self.namesBothFrom } ?? false
    let time = entry.took.map { $0.text(isUnicode: isUnicode) } ?? sign("…", "...")
    let arrow =
      line.isEnd ? sign("←", "<-") : entry.kind == .step ? sign("⇢", "~>") : sign("→", "->")
    let head =
      time.padded(to: Self.timeColumns, leading: true)
      + String(repeating: isNarrow ? " " : "  ", count: entry.depth + 1)
      + (isNarrow ? "" : "\(entry.from.name) ") + "\(arrow) \(called(entry))"
      + (isNarrow ? " " : "  ")
    let outcome = entry.outcome.map { outcome in
      " \(sign("⇒", "=>")) " + (entry.isFailure ? "throws \(outcome)" : outcome)
    }
    guard let width else { return head + message(line) + (outcome ?? "") }
    let room = width - DisplayWidth.of(head)
    let kept = max(room - DisplayWidth.of(outcome ?? ""), room / 2)
    return cut(head + cut(message(line), to: kept) + (outcome ?? ""), to: width)
  }

  /// Returns the message of a call; the line of its end has no arguments.
  private func message(_ line: TraceLine) -> String {
    line.isEnd ? String(line.entry.message.prefix { $0 != "(" }) : line.entry.message
  }

  /// Returns the name of the called role, without an owner that is the caller's, too.
  private func called(_ entry: TraceEntry) -> String {
    entry.from.owner == entry.to.owner ? entry.to.role.rawValue : entry.to.name
  }

  private func cut(_ text: String, to width: Int) -> String {
    Line(text).truncated(to: width).text
  }

  private func sign(_ unicode: String, _ ascii: String) -> String { isUnicode ? unicode : ascii }
}

extension Duration {
  package var wholeMicroseconds: Int {
    let (seconds, attoseconds) = components
    return Int(max(0, seconds * 1_000_000 + attoseconds / 1_000_000_000_000))
  }

  /// Returns the duration in the unit that suits it: `85 µs`, `1.2 ms`, `3.40 s`.
  func text(isUnicode: Bool = true) -> String {
    let microseconds = wholeMicroseconds
    if microseconds < 1000 { return "\(microseconds) \(isUnicode ? "µs" : "us")" }
    if microseconds < 1_000_000 {
      let tenths = microseconds / 100
      return "\(tenths / 10).\(tenths % 10) ms"
    }
    let hundredths = microseconds / 10_000
    return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10) s"
  }

  /// The duration to listen to, such as `0.085 ms`, because screen readers read µ in many ways.
  fileprivate var spoken: String {
    guard wholeMicroseconds < 1000 else { return text() }
    return "0.\("\(1000 + wholeMicroseconds)".dropFirst()) ms"
  }
}
