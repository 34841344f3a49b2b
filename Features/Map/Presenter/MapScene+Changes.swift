import Domain
import TextUI
import Viper

extension MapScene {
  /// Takes what was found out; a place that was chosen since stays the chosen one.
  ///
  /// - Parameters:
  ///   - survey: what was found out.
  ///   - formatter: writes it.
  ///   - zoom: how near the first view is; nil is as near as what is marked fits.
  mutating func take(_ survey: MapSurvey, _ formatter: MapFormatter, zoom: Double?) {
    let old = content.value
    var choice = old?.choice
    // A list's, that were marked since.
    var places = old?.places ?? []
    switch survey.topic {
    case .place(let pin):
      if choice.map(pin.isOf) ?? true { choice = formatter.choice(pin) }
    case .group(let group):
      places = formatter.places(of: group)
      if old == nil, case .named = group.kind {
        let rows = places.prefix(MapListing.limit(rows: size.rows)).map(formatter.row)
        ownListing = rows.count > 1 ? MapListing(.places, rows: rows) : nil
        listing = ownListing
      }
    }
    var next = MapContent(
      title: formatter.title(of: survey.topic), choice: choice, places: places,
      favorites: (try? survey.favorites.get()) ?? old?.favorites ?? [],
      drawing: old?.drawing ?? formatter.emptyDrawing(of: frame, choice: nil, marks: []))
    if case .group(let group) = survey.topic { next.area = group.area }
    if old == nil {
      showSubject(of: next)
      if let zoom { viewport = MapViewport(center: viewport.center, zoom: zoom).within(canvas) }
      next.drawing = formatter.emptyDrawing(
        of: frame, choice: next.choice?.coordinate, marks: next.marks)
    }
    content = .loading(previous: next)
  }

  /// Centers the view on the chosen place; where none is chosen, fits it around all it is about.
  mutating func showSubject(of content: MapContent) {
    if content.choice == nil, let area = content.area {
      viewport = MapViewport(fitting: area.box, canvas: canvas)
      return
    }
    let points = (content.choice.map { [$0.coordinate] } ?? content.places.map(\.coordinate))
      .map(WebMercator.project)
    if points.count == 1 {
      viewport = viewport.centered(on: points[0])
    } else if let box = WorldRect.around(points) {
      viewport = MapViewport(fitting: box, canvas: canvas)
    }
  }
}
