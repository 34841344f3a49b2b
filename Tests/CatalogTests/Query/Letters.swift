import Catalog

/// A made-up question.
struct Letters: PagedQuery, Hashable {
  var search = ""
  var offset = 0
  var pageSize = 2

  func isSameSelection(as other: Letters) -> Bool { search == other.search }
}
