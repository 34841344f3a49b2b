import Contracts
import Domain
package import Localization
package import TextUI
import Viper

extension RowsScene {
  /// The rows of the page, "21–40 of 280".
  ///
  /// Nothing stands out in linear text, so it says first which row is chosen, and on which page.
  ///
  /// - Parameters:
  ///   - isInteractive: whether a row is chosen.
  ///   - strings: the words.
  package func range(isInteractive: Bool, _ strings: Strings) -> Span {
    let page = content.value
    let count = Formats(strings.language).number(page?.count ?? 0)
    let range = strings.range(page?.numbers, of: count)
    guard isInteractive, let page, let row = chosenRow else { return Span(range, .dim) }
    let position = strings(
      "Row {0} of {1}: {2}", String(page.offset + chosen + 1), count, row.title)
    let pages = strings(
      "Page {0} of {1}", String(query.pages(of: page.offset + 1)),
      String(query.pages(of: page.count))
    )
    return Span(range, .dim, spoken: [position, pages, range].joined(separator: ". "))
  }
}
