import Catalog
import Domain
import Localization

/// Writes out what the interactor found.
struct ListRowFormat {
  let formats: Formats

  func page(_ answer: ListAnswer) -> ListPage {
    ListPage(
      rows: answer.items.map { row($0, search: answer.query.search) },
      total: answer.total,
      alsoKnownTotal: answer.alsoKnownTotal,
      offset: answer.query.offset,
      countText: formats.number(answer.total + answer.alsoKnownTotal),
      alsoKnownText: formats.number(answer.alsoKnownTotal))
  }

  /// Positions have four decimal places, some ten metres.
  private func row(_ item: ListItem, search: String) -> ListRow {
    let found = item.matchedName ?? item.summary.title
    let highlight = search.isEmpty ? 0 : Fold.matchedPrefix(of: found, query: search) ?? 0
    return ListRow(
      reference: item.reference,
      title: item.summary.title,
      highlight: highlight,
      position: item.summary.position.map { CoordinateFormat.decimal($0, places: 4) },
      distinction: item.summary.distinction.map(formats.label),
      isFavorite: item.isFavorite,
      matchedName: item.matchedName)
  }
}
