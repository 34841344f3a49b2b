import Domain
import Localization
import TextUI
import Viper

/// Says in words what a map shows, for who does not look at it.
struct MapSentences {
  /// The most marked places that are named.
  private static let mostNamed = 20

  let strings: Strings

  func lines(_ scene: MapScene) -> [Line] {
    let columns = Size(columns: 0, rows: 1).unbroken.columns
    let night = scene.content.value?.drawing.picture.nightText
    var said = scene
    // What is laid over the map is among the sentences.
    if night != nil, scene.notice == .overlay(.night, isOn: true) { said.notice = nil }
    let messages = MapMessages(strings: strings, columns: columns).lines(said)
    guard let content = scene.content.value else { return messages }
    let listing = scene.listing.map {
      ListingLayout(strings: strings, columns: columns).lines($0, choice: content.choice)
    }
    return [title(content)] + sentences(content, scene).map { Line($0) } + (listing ?? [])
      + messages
  }

  private func title(_ content: MapContent) -> Line {
    let word = content.isFavorite ? [Span(strings[RowsText.favorite] + ": ", .star)] : []
    return Line(word + [Span(MapWords(strings: strings).text(of: content.caption), .title)])
  }

  private func sentences(_ content: MapContent, _ scene: MapScene) -> [String] {
    let frame = MapFrame(scene.seen, canvas: content.drawing.picture.canvas)
    let middle = CoordinateFormat.decimal(WebMercator.unproject(frame.viewport.center))
    let width = Formats(strings.language).kilometres(frame.kilometresWide)
    var sentences: [String] = []
    if let choice = content.choice {
      sentences.append(strings(MapText.positionIs, CoordinateFormat.decimal(choice.coordinate)))
    }
    sentences.append(strings(MapText.viewIs, content.drawing.zoom, width, middle))
    if content.choice != nil, content.drawing.marker == nil {
      sentences.append(strings[MapText.markerIsOut])
    }
    if let night = content.drawing.picture.nightText { sentences.append(strings[night]) }
    return sentences + marked(content) + [strings[MapText.dataAre]]
  }

  private func marked(_ content: MapContent) -> [String] {
    let titles = content.drawing.marks.map(\.title)
    guard !titles.isEmpty else { return [] }
    let named = titles.prefix(Self.mostNamed) + (titles.count > Self.mostNamed ? ["…"] : [])
    return [strings(MapText.marked, named.joined(separator: ", "))]
  }
}
