import Components
import Contracts
import Domain
import Localization
import TextUI
import Viper

/// Lays out the home screen: a map of the world, the rows, and what to type.
struct HomeLayout: Sendable {
  let strings: Strings
  /// The characters that the map is drawn with; `nil` if none is drawn.
  let mode: CanvasMode?
  /// Whether a person types at a prompt; a line of a script is a command and nothing else.
  let isInteractive: Bool

  /// The fewest rows in which a map says something.
  private static let leastRows = 6

  /// Returns the lines, none wider than the window.
  ///
  /// The map gets the rows that are left, but for one: a banner may stand above the prompt. A title of
  /// several rows is only the name then.
  func lines(_ scene: HomeScene, in size: Size) -> [Line] {
    let columns = max(1, size.columns)
    let rows = rows(scene, columns)
    let end = typing(columns) + status(scene, columns)
    let title = title(columns)
    let free = size.rows - 1 - rows.count - end.count
    let room = Size(columns: columns, rows: free - 1)
    if scene.hasMap, let mode, let world = scene.world, room.rows >= Self.leastRows {
      let map = WorldMap(world, scene.entries.value ?? [], strings.language)
      return Array(title.prefix(1)) + map.lines(mode, in: room) + rows + end
    }
    let gap = free - title.count < 2 ? [] : [Line()]
    return title + gap + rows + gap + end
  }

  private func title(_ columns: Int) -> [Line] {
    let (name, welcome) = (
      "catalejo", strings("Cities, people, Pokémon and news in your terminal, offline first.")
    )
    guard DisplayWidth.of(name) + 2 + DisplayWidth.of(welcome) > columns else {
      return [Line([Span(name, .title), .gap(2, spoken: strings.colon), Span(welcome)])]
    }
    return [Line(name, .title).truncated(to: columns)]
      + Wrapping.wrap(welcome, to: columns).map { Line($0) }
  }

  private func rows(_ scene: HomeScene, _ columns: Int) -> [Line] {
    let cells = scene.rows.enumerated().map { index, row in
      Table.number(
        index + 1, isChosen: isInteractive ? index == scene.chosen : nil,
        word: strings("chosen") + strings.colon)
        + [Line(title(of: row), .accent), note(of: row, scene)]
    }
    return Table.lines(cells, in: tableColumns, width: columns)
  }

  /// The name that the row is opened by, or the title of an entity.
  func title(of row: HomeRow) -> String {
    switch row {
    case .catalog(let catalog):
      return String(strings[catalog.words.verb].prefix { $0 != " " })
    case .favorites: return strings.verb("favorites")
    case .entry(let entry): return strings.language.title(of: entry.title)
    }
  }

  private func note(of row: HomeRow, _ scene: HomeScene) -> Line {
    switch row {
    case .catalog(let catalog): Line(strings(catalog.words.invitation, scene.placeCount))
    case .favorites: Line(strings("what you have starred"))
    case .entry(let entry) where entry.isFavorite:
      Line([
        Span("★ ", .star, spoken: ""), Span(strings("starred"), .dim), .separator(.dim),
        Span(strings.name(of: entry.reference.catalog), .dim),
      ])
    case .entry(let entry):
      Line(
        [strings("opened lately"), strings.name(of: entry.reference.catalog)].map {
          Span($0, .dim)
        }, separatedBy: .separator(.dim))
    }
  }

  private func typing(_ columns: Int) -> [Line] {
    let (words, examples) =
      isInteractive
      ? (
        Words("Type a name, a position or a command:"),
        Words("lima | 48.86, 2.35 | map paris | help")
      ) : (Words("A line is a command:"), Words("/barcelona | map paris | help"))
    var spans = strings[examples].split(separator: " | ").map { Span(String($0), .accent) }
    let first = spans.removeFirst()
    return Wrapping.wrap(
      Line([Span(strings[words] + " "), first] + spans.flatMap { [.separator(.dim), $0] }),
      to: columns)
  }

  /// Nothing is said of favorites that are being read: the rows come in a moment.
  private func status(_ scene: HomeScene, _ columns: Int) -> [Line] {
    let shown = scene.entries.isLoading ? LoadingState<[HomeEntry], DataError>.idle : scene.entries
    return StatusText(strings: strings, columns: columns, isInteractive: isInteractive)
      .lines(for: shown, notice: scene.notice.map { Notice($0, strings) })
  }

  /// A narrow window cuts the notes first.
  private var tableColumns: [TableColumn] {
    Table.numberColumns + [
      TableColumn(gap: 1, least: 8, comfort: 24, isName: true, spokenEnd: strings.colon),
      TableColumn(least: 8, comfort: 20, yield: .whenFull),
    ]
  }
}
