import Catalog
import Components
import Domain
import Localization
import TextUI

/// The commands of the list.
enum ListCommands {
  /// - Parameters:
  ///   - catalog: what Tab completes filters and sort keys from; nil for a list of any catalog.
  ///   - map: which map its rows lead to.
  static func table(
    _ catalog: CatalogDescription?, map: EntityMap, _ strings: Strings
  ) -> CommandTable<ListEvent> {
    CommandTable(
      Command.searches(strings) { .searched($0) } + selection(catalog, strings)
        + rows(map, strings) + pages(strings))
  }

  private static func selection(
    _ catalog: CatalogDescription?, _ strings: Strings
  ) -> [Command<ListEvent>] {
    var filters = [ListQuery.favoriteKey: [strings[ListQuery.yes]]]
    for filter in catalog?.filters ?? [] {
      filters[filter.key] = filter.typed().map { strings[$0] }
    }
    return [
      Command(
        .verb("filter"), arguments: "KEY=VALUE…", summary: strings[ListText.doFilter],
        candidates: .pairs(filters), event: Self.filters),
      Command(
        .verb("sort"), arguments: "[KEY]", summary: strings[ListText.doSort],
        candidates: .words(catalog?.sortKeys ?? [])
      ) { .sorted($0.isEmpty ? nil : $0) },
      Command(.verb("clear"), summary: strings[ListText.doClear]) { _ in .cleared },
      Command(.verb("all"), summary: strings[ListText.doAll]) { _ in .starredOnly(false) },
      Command(.verb("starred"), summary: strings[ListText.doStarred]) { _ in .starredOnly(true) },
      Command(.verb("grid"), summary: strings[ListText.doGrid]) { _ in .arranged(.grid) },
      Command(.verb("rows"), summary: strings[ListText.doRows]) { _ in .arranged(.rows) },
    ]
  }

  private static func rows(_ map: EntityMap, _ strings: Strings) -> [Command<ListEvent>] {
    let open = strings[RowsText.doOpen]
    var commands: [Command<ListEvent>] = [
      Command(.number, summary: open) { Int($0).map { .opened($0) } },
      .row("open", summary: open) { .opened($0) },
      .rows(
        "info", summary: strings[RowsText.doInfo], key: map == .ofPlace ? .tab : nil,
        letter: "i"
      ) { .detailed($0) },
    ]
    if map != .none {
      commands.append(
        .row(
          "map", summary: strings[RowsText.doMap],
          all: map.isOfLists ? .mappedAll : nil, letter: "m"
        ) { .mapped($0) })
    }
    return commands + [
      .compare(summary: strings[RowsText.doCompare]) { .compared($0) },
      .rows("fav", summary: strings[ListText.doFav], letter: "s") { .toggledFavorite($0) },
      .rows("remove", aliases: ["unfav"], summary: strings[FavoriteText.doRemove]) {
        .removedFavorites($0)
      },
      .rows("copy", summary: strings[RowsText.doCopy]) { .copied($0) },
      Command(.verb("undo"), summary: strings[FavoriteText.doUndo]) { _ in .undone },
    ]
  }

  private static func pages(_ strings: Strings) -> [Command<ListEvent>] {
    Command<ListEvent>.moves(
      strings, moved: { .moved(by: $0) }, next: .next, previous: .previous, page: { .page($0) })
      + [
        Command(.verb("refresh"), summary: strings[ListText.doRefresh]) { _ in .retried },
        Command(.verb("retry"), summary: strings[RowsText.doRetry]) { _ in .retried },
      ]
  }

  @Sendable private static func filters(_ argument: String) -> ListEvent? {
    let pairs = TypedPair.all(in: argument)
    return pairs.isEmpty ? nil : .filtered(pairs.map { Filter(key: $0.key, value: $0.value) })
  }
}
