package import Contracts
import Domain
package import Localization
import Viper

/// Writes out the favorites that the interactor found.
struct FavoritesRowFormat {
  let formats: Formats
  /// The offered catalogs: each has the traits of its rows.
  var catalogs: [CatalogDescription] = []

  func page(_ answer: FavoritesAnswer) -> FavoritesPage {
    let traits = answer.items.map { item in
      catalogs.first { $0.id == item.favorite.reference.catalog }?.rows
    }
    let search = Fold.queryBytes(answer.query.search)
    return FavoritesPage(
      rows: answer.items.map { row($0, search: search) },
      total: answer.total,
      offset: answer.query.offset,
      totalText: formats.number(answer.total),
      isNamed: traits.allSatisfy { $0?.isNamed ?? true },
      titleEnd: traits.map { $0?.titleEnd ?? 0 }.min() ?? 0)
  }

  /// Positions have four decimal places, some ten metres.
  private func row(_ item: FavoritesItem, search: [UInt8]) -> FavoritesRow {
    let title = formats.language.title(of: item.summary)
    return FavoritesRow(
      reference: item.favorite.reference,
      title: title,
      highlights: Self.highlights(title, search),
      position: item.summary.position.map { CoordinateFormat.decimal($0, places: 4) },
      distinction: item.summary.distinction.map(formats.text),
      added: formats.dayWrittenOut(item.favorite.added),
      isGone: item.isGone)
  }

  private static func highlights(_ title: String, _ search: [UInt8]) -> [Range<Int>] {
    let count = Fold.matchedPrefix(of: title, query: search) ?? 0
    return count > 0 ? [0..<count] : []
  }
}

extension FavoritesScene {
  /// The scene of an answer for callers that need no presenter.
  package init(_ answer: FavoritesAnswer, of catalogs: [CatalogDescription], formats: Formats) {
    let format = FavoritesRowFormat(formats: formats, catalogs: catalogs)
    self.init(query: answer.query, content: .success(format.page(answer)))
  }

  /// The scene of a change for callers that need no presenter.
  package init(_ notice: FavoritesNotice) {
    self.init(query: FavoritesQuery(), notice: notice)
  }
}
