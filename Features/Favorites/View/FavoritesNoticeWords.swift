import Catalog
import Components
import Domain
import Localization
import TextUI

/// Says what the last command on the favorites came to.
struct FavoritesNoticeWords {
  let strings: Strings

  /// Of several sentences a screen says the first two: of an import its counts and the first entry
  /// that was left out.
  func notice(_ notice: FavoritesNotice) -> Notice? {
    let sentences = sentences(notice).prefix(2)
    return sentences.dropFirst().reduce(sentences.first) { $0?.followed(by: $1) }
  }

  /// Every sentence there is to say, for a script.
  func sentences(_ notice: FavoritesNotice) -> [Notice] {
    switch notice {
    case .failed(let error): [Notice(error, strings)]
    case .rows(let notice): [Notice(notice, strings)]
    case .gone(let title): [Notice(naming: title, .error) { strings(FavoritesText.gone, $0) }]
    case .added(let addition):
      addition.added.map { Notice(.added($0.title), strings) }
        + addition.already.map { Notice(strings(FavoritesText.already, $0.title)) }
    case .removed(let removal):
      removal.removed.map { Notice(.removed($0.title), strings) }
        + removal.missing.map { Notice(strings(FavoritesText.notAFavorite, name(of: $0)), .error) }
    case .restored(let titles): [Notice(.restored(titles), strings)]
    case .exported(let count, let path):
      [Notice(naming: path) { strings(FavoritesText.exported, String(count), $0) }]
    case .imported(let report):
      [Notice(counts(report))]
        + report.skipped.map { skipped in
          Notice(naming: skipped.label) { sentence(about: skipped, label: $0) }
        }
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
