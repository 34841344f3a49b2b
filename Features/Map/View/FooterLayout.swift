import Domain
import Localization
import TextUI

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
