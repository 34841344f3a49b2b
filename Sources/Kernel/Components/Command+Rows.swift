import Domain
package import Localization
package import TextUI

/// The commands of any screen with rows, in parts, so that each screen's help has its own order.
extension Command<RowsEvent> {
  /// `/TEXT`, and the same by a word.
  package static func searches(_ strings: Strings) -> [Self] {
    [CommandForm.prefix("/"), .verb("search")].map { form in
      Command(
        form, arguments: "[TEXT]", summary: strings[RowsText.doSearch], candidates: .titles
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
    let open = strings[RowsText.doOpen]
    let map = row(
      "map", summary: strings[RowsText.doMap], all: mapsAll ? .mappedAll : nil, letter: "m"
    ) { $0 == nil && isAllAlone ? .mappedAll : .mapped($0) }
    return [
      Command(.number, summary: open) { Int($0).map { .opened($0) } },
      row("open", summary: open) { .opened($0) },
      rows("info", summary: strings[RowsText.doInfo], key: infoKey, letter: "i") { .detailed($0) },
    ] + (hasMap ? [map] : [])
      + [compare(summary: strings[RowsText.doCompare]) { .compared($0) }]
  }

  package static func stars(_ strings: Strings) -> [Self] {
    [
      rows("fav", aliases: StarWords.star, summary: strings[ListText.doFav], letter: "s") {
        .toggledFavorite($0)
      },
      rows("remove", aliases: StarWords.unstar, summary: strings[StarText.doRemove]) {
        .removedFavorites($0)
      },
    ]
  }

  package static func copy(_ strings: Strings) -> Self {
    rows("copy", summary: strings[RowsText.doCopy]) { .copied($0) }
  }

  /// How one moves about in the rows and their pages, by words and by keys.
  package static func moves(_ strings: Strings) -> [Self] {
    func move(
      _ verb: String, _ text: RowsText, _ key: EditKey, _ letter: Character, _ event: RowsEvent
    ) -> Self {
      Command(.verb(verb), summary: strings[text], key: key, letter: letter) { _ in event }
    }
    return [
      move("down", .doDown, .down, "j", .moved(by: 1)),
      move("up", .doUp, .up, "k", .moved(by: -1)),
      move("next", .doNext, .pageDown, "n", .next),
      move("prev", .doPrevious, .pageUp, "p", .previous),
      Command(
        .verb("page"), arguments: "N|first|last", summary: strings[RowsText.doPage],
        candidates: .pages, event: page),
    ]
  }

  @Sendable private static func page(_ argument: String) -> RowsEvent? {
    let word = argument.lowercased()
    func isCalled(_ text: ArgumentText) -> Bool {
      Words(text.rawValue, Strings(.spanish)[text]).contain(word)
    }
    if isCalled(.first) { return .page(1) }
    if isCalled(.last) { return .page(nil) }
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
        .verb("fav", aliases: StarWords.star), summary: strings[StarText.doToggle], letter: "s"
      ) { _ in toggled },
      Command(.verb("remove", aliases: StarWords.unstar), summary: strings[StarText.doRemoveOne]) {
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
