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
