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

  /// How two of something are compared, by the words for both.
  package static func compare(
    summary: String, event: @escaping @Sendable ([String]) -> Event?
  ) -> Command {
    Command(.verb("compare"), arguments: "A B", summary: summary, candidates: .titles) { text in
      let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
      return words.count > 1 ? event(words) : nil
    }
  }

  /// How one moves about in numbered rows and their pages, by words and by keys.
  ///
  /// - Parameters:
  ///   - moved: by this many rows down, or up where negative.
  ///   - page: the page of a number, counted from 1.
  package static func moves(
    _ strings: Strings, moved: @escaping @Sendable (Int) -> Event,
    next: Event, previous: Event, page: @escaping @Sendable (Int) -> Event
  ) -> [Command] {
    func move(
      _ verb: String, _ text: RowsText, _ key: EditKey, _ letter: Character, _ event: Event
    ) -> Command {
      Command(.verb(verb), summary: strings[text], key: key, letter: letter) { _ in event }
    }
    return [
      move("down", .doDown, .down, "j", moved(1)), move("up", .doUp, .up, "k", moved(-1)),
      move("next", .doNext, .pageDown, "n", next),
      move("prev", .doPrevious, .pageUp, "p", previous),
      Command(
        .verb("page"), arguments: "N", summary: strings[RowsText.doPage], candidates: .pages
      ) { argument in Int(argument).flatMap { $0 > 0 ? page($0) : nil } },
    ]
  }
}
