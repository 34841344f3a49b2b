import Contracts
import Domain
import Geo
import Localization
import PlaceNames
import TextUI

/// Writes facts from the interactor in a language, and makes drawings of views.
struct MapFormatter: Sendable {
  /// The most cities that a description lists: more are hard to keep in mind.
  private static let mostAround = 3

  let formats: Formats

  // MARK: - Marked places

  /// The caption of the map as a whole.
  func title(of data: MapSubjectData) -> MapCaption {
    let count = formats.number(data.marks.count)
    return switch data.kind {
    case .place(let pin): caption(pin)
    case .world: .world
    case .favorites: .favorites(count)
    case .results(let catalog): .results(catalog, count)
    case .naming(let catalog, let entries, let without):
      .naming(
        catalog, formats.number(entries), places: count, without: formats.number(without))
    case .named(let title): .title(formats.language.title(of: title))
    case .together: title(of: data.marks)
    case .country(let code): .title(formats.country(code))
    case .points(let files): .points(in: files, data.points.map { PointTally($0) } ?? PointTally())
    }
  }

  /// The caption of a map of a few places that are shown together, such as two that a distance was asked of.
  func title(of pair: [MapMark]) -> MapCaption {
    .title(
      pair.map { $0.country.map { formats.country($0) } ?? formats.language.title(of: $0.title) }
        .joined(separator: " – "))
  }

  /// The places of the subject; countries have their names in the language.
  func places(of data: MapSubjectData) -> [MapMark] {
    data.marks.map { mark in
      guard let country = mark.country else { return mark }
      return MapMark(
        title: formats.country(country), coordinate: mark.coordinate,
        reference: mark.reference, items: mark.items)
    }
  }

  func choice(_ pin: MapPin) -> MapContent.Choice {
    let title: String? = if case .entity(_, let title) = pin.label { title } else { nil }
    return MapContent.Choice(
      reference: pin.reference, title: title, caption: caption(pin), coordinate: pin.coordinate,
      sign: pin.sign)
  }

  func choice(_ mark: MapMark) -> MapContent.Choice {
    MapContent.Choice(
      reference: mark.reference, title: mark.title,
      caption: .title(formats.language.title(of: mark.title)),
      coordinate: mark.coordinate, sign: mark.sign)
  }

  /// A country or an American state; the title of a country is its English name, as in its catalog.
  func choice(_ region: ResolvedPlace, _ reference: Reference?) -> MapContent.Choice {
    let name = region.country.map { formats.country($0) } ?? region.title
    return MapContent.Choice(
      reference: reference, title: region.title, caption: .title(name),
      coordinate: region.coordinate)
  }

  private func caption(_ pin: MapPin) -> MapCaption {
    switch pin.label {
    case .entity(_, let title): return .title(formats.language.title(of: title))
    case .near(let place):
      let (distance, point) = way(from: place.coordinate, to: pin.coordinate)
      return point.map { .near(title(of: place), distance: distance, point: $0) }
        ?? .title(title(of: place))
    case .position: return .position(CoordinateFormat.decimal(pin.coordinate))
    }
  }

  /// The notice about a subject that is not shown whole or not for certain: places that are missing or
  /// guessed, rows that are broken, favorites that can't be read.
  ///
  /// - Returns: `nil` if all is shown.
  func notice(of data: MapSubjectData) -> MapNotice? {
    if case .failure(let error) = data.favorites { return .failed(error) }
    if !data.guesses.isEmpty || !data.unknown.isEmpty {
      return .places(guesses: data.guesses, unknown: data.unknown)
    }
    if data.total > data.marks.count {
      return .shown(count: data.marks.count, total: formats.number(data.total))
    }
    if let report = data.points?.report, !report.isSilent { return .broken(report) }
    if let points = data.points, points.isTrail {
      return points.isEmpty ? .ended(.waitingForPoints) : nil
    }
    guard data.marks.isEmpty, data.area == nil else { return nil }
    return switch data.kind {
    case .place, .world: nil
    case .points: data.points?.isEmpty == false ? nil : .refused(.noPoints)
    case .favorites: .refused(.noFavorites)
    case .results: .refused(.noResults)
    case .named, .naming, .together: .refused(.noPlaces)
    case .country(let code):
      .unknown(formats.language.nameInSentence(ofCountry: code), .noOutline)
    }
  }

  func title(of city: MapPlace) -> String { formats.language.title(of: city.title) }

  /// The distance from one position to another, and the direction in which one starts.
  ///
  /// There is no direction if the distance is written as 0.0 km: a place lies in no direction of itself.
  func way(from: Coordinate, to: Coordinate) -> (distance: String, point: CompassPoint?) {
    let distance = formats.kilometres(Geodesy.distance(from: from, to: to))
    let isHere = distance == formats.kilometres(0)
    return (distance, isHere ? nil : CompassPoint(bearing: Geodesy.bearing(from: from, to: to)))
  }

  // MARK: - The drawing

  /// Draws a view without its marks.
  ///
  /// It leaves the caller's actor, so that keys are read meanwhile: a view of nearly the whole world has
  /// tens of thousands of points.
  ///
  /// - Parameters:
  ///   - terrain: the lines, areas and cities in the view.
  ///   - streets: the tiles in the view; `nil` if no streets are drawn.
  ///   - frame: the view.
  ///   - overlays: the lines that are laid over it.
  ///   - dimsAbroad: whether all is dimmed that is not of the country whose borders stand out.
  ///   - choice: the position of the chosen place.
  @concurrent
  func drawing(
    of terrain: MapTerrain, _ streets: MapStreets? = nil, in frame: MapFrame,
    overlays: Set<MapOverlay>, dimsAbroad: Bool = false, choice: Coordinate?
  ) async -> MapDrawing {
    var drawing = MapDrawing(
      terrain, streets, in: frame, overlays: overlays, dimsAbroad: dimsAbroad, formats.language)
    drawing.around = around(
      choice ?? WebMercator.unproject(frame.viewport.center), drawing.towns)
    label(&drawing, in: frame, choice: choice)
    return drawing
  }

  /// Draws a view whose terrain is not known yet: the marks alone.
  func emptyDrawing(of frame: MapFrame, showing content: MapContent) -> MapDrawing {
    var drawing = MapDrawing(canvas: frame.size)
    label(&drawing, in: frame, choice: content.choice?.coordinate)
    mark(content, on: &drawing, in: frame)
    return drawing
  }

  /// Adds the marks to a drawing, and the trail of points that come.
  func mark(_ content: MapContent, on drawing: inout MapDrawing, in frame: MapFrame) {
    mark(places: content, on: &drawing, in: frame)
    mark(points: content, on: &drawing, in: frame)
    // While a view is drawn, the marker may go on.
    drawing.marker = (content.choice?.coordinate).flatMap(frame.dot)
    drawing.markerSign = content.choice?.sign
    guard let points = content.points, points.isTrail else { return }
    drawing.trail = MapPart.all(in: frame.rect).flatMap { part in
      var part = part
      part.outline = points.lines
      return frame.strokes(of: part)
    }
  }

  private func label(_ drawing: inout MapDrawing, in frame: MapFrame, choice: Coordinate?) {
    drawing.marker = choice.flatMap(frame.dot)
    drawing.zoom = formats.zoom(frame.viewport.zoom)
    drawing.scale = frame.scaleBar.map { bar in
      MapDrawing.Scale(columns: bar.columns, label: length(bar.metres))
    }
  }

  /// Adds the marks of the map's own places and of the favorites in view.
  private func mark(places content: MapContent, on drawing: inout MapDrawing, in frame: MapFrame) {
    let marks = content.marks
    // By indices: of thousands of marks most are out of view, and copying one takes longer than the test.
    drawing.marks = marks.indices.compactMap { index in
      frame.dot(of: marks[index].point).map {
        MapDrawing.Mark(
          ink: marks[index].isFavorite ? .favorite : .place, dot: $0,
          title: formats.language.title(of: marks[index].title), sign: marks[index].sign,
          count: marks[index].items.count)
      }
    }
  }

  /// Adds the marks of the user's points in view, one for all that share a place.
  private func mark(points content: MapContent, on drawing: inout MapDrawing, in frame: MapFrame) {
    guard let points = content.points, !points.isTrail else { return }
    let (colors, sizes) = (content.colors, content.sizes)
    let all = MapClusters(points.points, in: frame, color: colors, size: sizes)
    drawing.marks += all.clusters.map { cluster in
      MapDrawing.Mark(
        ink: .place, dot: cluster.dot, title: points.names[cluster.index], count: cluster.count,
        isPoint: true, color: cluster.color.flatMap { colors?.level(of: $0) },
        size: cluster.size.flatMap { sizes?.level(of: $0) })
    }
    // A file of lines and areas alone has points only to show their names: these are not counted.
    let isOfNames = points.points.count == points.shapes.count { $0.label != nil }
    drawing.pointCount = isOfNames ? nil : formats.number(all.count)
    drawing.tallies = zip([colors, sizes], [all.colors, all.sizes]).compactMap { scale, counts in
      scale.map { scale in
        let missing = all.count - counts.reduce(0, +)
        return MapDrawing.Tally(
          title: scale.values.name,
          parts: zip(scale.labels, counts).map { .init(label: $0, count: formats.number($1)) },
          missing: missing == 0 ? nil : formats.number(missing))
      }
    }
  }

  /// The largest cities seen from a position, without a city at that position.
  ///
  /// A part of a larger city does not count.
  ///
  /// - Parameters:
  ///   - position: the chosen place, or the middle of the view.
  ///   - towns: the cities in view, the most populous first.
  private func around(
    _ position: Coordinate, _ towns: [MapDrawing.Town]
  ) -> [MapDrawing.Place] {
    var places: [MapDrawing.Place] = []
    for (index, town) in towns.enumerated() where places.count < Self.mostAround {
      let (distance, point) = way(from: position, to: town.place.coordinate)
      guard let point, !towns[..<index].contains(where: { $0.place.covers(town.place) })
      else { continue }
      places.append(MapDrawing.Place(title: town.title, distance: distance, point: point))
    }
    return places
  }

  private func length(_ metres: Int) -> String {
    metres % 1000 == 0 ? formats.number(metres / 1000) + " km" : "\(metres) m"
  }
}

extension MapScene {
  /// Writes facts in the scene's language.
  var formatter: MapFormatter { MapFormatter(formats: Formats(language)) }
}
