import Catalog
import Domain
import TestSupport

/// A made-up page of rows, one a letter.
struct PageOfLetters: NumberedPage {
  var references: [Reference]
  var offset: Int
  var count: Int

  init(_ letters: String, offset: Int = 0, count: Int? = nil) {
    references = letters.map { Reference(.cities, String($0)) }
    self.offset = offset
    self.count = count ?? letters.count
  }
}

/// A made-up question.
struct Letters: PagedQuery, Hashable {
  var search = ""
  var offset = 0
  var pageSize = 2

  func isSameSelection(as other: Letters) -> Bool { search == other.search }
}
