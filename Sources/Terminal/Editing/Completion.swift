import TextUI

/// The ways to complete a line at Tab.
package struct Completion: Hashable, Sendable {
  /// A text that can take the place of what is replaced.
  package struct Candidate: Hashable, Sendable {
    package let text: String
    /// A remark that the list shows beside the text; it is not inserted.
    package let remark: String

    package init(_ text: String, remark: String = "") {
      self.text = text
      self.remark = remark
    }
  }

  /// The candidates in the order of the list.
  package var candidates: [Candidate]
  /// The number of characters before the cursor that a candidate replaces.
  package var replacing: Int
  /// The text that follows a candidate if it is the only one.
  package var suffix: String
  /// The number of further candidates, which are only counted.
  package var unlisted: Int
  /// Whether each candidate continues what it replaces, accents and case aside.
  ///
  /// Only then the text that several candidates share can be inserted.
  package var continues: Bool

  package init(
    _ candidates: [Candidate], replacing: Int = 0, suffix: String = " ", unlisted: Int = 0,
    continues: Bool = true
  ) {
    self.candidates = candidates
    self.replacing = replacing
    self.suffix = suffix
    self.unlisted = unlisted
    self.continues = continues
  }

  package init(_ texts: [String] = [], replacing: Int = 0, suffix: String = " ") {
    self.init(texts.map { Candidate($0) }, replacing: replacing, suffix: suffix)
  }

  /// Finds the completion of a line whose cursor is after a number of characters.
  package typealias Source = @Sendable (_ line: String, _ cursor: Int) async -> Completion
}

/// Lists candidates, and finds the text that they share.
enum CandidateList {
  /// The longest text that all candidates start with, in whole characters.
  static func commonPrefix(of candidates: [String]) -> String {
    guard var prefix = candidates.first else { return "" }
    for candidate in candidates.dropFirst() {
      let equal = zip(prefix, candidate).prefix { $0 == $1 }.count
      prefix = String(prefix.prefix(equal))
    }
    return prefix
  }

  /// The candidates in columns of one width, read downwards: the text, and the remark beside it.
  ///
  /// A last line ("… +12") counts the candidates that do not fit the rows, and those that are not listed.
  static func lines(
    _ candidates: [Completion.Candidate], unlisted: Int = 0, size: Size
  ) -> [Line] {
    let cells = cells(candidates).map { $0.truncated(to: size.columns) }
    let width = (cells.map(\.width).max() ?? 0) + 2
    let columns = max(1, (size.columns + 2) / width)
    let needed = (cells.count + columns - 1) / columns
    // The last row of the screen is the prompt's.
    let most = max(1, size.rows - 1)
    let isCut = needed > most || unlisted > 0
    let rows = isCut ? max(1, min(needed, most - 1)) : needed
    let shown = cells.prefix(rows * columns)
    var lines = (0..<min(rows, shown.count)).map { row in
      let indices = Array(stride(from: row, to: shown.count, by: rows))
      return Line(
        indices.flatMap { index in
          let padding = index == indices.last ? 0 : width - shown[index].width
          return padding > 0 ? shown[index].spans + [.gap(padding)] : shown[index].spans
        })
    }
    if isCut { lines.append(Line("… +\(cells.count - shown.count + unlisted)", .dim)) }
    return lines
  }

  /// The candidates one after the other, for linear text.
  static func sentence(_ candidates: [Completion.Candidate], unlisted: Int = 0) -> Line {
    let texts = candidates.map { $0.remark.isEmpty ? $0.text : "\($0.text) (\($0.remark))" }
    return Line((texts + (unlisted > 0 ? ["… +\(unlisted)"] : [])).joined(separator: ", "))
  }

  /// Each candidate as a line; all remarks begin in one column.
  private static func cells(_ candidates: [Completion.Candidate]) -> [Line] {
    let texts = candidates.map { SafeText.clean($0.text) }
    guard candidates.contains(where: { !$0.remark.isEmpty }) else { return texts.map { Line($0) } }
    let width = texts.map { DisplayWidth.of($0) }.max() ?? 0
    return zip(candidates, texts).map { candidate, text in
      Line([Span(text.padded(to: width)), Span("  " + candidate.remark, .dim)])
    }
  }
}
