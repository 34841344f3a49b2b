import Components
import Contracts
import Domain
import Localization
import TextUI

/// The commands of the favorites.
enum FavoritesCommands {
  /// - Parameter catalogs: the catalogs to choose from.
  static func table(
    _ strings: Strings, catalogs: [CatalogID]
  ) -> CommandTable<FavoritesEvent> {
    let clear = Command<FavoritesEvent>(
      .verb("clear"), summary: strings("take off search, filters and order")
    ) { _ in .rows(.cleared) }
    return CommandTable(
      rows(strings, mapsAll: true) + events(Command.searches(strings)) + [clear] + pages(strings)
        + [
          .filter(
            FavoritesFilter.options(catalogs),
            summary: strings("show only the favorites that fit; without a value, all again"),
            strings
          ) { .filtered($0) },
          sort(strings),
        ] + files(strings))
  }

  private static func sort(_ strings: Strings) -> Command<FavoritesEvent> {
    .sort(
      FavoritesSort.allCases.map { SortOption($0.rawValue, $0.words) },
      summary: strings("put the list in order; without a key, in its usual one"),
      strings
    ) { .sorted($0) }
  }

  /// The commands of the entities that were opened last.
  static func recent(_ strings: Strings) -> CommandTable<FavoritesEvent> {
    CommandTable(rows(strings, mapsAll: false) + pages(strings) + [sort(strings)])
  }

  private static func rows(_ strings: Strings, mapsAll: Bool) -> [Command<FavoritesEvent>] {
    let openings = Command.openings(strings, mapsAll: mapsAll, isAllAlone: mapsAll)
    return events(openings + [Command.copy(strings)] + Command.stars(strings))
      + [
        Command(
          .verb("undo"), summary: strings("undo the last change of favorites: a star, or a removal")
        ) { _ in .changed(.undo) }
      ]
  }

  private static func pages(_ strings: Strings) -> [Command<FavoritesEvent>] {
    events(Command.moves(strings))
      + [
        Command(
          .verb("retry"), summary: strings("try what failed again; if nothing did, fetch anew")
        ) { _ in .retried }
      ]
  }

  private static func events(_ commands: [Command<RowsEvent>]) -> [Command<FavoritesEvent>] {
    commands.map { $0.map(FavoritesEvent.rows) }
  }

  private static func files(_ strings: Strings) -> [Command<FavoritesEvent>] {
    [
      Command(
        .verb("export"), arguments: "FILE",
        summary: strings(
          "write all favorites to a file, as its ending says; export! FILE replaces one"),
        candidates: .files
      ) { export($0).map(FavoritesEvent.changed) },
      Command(
        .verb("import"), arguments: "FILE",
        summary: strings("add the favorites of a file, or your own points"),
        candidates: .files
      ) { file($0).map { .changed(.restore(path: $0)) } },
    ]
  }

  /// `export FILE`, or `export! FILE` if it takes another's place.
  private static func export(_ argument: String) -> FavoritesChange? {
    guard argument.hasPrefix("!") else { return file(argument).map { .export(path: $0) } }
    let path = String(argument.dropFirst()).trimmingSpaces()
    guard !path.isEmpty else { return nil }
    return file(path).map { .export(path: $0, replacing: true) }
  }

  /// A path; not `-`, because the terminal's streams are the prompt's.
  private static func file(_ argument: String) -> String? { argument == "-" ? nil : argument }
}
