import Components
import Contracts
import Domain
import Localization
import TextUI

/// The commands of the list.
enum ListCommands {
  /// - Parameters:
  ///   - catalog: gives Tab its filters and sort keys; `nil` for a list of any catalog.
  ///   - map: the map that its rows lead to.
  static func table(
    _ catalog: CatalogDescription?, map: EntityMap, _ strings: Strings
  ) -> CommandTable<ListEvent> {
    CommandTable(
      events(Command.searches(strings)) + selection(catalog, strings) + rows(map, strings)
        + pages(strings))
  }

  private static func rows(_ map: EntityMap, _ strings: Strings) -> [Command<ListEvent>] {
    let openings = Command.openings(
      strings, hasMap: map != .none, mapsAll: map.isOfLists,
      infoKey: map == .ofPlace ? .tab : nil)
    return events(openings + Command.stars(strings) + [Command.copy(strings)])
      + [
        Command(
          .verb("undo"), summary: strings("undo the last change of favorites: a star, or a removal")
        ) { _ in .undone }
      ]
  }

  private static func pages(_ strings: Strings) -> [Command<ListEvent>] {
    events(Command.moves(strings)) + [
      Command(.verb("refresh"), summary: strings("fetch the list again")) { _ in .retried },
      Command(.verb("retry"), summary: strings("try what failed again; if nothing did, fetch anew"))
      { _ in .retried },
    ]
  }

  private static func events(_ commands: [Command<RowsEvent>]) -> [Command<ListEvent>] {
    commands.map { $0.map(ListEvent.rows) }
  }

  private static func selection(
    _ catalog: CatalogDescription?, _ strings: Strings
  ) -> [Command<ListEvent>] {
    [
      .filter(
        [CatalogQuery.favoriteOption] + (catalog?.filters ?? []),
        summary: strings("show only what fits; without a value, all again"), strings
      ) { .filtered($0) },
      .sort(
        catalog?.sorts ?? [],
        summary: strings("put the list in order; without a key, in its usual one"), strings
      ) { .sorted($0) },
      Command(.verb("clear"), summary: strings("drop search, filters and order")) { _ in
        .rows(.cleared)
      },
      Command(.verb("all"), summary: strings("show all, not only favorites")) { _ in
        .starredOnly(false)
      },
      Command(.verb("starred"), summary: strings("show only favorites")) { _ in .starredOnly(true)
      },
      Command(.verb("grid"), summary: strings("show titles in a grid")) { _ in .arranged(.grid) },
      Command(.verb("rows"), summary: strings("show one row a line")) { _ in .arranged(.rows) },
    ]
  }
}
