import Localization
import TextUI

/// Other names in few lines: the first of them, and how many more there are.
struct NamesLayout {
  /// Few beside what else there is to read.
  static let usualLines = 1
  /// More are too many where lines have no end.
  private static let most = 20

  let strings: Strings
  let columns: Int

  /// As many of the names as fit, at least one; all of them where they do and are not too many.
  func line(_ names: [String], lines: Int) -> Line {
    let all = line(names, first: names.count)
    if names.count <= Self.most, fits(all, lines) { return all }
    // Short of all, more names never take less room: the most that fit are found by halving.
    var (fitting, tooMany) = (1, min(Self.most + 1, names.count))
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      if fits(line(names, first: middle), lines) { fitting = middle } else { tooMany = middle }
    }
    return line(names, first: fitting)
  }

  private func fits(_ line: Line, _ lines: Int) -> Bool {
    Wrapping.wrap(line, to: columns).count <= lines
  }

  private func line(_ names: [String], first count: Int) -> Line {
    let shown = names.prefix(count).joined(separator: ", ")
    guard count < names.count else { return Line(shown) }
    let more = strings(DetailText.moreNames, String(names.count - count))
    return Line([Span(shown + " "), Span(more, .dim)])
  }
}
