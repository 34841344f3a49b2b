import Contracts
import Domain
import Geo
package import Localization
import TextUI
import Viper

/// Says in words what a map shows, for who does not look at it: what one wants to know of a place
/// comes first; after a change only what is new is said.
struct MapSentences {
  /// The most marked places that are named.
  private static let mostNamed = 20

  let strings: Strings

  func lines(_ scene: MapScene) -> [Line] {
    let night = scene.content.value?.drawing.nightText
    var said = scene
    // What is laid over the map is among the sentences.
    if night != nil, scene.notice == .overlay(.night, isOn: true) { said.notice = nil }
    let messages = MapMessages(strings: strings, columns: columns).lines(said)
    guard let told = scene.told else { return messages }
    let now = lines(told)
    let before = scene.toldBefore.map(lines) ?? []
    let new = now.filter { !before.contains($0) } + messages
    return new.isEmpty ? now : new
  }

  private var columns: Int { Size(columns: 0, rows: 1).unbroken.columns }

  private func lines(_ told: MapTold) -> [Line] {
    let content = told.content
    let word = content.isFavorite ? [Span(strings[RowsText.favorite] + ": ", .star)] : []
    return [Line(word + [Span(strings.text(of: content.caption), .title)])]
      + sentences(told).map { Line($0) }
      + (told.listing?.lines(columns, choice: content.choice, strings) ?? [])
  }

  private func sentences(_ told: MapTold) -> [String] {
    let content = told.content
    let frame = MapFrame(told.seen, canvas: content.drawing.canvas)
    let center = CoordinateFormat.decimal(WebMercator.unproject(frame.viewport.center))
    let position = content.choice.map { CoordinateFormat.decimal($0.coordinate) }
    return [
      content.setting.map(words),
      largest(content.drawing),
      strings(MapText.viewIs, content.drawing.zoom, formats.kilometres(frame.kilometresWide)),
      position.map { strings(MapText.positionIs, $0) },
      position == center ? nil : strings(MapText.middleIs, center),
      content.choice != nil && content.drawing.marker == nil ? strings[MapText.markerIsOut] : nil,
      content.drawing.nightText.map { strings[$0] },
      marked(content),
      strings[MapText.dataAre],
    ].compactMap(\.self)
  }

  private var formats: Formats { Formats(strings.language) }

  /// Where on Earth that is: "In Peru, on the coast".
  private func words(for setting: MapSetting) -> String {
    let shore =
      switch setting.shore {
      case .sea: strings[MapText.atSea]
      case .coast: strings[MapText.onCoast]
      case .inland(let kilometres?): strings(MapText.inland, formats.kilometres(kilometres))
      case .inland(nil): strings[MapText.farInland]
      }
    guard let country = setting.country else {
      return shore.prefix(1).uppercased() + shore.dropFirst() + "."
    }
    guard !setting.region.isEmpty else {
      return strings(
        MapText.inCountry, strings.language.nameInSentence(ofCountry: country), shore)
    }
    let language = strings.language
    let area = "\(language.name(ofRegion: setting.region)), \(language.name(ofCountry: country))"
    return strings(MapText.inCountry, area, shore)
  }

  private func largest(_ drawing: MapDrawing) -> String? {
    guard !drawing.around.isEmpty else { return nil }
    let places = drawing.around.map {
      strings(MapText.liesAt, $0.title, $0.distance, strings.abbreviation(of: $0.point))
    }
    return strings(MapText.largestAround, places.joined(separator: "; "))
  }

  private func marked(_ content: MapContent) -> String? {
    // Points of one's own may have no name.
    let titles = content.drawing.marks.filter { !$0.title.isEmpty }
      .map { $0.count > 1 ? "\($0.title) (\($0.count))" : $0.title }
    guard !titles.isEmpty else { return nil }
    let named = titles.prefix(Self.mostNamed) + (titles.count > Self.mostNamed ? ["…"] : [])
    return strings(MapText.marked, named.joined(separator: ", "))
  }
}

extension Strings {
  /// What a caption says.
  package func text(of caption: MapCaption) -> String {
    switch caption {
    case .title(let title): title
    case .position(let position): position
    case .near(let title, let distance, let point):
      self(MapText.near, title, distance, abbreviation(of: point))
    case .favorites(let count): self(MapText.favoritesTitle, count)
    case .results(let catalog, let count):
      self(MapText.resultsTitle, name(of: catalog), count)
    case .naming(let catalog, let count, let places, let without):
      self(MapText.namingTitle, name(of: catalog), count, places, without)
    case .points(let files, let count):
      self(MapText.resultsTitle, files == "-" ? self[ErrorText.standardInput] : files, count)
    }
  }
}
