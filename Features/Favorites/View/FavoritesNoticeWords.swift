import Domain
import Localization
import TextUI

/// Says what the last command on the favorites came to.
struct FavoritesNoticeWords {
  typealias Message = (text: String, style: TextStyle)

  /// How much of a long report a screen shows.
  private static let reportLimit = 10

  let strings: Strings
  let isInteractive: Bool

  func lines(for notice: FavoritesNotice) -> [Message] {
    switch notice {
    case .failed(let error): [(strings.message(for: error), .error)]
    case .rows(let notice):
      [(strings.message(for: notice), notice.isError ? .error : .notice)]
    case .gone(let title): [(strings(FavoritesText.gone, title), .error)]
    case .added(let addition):
      addition.added.map { (strings.message(for: .added($0.title)), .notice) }
        + addition.already.map { (strings(FavoritesText.already, $0.title), .notice) }
    case .removed(let removal):
      removal.removed.map { (strings.message(for: .removed($0.title)), .notice) }
        + removal.missing.map { (strings(FavoritesText.notAFavorite, name(of: $0)), .error) }
    case .restored(let titles): [(strings.message(for: .restored(titles)), .notice)]
    case .exported(let count, let path):
      [(strings(FavoritesText.exported, String(count), path), .notice)]
    case .imported(let report): lines(for: report)
    }
  }

  private func lines(for report: ImportReport) -> [Message] {
    let counts = (String(report.added), String(report.skipped.count))
    let shown = isInteractive ? Self.reportLimit : report.skipped.count
    var lines: [Message] = [(strings(FavoritesText.imported, counts.0, counts.1), .notice)]
    lines += report.skipped.prefix(shown).map { skipped in
      let reason = strings[text(of: skipped.problem)]
      let text =
        skipped.label.isEmpty
        ? strings(FavoritesText.skippedNameless, String(skipped.entry), reason)
        : strings(FavoritesText.skipped, String(skipped.entry), skipped.label, reason)
      return (text, .notice)
    }
    if report.skipped.count > shown {
      let rest = String(report.skipped.count - shown)
      lines.append((strings(FavoritesText.skippedMore, rest), .notice))
    }
    return lines
  }

  private func name(of reference: Reference) -> String {
    "\(reference.catalog.rawValue)/\(reference.id)"
  }

  private func text(of problem: EntryProblem) -> FavoritesText {
    switch problem {
    case .notAnEntry: .notAnEntry
    case .unknownCatalog: .unknownCatalog
    case .invalidID: .invalidID
    case .invalidTitle: .invalidTitle
    case .invalidPosition: .invalidPosition
    case .invalidDate: .invalidDate
    case .noTitle: .noTitle
    case .alreadyFavorite: .alreadyFavorite
    case .twice: .twice
    }
  }
}
