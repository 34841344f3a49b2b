package import Localization
package import TextUI

extension Command {
  /// How rows are searched: `/TEXT`, and the same by a word.
  package static func searches(
    _ strings: Strings, searched: @escaping @Sendable (String) -> Event
  ) -> [Command] {
    [CommandForm.prefix("/"), .verb("search")].map { form in
      Command(
        form, arguments: "[TEXT]", summary: strings[RowsText.doSearch], candidates: .titles,
        event: searched)
    }
  }

  /// How one moves about in numbered rows and their pages, by words and by keys.
  ///
  /// - Parameters:
  ///   - moved: so many rows further, or back where negative.
  ///   - page: the page of a number, counted from 1.
  package static func moves(
    _ strings: Strings, moved: @escaping @Sendable (Int) -> Event,
    next: Event, previous: Event, page: @escaping @Sendable (Int) -> Event
  ) -> [Command] {
    [
      Command(.verb("down"), summary: strings[RowsText.doDown], key: .down, letter: "j") { _ in
        moved(1)
      },
      Command(.verb("up"), summary: strings[RowsText.doUp], key: .up, letter: "k") { _ in moved(-1)
      },
      Command(.verb("next"), summary: strings[RowsText.doNext], key: .pageDown, letter: "n") { _ in
        next
      },
      Command(.verb("prev"), summary: strings[RowsText.doPrevious], key: .pageUp, letter: "p") {
        _ in previous
      },
      Command(
        .verb("page"), arguments: "N", summary: strings[RowsText.doPage], candidates: .pages
      ) { argument in Int(argument).flatMap { $0 > 0 ? page($0) : nil } },
    ]
  }
}
