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
    let caption = MapWords(strings: strings).text(of: content.caption)
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
