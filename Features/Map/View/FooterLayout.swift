import Domain
import Localization
import TextUI

/// The line below the map: what it shows, from how near, its scale, and who made the data.
///
/// GeoNames' licence asks to be named; so in a narrow footer everything else goes first.
struct FooterLayout {
  let strings: Strings
  let glyphs: MapGlyphs
  let columns: Int

  private let shortestCaption = 8

  func line(_ content: MapContent, caption: String) -> Line {
    let zoom = [Span(strings(MapText.zoom, content.drawing.zoom))]
    let scale = content.drawing.scale.map { scale in
      [Span(glyphs.bar(scale.columns), .accent), Span(" " + scale.label)]
    }
    let full = [Span("Natural Earth\(glyphs.separator)GeoNames", .dim)]
    let short = [Span("NE\(glyphs.separator)GeoNames", .dim)]
    let parts = [zoom, scale].compactMap(\.self)
    for rest in [parts + [full], parts + [short]] {
      let line = joined([title(content, caption, beside: joined(rest).width)] + rest)
      if line.width <= columns { return line }
    }
    let forms = [parts + [short], [zoom, short], [full], [short], [zoom]]
    return forms.map(joined).first { $0.width <= columns } ?? Line()
  }

  /// The caption in what the rest leaves of the width; it says so by being too wide where that is
  /// too little.
  private func title(_ content: MapContent, _ caption: String, beside width: Int) -> [Span] {
    let star = content.isFavorite ? [Span(glyphs.star, .star)] : []
    let title = Line(star + [Span(caption)])
    let room = columns - width - glyphs.separator.count
    return title.truncated(to: max(room, min(title.width, shortestCaption))).spans
  }

  private func joined(_ parts: [[Span]]) -> Line {
    Line(Array(parts.joined(separator: [Span(glyphs.separator, .dim)])))
  }
}
