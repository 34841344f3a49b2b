import Components
import Domain
import Localization
import TextUI

/// Says what the last command on the favorites came to: on a screen in short, for a script whole.
struct FavoritesNoticeWords {
  typealias Message = (text: String, style: TextStyle)

  let strings: Strings

  /// Of an import it has the counts and the first entry that was left out.
  func notice(_ notice: FavoritesNotice) -> Notice {
    switch notice {
    case .failed(let error): Notice(error, strings)
    case .rows(let notice): Notice(notice, strings)
    case .gone(let title):
      Notice(naming: title, .error) { strings(FavoritesText.gone, $0) }
    case .removed(let removal) where removal.missing.isEmpty && removal.removed.count == 1:
      Notice(.removed(removal.removed[0].title), strings)
    case .restored(let titles): Notice(.restored(titles), strings)
    case .exported(let count, let path):
      Notice(naming: path) { strings(FavoritesText.exported, String(count), $0) }
    case .imported(let report):
      Notice(naming: report.skipped.first?.label ?? "") { label in
        ([counts(report)] + report.skipped.prefix(1).map { sentence(about: $0, label: label) })
          .joined(separator: " ")
      }
    case .added, .removed:
      Notice(self.report(notice).map(\.text).joined(separator: " "))
    }
  }

  /// Every sentence there is to say.
  func report(_ notice: FavoritesNotice) -> [Message] {
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
    case .imported(let report):
      [(counts(report), .notice)]
        + report.skipped.map { (sentence(about: $0, label: $0.label), .notice) }
    }
  }

  private func counts(_ report: ImportReport) -> String {
    strings(FavoritesText.imported, String(report.added), String(report.skipped.count))
  }

  private func sentence(about skipped: ImportReport.Skipped, label: String) -> String {
    let reason = strings[text(of: skipped.problem)]
    return skipped.label.isEmpty
      ? strings(FavoritesText.skippedNameless, String(skipped.entry), reason)
      : strings(FavoritesText.skipped, String(skipped.entry), label, reason)
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
