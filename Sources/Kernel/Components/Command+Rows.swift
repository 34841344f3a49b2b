import Domain
package import Localization
package import TextUI

/// The commands of any screen with rows, in parts, so that each screen's help has its own order.
extension Command<RowsEvent> {
  /// `/TEXT`, and the same by a word.
  package static func searches(_ strings: Strings) -> [Self] {
    [CommandForm.prefix("/"), .verb("search")].map { form in
      Command(
        form, arguments: "[TEXT]", summary: strings("search by name"), candidates: .titles
      ) { .searched($0) }
    }
  }

  /// The commands that open a row.
  ///
  /// - Parameters:
  ///   - hasMap: whether rows have a map, too.
  ///   - mapsAll: whether there is a map of all rows.
  ///   - isAllAlone: whether that is what `map` alone means, in place of the map of the chosen row.
  ///   - infoKey: the key for the chosen row's detail.
  package static func openings(
    _ strings: Strings, hasMap: Bool = true, mapsAll: Bool, isAllAlone: Bool = false,
    infoKey: EditKey? = nil
  ) -> [Self] {
    let open = strings("open row N; without N, the chosen row")
    let map = row(
      "map", summary: strings("show row N on the map, or all rows"),
      all: mapsAll ? .mappedAll : nil, letter: "m"
    ) { $0 == nil && isAllAlone ? .mappedAll : .mapped($0) }
    return [
      Command(.number, summary: open) { Int($0).map { .opened($0) } },
      row("open", summary: open) { .opened($0) },
      rows(
        "info",
        summary: strings("show all that is known of row N; 2-5 9: of several, next by next"),
        key: infoKey, letter: "i"
      ) { .detailed($0) },
    ] + (hasMap ? [map] : [])
      + [
        compare(
          summary: strings(
            "show two rows side by side, or two entries by their names; 1 and 2 open them")
        ) { .compared($0) }
      ]
  }

  package static func stars(_ strings: Strings) -> [Self] {
    [
      rows(
        "fav", aliases: StarWords.star,
        summary: strings("make row N a favorite, or no longer one; 2-5 9: make several"),
        letter: "s"
      ) {
        .toggledFavorite($0)
      },
      rows("remove", aliases: StarWords.unstar, summary: strings("take rows out of the favorites"))
      {
        .removedFavorites($0)
      },
    ]
  }

  package static func copy(_ strings: Strings) -> Self {
    rows("copy", summary: strings("copy the title and the link of rows, a line each")) {
      .copied($0)
    }
  }

  /// How one moves about in the rows and their pages, by words and by keys.
  package static func moves(_ strings: Strings) -> [Self] {
    func move(
      _ verb: String, _ text: Words, _ key: EditKey, _ letter: Character, _ event: RowsEvent
    ) -> Self {
      Command(.verb(verb), summary: strings[text], key: key, letter: letter) { _ in event }
    }
    return [
      move("down", Words("choose the next row"), .down, "j", .moved(by: 1)),
      move("up", Words("choose the row before"), .up, "k", .moved(by: -1)),
      move("next", Words("go to the next page"), .pageDown, "n", .next),
      move("prev", Words("go to the page before"), .pageUp, "p", .previous),
      Command(
        .verb("page"), arguments: "N|first|last",
        summary: strings("go to page N, to the first one or the last one"),
        candidates: .pages, event: page),
    ]
  }

  @Sendable private static func page(_ argument: String) -> RowsEvent? {
    let word = argument.lowercased()
    if Words("first", context: "argument").contain(word) { return .page(1) }
    if Words("last", context: "argument").contain(word) { return .page(nil) }
    return Int(digits: argument).flatMap { $0 > 0 ? .page($0) : nil }
  }
}

/// The other words for `fav` and `remove`, which are the same on every screen.
package enum StarWords {
  package static let star = ["star", "favorite"]
  package static let unstar = ["unfav", "unstar"]
}

extension Command {
  /// The commands that make the entity on screen a favorite, and that take it out of the favorites.
  package static func starsOfOne(
    _ strings: Strings, toggled: Event, removed: Event
  ) -> [Self] {
    [
      Command(
        .verb("fav", aliases: StarWords.star),
        summary: strings("make it a favorite, or no longer one"), letter: "s"
      ) { _ in toggled },
      Command(
        .verb("remove", aliases: StarWords.unstar), summary: strings("take it out of the favorites")
      ) {
        _ in removed
      },
    ]
  }
}

extension Command {
  /// How two of something are compared, by the words for both.
  package static func compare(
    summary: String, event: @escaping @Sendable ([String]) -> Event?
  ) -> Command {
    Command(.verb("compare"), arguments: "A B", summary: summary, candidates: .titles) { text in
      let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
      return words.count > 1 ? event(words) : nil
    }
  }
}
