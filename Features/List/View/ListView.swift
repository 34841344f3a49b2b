package import Components
package import Contracts
package import Domain
package import Localization
package import TextUI
import Viper

/// Shows the list as lines of text and reads its commands.
@MainActor
package final class ListView: Displaying, ScreenView {
  private let surface: any Surface
  private let strings: Strings
  private let catalog: CatalogDescription
  /// Whether commands can be typed while the list is seen.
  private let hasHints: Bool
  private var scene: ListScene?
  package let commands: CommandTable<ListEvent>

  package init(
    surface: any Surface, strings: Strings, catalog: CatalogDescription, map: EntityMap,
    hasHints: Bool = true
  ) {
    self.hasHints = hasHints
    self.surface = surface
    self.strings = strings
    self.catalog = catalog
    commands = ListCommands.table(catalog, map: map, strings)
  }

  package var title: String {
    let name = strings.name(of: catalog.id)
    guard let search = scene?.query.search, !search.isEmpty else { return name }
    return "\(name) /\(search)"
  }

  package var status: ScreenStatus { scene?.status ?? ScreenStatus() }

  package func display(_ scene: ListScene) {
    self.scene = scene
    surface.show { [strings, hasHints] size in
      Self.text(scene, size: size, strings: strings, hasHints: hasHints)
    }
  }

  package func event(for intent: Intent) -> ListEvent? {
    switch intent {
    case .appear: .appeared
    case .adopt: .adopted
    case .reconnect: .connected
    case .stop: .stopped
    case .proceed: .proceeded
    case .resize(let size):
      .resized(
        ListRoom(
          rows: Table.pageSize(in: size), gridColumns: ListGrid.columns(width: size.columns)))
    case .sort(let key): .sorted(key)
    case .mark: .marked
    case .undo: .undone
    case .find, .inform, .goTo, .close: nil
    case .accompany, .point, .click, .search, .step, .nextPage, .previousPage, .open, .star:
      RowsEvent.event(for: intent, in: scene).map(ListEvent.rows)
    }
  }

  /// The scene in lines no wider than the window.
  ///
  /// In the smallest windows a page of rows has no header. All rows of the page are there, however many.
  /// Without a prompt there are neither hints nor a mark of the chosen row. Without a frame there are
  /// the rows alone, or the text in their place.
  package nonisolated static func text(
    _ scene: ListScene, size: Size, strings: Strings, isInteractive: Bool = true,
    hasHints: Bool = true, hasFrame: Bool = true
  ) -> [Line] {
    let words = ListWords(
      scene: scene, strings: strings,
      isInteractive: isInteractive && hasHints && !scene.isPreview)
    let width = max(1, size.columns)
    let hasRows = !(scene.content.value?.rows.isEmpty ?? true)
    // Off a prompt there is no window to fit, and a grid has few lines.
    let isPaged = isInteractive && scene.layout == .rows
    let isBare = !hasFrame || (isInteractive && hasRows && Table.isTiny(size))
    var lines = isBare ? [] : [words.header.truncated(to: width)]
    if let page = scene.content.value, !page.rows.isEmpty {
      if page.areSuggestions {
        lines += words.suggestions(page, isNamed: !isInteractive, width: width)
      }
      // If no number can be typed, the sentence names the suggestions.
      if isInteractive || !page.areSuggestions {
        lines += rows(
          scene, page, width: width, strings: strings, isInteractive: isInteractive,
          parts: isBare ? [] : page.parts(within: isPaged ? size.rows : .max, strings))
        if hasFrame { lines += [words.footer(page, width: width)].filter { $0.width > 0 } }
      }
    }
    return lines + words.status(width: width)
  }

  /// - Parameter parts: the indexes of the rows with a line before them, and the text of that line.
  nonisolated private static func rows(
    _ scene: ListScene, _ page: ListPage, width: Int, strings: Strings, isInteractive: Bool,
    parts titles: [(start: Int, title: String)]
  ) -> [Line] {
    let chosen = isInteractive ? scene.chosen : nil
    let table =
      scene.layout == .rows
      ? ListRows.lines(
        page, of: scene.catalog, chosen: chosen, hasPane: scene.isAccompanied, width: width,
        strings: strings,
        thumbnails: scene.thumbnails, marked: scene.marked) : []
    // Between rows with pictures nothing stands.
    if scene.layout == .rows, scene.thumbnails != nil || titles.isEmpty { return table }
    func lines(_ rows: Range<Int>) -> [Line] {
      switch scene.layout {
      case .rows: Array(table[rows])
      case .grid:
        ListGrid.lines(
          page, rows, of: scene.catalog, chosen: chosen, width: width, strings: strings,
          thumbnails: scene.thumbnails)
      }
    }
    var parts: [Line] = []
    var start = 0
    for (end, text) in titles {
      parts += lines(start..<end) + [ListWords.divider(text, width: width)]
      start = end
    }
    return parts + lines(start..<page.rows.count)
  }
}

extension ListPage {
  /// The parts of the rows that begin below another one: the index of their first row and their title.
  ///
  /// If two lines would push the header out, only the first stays: the footer, too, says that rows were
  /// found by another name.
  fileprivate func parts(
    within height: Int, _ strings: Strings
  ) -> [(start: Int, title: String)] {
    let others = alternateStart
    let rest = restStart.flatMap { $0 == others ? nil : $0 }
    let all = strings("All {0} by name", Formats(strings.language).number(count))
    let parts: [(Int, String)] = [
      rest.map { ($0, all) }, others.map { ($0, strings("By another name")) },
    ].compactMap(\.self)
    // A header, a footer, and a notice or a banner.
    return rows.count + parts.count > height - 3 ? Array(parts.prefix(1)) : parts
  }
}
