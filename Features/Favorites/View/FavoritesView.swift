package import Components
import Contracts
package import Domain
package import Localization
package import TextUI
import Viper

/// Shows the favorites as lines of text and reads their commands.
@MainActor
package final class FavoritesView: Displaying, ScreenView {
  private let surface: any Surface
  private let strings: Strings
  private let kind: FavoritesKind
  private var scene: FavoritesScene?
  package let commands: CommandTable<FavoritesEvent>

  /// - Parameter catalogs: those that the commands can name.
  package init(
    surface: any Surface, strings: Strings, catalogs: [CatalogID],
    kind: FavoritesKind = .favorites
  ) {
    self.kind = kind
    self.surface = surface
    self.strings = strings
    commands =
      switch kind {
      case .favorites: FavoritesCommands.table(strings, catalogs: catalogs)
      case .recent: FavoritesCommands.recent(strings)
      }
  }

  package var title: String {
    let name = strings.title(of: kind)
    guard let search = scene?.query.search, !search.isEmpty else { return name }
    return "\(name) /\(search)"
  }

  package var status: ScreenStatus { scene?.status ?? ScreenStatus() }

  package func display(_ scene: FavoritesScene) {
    self.scene = scene
    surface.show { [strings] size in
      Self.text(scene, size: size, strings: strings)
    }
  }

  package func event(for intent: Intent) -> FavoritesEvent? {
    switch intent {
    case .appear: .appeared
    case .adopt: .adopted
    case .resize(let size): .resized(pageSize: Table.pageSize(in: size))
    case .undo: .changed(.undo)
    case .sort(let key): .sorted(key)
    case .reconnect, .stop, .proceed, .find, .inform, .goTo, .mark, .close: nil
    case .accompany, .point, .click, .search, .step, .nextPage, .previousPage, .open, .star:
      RowsEvent.event(for: intent, in: scene).map(FavoritesEvent.rows)
    }
  }

  /// The scene in lines no wider than the window.
  ///
  /// In the smallest windows a page of rows has no header. All rows of the page are there, however many;
  /// before the first page there is only the notice. Without a prompt there are neither hints nor a mark
  /// of the chosen row, and the notice is there in full, not one line of it.
  package nonisolated static func text(
    _ scene: FavoritesScene, size: Size, strings: Strings, isInteractive: Bool = true
  ) -> [Line] {
    let words = FavoritesWords(
      scene: scene, strings: strings, isInteractive: isInteractive && !scene.isPreview)
    let width = max(1, size.columns)
    var lines: [Line] = []
    let hasRows = !(scene.content.value?.rows.isEmpty ?? true)
    let isBare = isInteractive && hasRows && Table.isTiny(size)
    if scene.content != .idle, !isBare { lines.append(words.header.truncated(to: width)) }
    if let page = scene.content.value, !page.rows.isEmpty {
      lines += FavoritesRows.lines(
        page, of: scene.catalogs, chosen: isInteractive ? scene.chosen : nil, width: width,
        strings: strings)
      lines.append(words.footer(page, width: width))
    }
    return lines + words.status(width: width, isReport: !isInteractive)
  }
}

/// The favorites in columns.
///
/// The columns are mark, number, title, of a place its region, country, population and position,
/// distinction (or that the entity is gone), catalog and day of adding. A long title is cut first, but not
/// below a sensible width; a country's code at its end never is. Then a narrow window drops the position,
/// the day, the country, the population, and the catalog.
enum FavoritesRows {
  /// - Parameter traits: those of each row; `nil` if its catalog is not offered.
  private static func columns(_ traits: [RowTraits?], width: Int) -> [TableColumn] {
    Table.numberColumns + [
      .name(end: traits.map { $0?.titleEnd ?? 0 }.min() ?? 0, leavingRoomIn: width)
    ] + RowText.placeColumns + [
      TableColumn(isTrailing: true, yield: .whenTight),
      TableColumn(least: 8, comfort: 20, yield: .whenFull, importance: 1),
      TableColumn(yield: .whenTight, importance: 3),
      TableColumn(yield: .whenTight, importance: 1),
    ]
  }

  static func lines(
    _ page: ListPage, of catalogs: [CatalogDescription], chosen: Int?, width: Int,
    strings: Strings
  ) -> [Line] {
    let texts = RowText(page, chosen: chosen, isByPrefix: true, strings)
    let positions = texts.positions
    let cells = page.rows.enumerated().map { index, row in
      let arePlaces = catalogs.contains { $0.id == row.reference.catalog && $0.arePlaces }
      let place = arePlaces ? texts.place(row) : [Line(), Line(), Line()]
      return texts.start(index) + [
        texts.title(row, row.isGone ? .dim : .plain)
      ] + place + [
        positions[index],
        row.isGone
          ? Line(strings("no longer in the catalog"), .notice)
          : texts.remark(row, hasRegion: place[0].width > 0),
        Line(catalogs.count > 1 ? strings.name(of: row.reference.catalog) : "", .dim),
        Line(row.added.map(texts.formats.dayWrittenOut) ?? "", .dim),
      ]
    }
    let traits = page.rows.map { row in catalogs.first { $0.id == row.reference.catalog }?.rows }
    return Table.lines(cells, in: columns(traits, width: width), width: width)
  }
}
