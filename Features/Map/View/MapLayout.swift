import Domain
import Localization
import TextUI
import Viper

/// Lays out a map on a screen of some size.
struct MapLayout {
  let strings: Strings
  let glyphs: MapGlyphs
  let size: Size

  private var columns: Int { max(0, size.columns) }
  private var rows: Int { max(1, size.rows) }

  func lines(_ scene: MapScene) -> [Line] {
    let messages = MapMessages(strings: strings, columns: columns).lines(scene)
    guard let content = scene.content.value else { return Array(messages.prefix(rows)) }
    let caption = strings.text(of: content.caption)
    let listing = listing(scene, content)
    let drawing = DrawingLayout(
      mode: glyphs.mode, canvas: Size(columns: columns, rows: rows - 1 - listing.count))
    let map = drawing.lines(content.drawing, label: caption, marksMiddle: scene.marksMiddle)
    let footer = FooterLayout(strings: strings, glyphs: glyphs, columns: columns)
      .line(content, caption: caption)
    // What there is to say lies over the lower end of the map, on the footer only where there is
    // no map.
    guard !map.isEmpty else { return [messages.first ?? footer] }
    let shown = messages.prefix(map.count)
    return map.dropLast(shown.count) + shown + listing + [footer]
  }

  private func listing(_ scene: MapScene, _ content: MapContent) -> [Line] {
    guard let listing = scene.listing else { return [] }
    return ListingLayout(strings: strings, columns: columns)
      .lines(listing, choice: content.choice).prefix(MapListing.limit(rows: rows)).map(\.self)
  }
}

/// The rows below a map: number, title, and how to get there.
struct ListingLayout {
  let strings: Strings
  let columns: Int

  /// - Parameter choice: the place with the marker, whose row is told from the others.
  func lines(_ listing: MapListing, choice: MapContent.Choice?) -> [Line] {
    let cells = listing.rows.enumerated().map { index, row in
      Table.number(
        index + 1, isChosen: row.choice == choice, word: strings[RowsText.chosen])
        + [
          Line(row.title),
          Line(distance(row), .dim),
          Line(row.point.map(strings.abbreviation) ?? "", .dim),
          Line(row.matchedName ?? "", .dim),
        ]
    }
    let columns =
      Table.numberColumns + [
        TableColumn(least: 8), TableColumn(isTrailing: true, gap: 2), TableColumn(),
        // Last: a name from right to left would turn round what comes after it.
        TableColumn(least: 8, comfort: 20, yield: .whenFull),
      ]
    return Table.lines(cells, in: columns, width: self.columns)
  }

  private func distance(_ row: MapListing.Row) -> String {
    guard let distance = row.distance else { return "" }
    return row.point == nil ? strings[MapText.here] : distance
  }
}

/// The line below the map: what it shows, from how near, its scale, and who made the data.
///
/// What the map is about stays to the last; who made the data, which `about` says too, goes first.
struct FooterLayout {
  let strings: Strings
  let glyphs: MapGlyphs
  let columns: Int

  /// What of a caption is left beside the zoom, at least.
  private let shortestCaption = 8

  func line(_ content: MapContent, caption: String) -> Line {
    let title = title(content, caption)
    let zoom = [Span(strings(MapText.zoom, content.drawing.zoom))]
    let scale = content.drawing.scale.map { scale in
      [Span(glyphs.bar(scale.columns), .accent), Span(" " + scale.label)]
    }
    let parts = [title, zoom, scale].compactMap(\.self)
    let sources = ["Natural Earth\(glyphs.separator)GeoNames", "GeoNames"].map { [Span($0, .dim)] }
    let forms = sources.map { parts + [$0] } + [parts, [title, zoom]]
    if let line = forms.map(joined).first(where: { $0.width <= columns }) { return line }
    let room = columns - joined([[], zoom]).width
    guard room >= shortestCaption else { return Line(title).truncated(to: columns) }
    return joined([Line(title).truncated(to: room).spans, zoom])
  }

  private func title(_ content: MapContent, _ caption: String) -> [Span] {
    (content.isFavorite ? [Span(glyphs.star, .star)] : []) + [Span(caption)]
  }

  private func joined(_ parts: [[Span]]) -> Line {
    Line(Array(parts.joined(separator: [Span(glyphs.separator, .dim)])))
  }
}

/// The characters a map and its footer are made of.
struct MapGlyphs: Sendable {
  let mode: CanvasMode

  var star: String { mode == .ascii ? "* " : "★ " }
  var separator: String { mode == .ascii ? " | " : " · " }

  /// A scale bar, `columns` wide; never less than two.
  func bar(_ columns: Int) -> String {
    let (start, middle, end) = mode == .ascii ? ("|", "-", "|") : ("├", "─", "┤")
    return start + String(repeating: middle, count: max(0, columns - 2)) + end
  }
}
