package import Domain
package import Localization
import TextUI

extension Strings {
  /// How far something is, with a bar where the end is known: "PokeAPI  [########............]  40 %
  /// 9/22", then the rows and the time left if they are known; cut to the columns; linear text has no bar.
  package func text(
    of progress: FetchProgress, isPlain: Bool = false, columns: Int
  ) -> String {
    var parts = [SafeText.clean(progress.task.map { self[$0] } ?? name(of: progress.service))]
    var amounts = [progress.done]
    if let total = progress.total, total > 0 {
      let width = 20
      let done = min(progress.done, total)
      let filled = done * width / total
      let bar =
        String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
      parts += (isPlain ? [] : ["[\(bar)]"]) + ["\(done * 100 / total) %"]
      amounts = [done, total]
    }
    parts.append(text(of: amounts, progress.unit))
    if let rows = progress.rows, rows > 0 {
      let number = Formats(language).number(rows)
      parts.append(self("{0} row", plural: "{0} rows", of: rows, number))
    }
    if let seconds = progress.secondsLeft { parts.append(timeLeft(seconds)) }
    return parts.joined(separator: isPlain ? ", " : "  ").prefix(columns: columns)
  }

  private func timeLeft(_ seconds: Int) -> String {
    seconds < 60
      ? self("{0} s left", String(seconds)) : self("{0} min left", String((seconds + 59) / 60))
  }

  private func text(of amounts: [Int], _ unit: FetchProgress.Unit) -> String {
    let formats = Formats(language)
    switch unit {
    case .requests where amounts.count == 1: return formats.number(amounts[0])
    case .requests: return amounts.map(String.init).joined(separator: "/")
    case .rows: return amounts.map(formats.number).joined(separator: "/")
    case .bytes: return self("{0} MB", amounts.map(formats.megabytes).joined(separator: "/"))
    }
  }
}
