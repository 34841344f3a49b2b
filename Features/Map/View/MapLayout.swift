import Contracts
import Domain
import Localization
import TextUI
import Viper

/// Lays out a map on a screen.
struct MapLayout {
  /// The least width of a caption that is cut to stand beside the zoom.
  private static let shortestCaption = 8
  /// The least width of one that is cut for the scale.
  private static let readableCaption = 16

  let strings: Strings
  let mode: CanvasMode
  let size: Size

  private var columns: Int { max(0, size.columns) }
  private var rows: Int { max(1, size.rows) }

  /// Returns a line for each row of the screen: the map, the rows of the listing, and the footer.
  func lines(_ scene: MapScene) -> [Line] {
    let messages = MapMessages(strings: strings, columns: columns).lines(scene)
    guard let content = scene.content.value else { return Array(messages.prefix(rows)) }
    let label = strings.text(of: content.caption)
    let listing = (scene.listing?.lines(columns, choice: content.choice, strings) ?? [])
      .prefix(MapListing.limit(rows: rows))
    let profile =
      scene.profile.map { ProfileLayout(profile: $0, strings: strings).lines(mode, in: size) } ?? []
    let legend = content.legend.map { PointSigns(mode: mode).legend($0, columns, strings) }
    let isOfAll = content.points?.isTrail ?? false || scene.profile != nil
    let (footer, credit) = footer(
      scene, content, isOfAll ? content.title : scene.caption ?? content.caption)
    let room = rows - 1 - listing.count - profile.count - legend.count
    // Messages lie over the lower end of the map. Only if there is no map, a message replaces the footer.
    guard room > 0 else { return [messages.first ?? footer] }
    let shown = messages.prefix(room)
    let map = content.drawing.lines(
      mode, on: Size(columns: columns, rows: room), label: label, marksMiddle: scene.marksMiddle,
      credit: credit.map { ($0, row: room - shown.count - 1) })
    return map.dropLast(shown.count) + shown + listing + profile + legend + [footer]
  }

  /// The line below the map: the caption, the zoom, the scale, and the sources of the data.
  ///
  /// In a narrow window the sources are left out first, since `about` names them too; then the caption is
  /// cut, and the scale is left out. Where the lines stray from the ground, the end of the data is said in
  /// place of the sources.
  ///
  /// - Returns: also those who made the streets, if the line has no room for them. They ask to be named
  ///   beside the streets, so they stand in a corner of the map.
  private func footer(
    _ scene: MapScene, _ content: MapContent, _ caption: MapCaption
  ) -> (line: Line, credit: String?) {
    let star = mode == .ascii ? "* " : "★ "
    let separator = mode == .ascii ? " | " : " · "
    func joined(_ parts: [[Span]]) -> Line {
      Line(Array(parts.joined(separator: [Span(separator, .dim)])))
    }
    let title =
      (scene.middleCaption == nil && content.isFavorite ? [Span(star, .star)] : []) + [
        Span(strings.text(of: caption))
      ]
    let zoom = [Span(strings("zoom {0}", content.drawing.zoom))]
    let streets = content.drawing.streets
    let isPast = scene.seen.zoom >= MapViewport.exactZoom && streets == nil
    let end = scene.streets.words(atZoom: scene.seen.zoom, besides: streets)
      .map { [Span(strings[$0])] }
    let scale = content.drawing.scale.map { scale in
      [Span(bar(scale.columns), .accent), Span(" " + scale.label)]
    }
    let rest = [zoom, end, scale].compactMap(\.self)
    let makers = streets.map { $0.attribution.isEmpty ? [] : [$0.attribution] }
    let sources = makers ?? (isPast ? [] : ["Natural Earth\(separator)GeoNames", "GeoNames"])
    if let line = sources.map({ joined([title] + rest + [[Span($0, .dim)]]) })
      .first(where: { $0.width <= columns })
    {
      return (line, nil)
    }
    let short = end.map { [[zoom, $0], [$0]] } ?? []
    let forms = [rest] + short + [[zoom]]
    func cut(_ parts: [[Span]], to least: Int) -> Line? {
      let room = columns - joined([[]] + parts).width
      let line = Line(title)
      guard line.width > room else { return joined([title] + parts) }
      guard room >= least else { return nil }
      // The end of a path says more than its start.
      if case .points = caption, room >= Self.readableCaption {
        return joined([[Span(tail(of: line.text, width: room))]] + parts)
      }
      return joined([line.truncated(to: room).spans] + parts)
    }
    let line =
      forms.lazy.compactMap {
        cut($0, to: $0 == rest && end == nil ? Self.readableCaption : columns)
      }.first
      ?? cut([zoom], to: Self.shortestCaption) ?? Line(title).truncated(to: columns)
    return (line, makers?.first)
  }

  /// The end of a text that fits a width, behind an ellipsis.
  private func tail(of text: String, width: Int) -> String {
    var rest = text[...]
    while DisplayWidth.of("…" + rest) > width, !rest.isEmpty { rest.removeFirst() }
    return "…" + rest
  }

  /// A scale bar of some columns, which are two at least.
  private func bar(_ columns: Int) -> String {
    let (start, middle, end) = mode == .ascii ? ("|", "-", "|") : ("├", "─", "┤")
    return start + String(repeating: middle, count: columns - 2) + end
  }
}

extension MapListing {
  /// Returns the rows below a map: number, title, distance and direction, note; or the facts, which have
  /// no numbers, since there is nothing to choose.
  ///
  /// - Parameters:
  ///   - columns: the width.
  ///   - choice: the place with the marker, whose row is marked.
  ///   - strings: the words.
  func lines(_ columns: Int, choice: MapContent.Choice?, _ strings: Strings) -> [Line] {
    guard facts.isEmpty else { return facts.map { Line($0).truncated(to: columns) } }
    let cells = rows.enumerated().map { index, row in
      let distance =
        row.point == nil && row.isMeasured
        ? row.distance.map { _ in strings("here") } : row.distance
      let number = Table.number(
        index + 1, isChosen: row.choice == choice && !isOfOne,
        word: strings("chosen") + strings.colon)
      return number + [
        Line(row.title), Line(distance ?? "", .dim),
        Line(row.point.map(strings.abbreviation) ?? "", .dim),
        Line(row.note ?? row.kind.map { strings[$0.words] } ?? "", .dim),
      ]
    }
    let shapes =
      Table.numberColumns + [
        TableColumn(least: 8), TableColumn(isTrailing: true, gap: 2), TableColumn(),
        // The note comes last: a name that is written from right to left would turn round the text after it.
        TableColumn(least: 8, comfort: 20, yield: .whenFull),
      ]
    return Table.lines(cells, in: shapes, width: columns)
  }
}
