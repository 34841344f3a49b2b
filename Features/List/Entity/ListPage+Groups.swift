import Components
import Contracts

extension ListPage {
  /// The index of the first row found by another name, below top hits; `nil` if that row is not on this
  /// page, or if the order of the rows mixes the two groups.
  ///
  /// Top hits found by another name move those found by their own, which end as much later.
  var alternateStart: Int? {
    let below = rows.dropFirst(topHits)
    guard alternateTotal > 0, let start = below.firstIndex(where: { $0.matchedName != nil }),
      below[start...].allSatisfy({ $0.matchedName != nil })
    else { return nil }
    let moved = offset + start - total
    let isHere =
      offset == 0
      ? moved == rows.prefix(topHits).count { $0.matchedName != nil }
      // How many were moved by the first page is not known on another.
      : moved == 0 || start > 0 && (0...CatalogQuery.mostTopHits).contains(moved)
    return isHere ? start : nil
  }

  /// The index of the first row below the top hits; `nil` if there are no top hits, or nothing below them.
  var restStart: Int? { topHits > 0 && topHits < rows.count ? topHits : nil }

  /// Whether a service may have more: nothing was ever fetched, the page reaches the last stored row, or
  /// names of its rows are missing.
  ///
  /// A notice does not wait for names.
  func isOpen(beside notice: ListNotice?) -> Bool {
    if lacksNames, notice == nil { return true }
    let isAtEnd = offset + rows.count >= count
    return !isCached || query.search.isEmpty && isAtEnd
  }

  /// The notice beside the rows.
  var notice: ListNotice? {
    if let partialError { return .incomplete(partialError) }
    if unreadable > 0 { return .unreadable(unreadable) }
    if skipped > 0 { return .skipped(skipped) }
    return missingNames.map { .unnamed($0, isRefreshed: isRefreshed) }
  }

  /// The notice of a finished refresh, unless the rows have one that says more.
  var refreshNotice: ListNotice? {
    notice ?? .rows(provenance.state == .embedded ? .nothingToFetch : .refreshed)
  }
}
