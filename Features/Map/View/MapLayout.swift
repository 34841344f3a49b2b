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
    let messages = messages(scene)
    guard let content = scene.content.value else { return Array(messages.prefix(rows)) }
    let caption = MapWords(strings: strings).text(of: content.caption)
    let drawing = DrawingLayout(
      mode: glyphs.mode, canvas: Size(columns: columns, rows: rows - 1))
    let map = drawing.lines(content.drawing, label: caption)
    let footer = FooterLayout(strings: strings, glyphs: glyphs, columns: columns)
      .line(content, caption: caption)
    // What there is to say lies over the lower end of the map, on the footer only where there is
    // no map.
    guard !map.isEmpty else { return [messages.first ?? footer] }
    let shown = messages.prefix(map.count)
    return map.dropLast(shown.count) + shown + [footer]
  }

  private func messages(_ scene: MapScene) -> [Line] {
    var lines: [Line] = []
    if scene.content.isLoading, scene.content.value == nil {
      lines += wrapped(strings[MapText.loading], .dim)
    }
    if let error = scene.content.error {
      lines += wrapped(strings.message(for: error), .error)
      lines += wrapped(strings[MapText.retryHint], .dim)
    }
    if let notice = scene.notice { lines += message(notice) }
    return lines
  }

  private func message(_ notice: MapNotice) -> [Line] {
    switch notice {
    case .failed(let error): wrapped(strings.message(for: error), .error)
    case .favorite(let notice): wrapped(strings.message(for: notice), .notice)
    }
  }

  private func wrapped(_ text: String, _ style: TextStyle) -> [Line] {
    Wrapping.wrap(text, to: columns).map { Line($0, style).truncated(to: columns) }
  }
}
