import Domain
import Localization
import TextUI
import Viper

/// Says in words what a map shows, for who does not look at it.
struct MapSentences {
  let strings: Strings

  func lines(_ scene: MapScene) -> [Line] {
    let messages = MapMessages(
      strings: strings, columns: Size(columns: 0, rows: 1).unbroken.columns
    )
    .lines(scene)
    guard let content = scene.content.value else { return messages }
    return [title(content)] + sentences(content, scene).map { Line($0) } + messages
  }

  private func title(_ content: MapContent) -> Line {
    let word = content.isFavorite ? [Span(strings[RowsText.favorite] + ": ", .star)] : []
    return Line(word + [Span(MapWords(strings: strings).text(of: content.caption), .title)])
  }

  private func sentences(_ content: MapContent, _ scene: MapScene) -> [String] {
    let frame = MapFrame(scene.viewport, canvas: content.drawing.picture.canvas)
    let middle = CoordinateFormat.decimal(WebMercator.unproject(scene.viewport.center))
    let width = Formats(strings.language).kilometres(frame.kilometresWide)
    let isOut = content.drawing.marker == nil
    return [
      strings(MapText.positionIs, CoordinateFormat.decimal(content.coordinate)),
      strings(MapText.viewIs, content.drawing.zoom, width, middle),
    ] + (isOut ? [strings[MapText.markerIsOut]] : []) + [strings[MapText.dataAre]]
  }
}
