import Contracts
import Domain
import Geo
import Localization
import PlaceNames
import TextUI

/// Writes what the interactors found the way the language does.
struct MapFormatter: Sendable {
  /// As many places as one keeps in mind.
  private static let mostAround = 3

  let formats: Formats

  // MARK: - What is marked

  func title(of data: MapSubjectData) -> MapCaption {
    let count = formats.number(data.marks.count)
    return switch data.kind {
    case .place(let pin): caption(pin)
    case .favorites: .favorites(count)
    case .results(let catalog): .results(catalog, count)
    case .naming(let catalog, let entries, let without):
      .naming(
        catalog, formats.number(entries), places: count, without: formats.number(without))
    case .named(let title): .title(formats.language.title(of: title))
    case .country(let code): .title(formats.country(code))
    case .points(let files): .points(in: files, data.points.map(self.count(_:)) ?? "0")
    }
  }

  /// How many points there are; of those that come, how many came.
  func count(_ points: PointSet) -> String {
    formats.number(points.isTrail ? points.report.read : points.points.count)
  }

  /// The places it is about under their names in the language.
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
      reference: pin.reference, title: title, caption: caption(pin), coordinate: pin.coordinate)
  }

  func choice(_ mark: MapMark) -> MapContent.Choice {
    MapContent.Choice(
      reference: mark.reference, title: mark.title,
      caption: .title(formats.language.title(of: mark.title)),
      coordinate: mark.coordinate)
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

  /// What is said of places that are not all on the map, or not for certain, and of favorites that
  /// can't be read.
  func notice(of data: MapSubjectData) -> MapNotice? {
    if case .failure(let error) = data.favorites { return .failed(error) }
    if !data.guesses.isEmpty || !data.unknown.isEmpty {
      return .places(guesses: data.guesses, unknown: data.unknown)
    }
    if data.total > data.marks.count {
      return .shown(count: formats.number(data.marks.count), total: formats.number(data.total))
    }
    if let report = data.points?.report, !report.isSilent { return .broken(report) }
    if let points = data.points, points.isTrail {
      return points.isEmpty ? .ended(.waitingForPoints) : nil
    }
    guard data.marks.isEmpty, data.area == nil else { return nil }
    return switch data.kind {
    case .place: nil
    case .points: data.points?.isEmpty ?? true ? .refused(.noPoints) : nil
    case .favorites: .refused(.noFavorites)
    case .results: .refused(.noResults)
    case .named, .naming: .refused(.noPlaces)
    case .country(let code):
      .unknown(formats.language.nameInSentence(ofCountry: code), .noOutline)
    }
  }

  func title(of city: MapPlace) -> String { formats.language.title(of: city.title) }

  /// How to get from one position to another.
  ///
  /// No compass point where the distance is written as none: nothing lies in any direction of itself.
  func way(
    from: Coordinate, to: Coordinate
  ) -> (distance: String, point: CompassPoint?) {
    let kilometres = Geodesy.distance(from: from, to: to)
    let bearing = Geodesy.bearing(from: from, to: to)
    return (
      formats.kilometres(kilometres), kilometres < 0.05 ? nil : CompassPoint(bearing: bearing)
    )
  }

  // MARK: - The drawing

  /// A view as it is drawn, without what is marked.
  ///
  /// Leaves the caller's actor: near the whole world, there are tens of thousands of points.
  ///
  /// - Parameters:
  ///   - terrain: what there is in the view.
  ///   - frame: the view.
  ///   - overlays: what is laid over it.
  ///   - choice: the chosen place.
  @concurrent
  func drawing(
    of terrain: MapTerrain, in frame: MapFrame, overlays: Set<MapOverlay>, choice: Coordinate?
  ) async -> MapDrawing {
    var drawing = MapDrawing(terrain, in: frame, overlays: overlays, formats.language)
    drawing.around = around(
      choice ?? WebMercator.unproject(frame.viewport.center), drawing.towns)
    label(&drawing, in: frame, choice: choice)
    return drawing
  }

  /// A view of which nothing is known yet.
  func emptyDrawing(of frame: MapFrame, showing content: MapContent) -> MapDrawing {
    var drawing = MapDrawing(canvas: frame.size)
    label(&drawing, in: frame, choice: content.choice?.coordinate)
    mark(content, on: &drawing, in: frame)
    return drawing
  }

  /// Draws what is marked on a view, and the way of what moves.
  func mark(_ content: MapContent, on drawing: inout MapDrawing, in frame: MapFrame) {
    drawing.marks = marks(of: content, in: frame)
    guard let points = content.points, points.isTrail else { return }
    drawing.marker = (content.choice?.coordinate).flatMap(frame.dot)
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

  /// What is marked and in view; of the user's points one a cell, for no more are seen.
  private func marks(of content: MapContent, in frame: MapFrame) -> [MapDrawing.Mark] {
    let marks = content.marks
    // By their indices: most of thousands are out of view, and copying one takes longer than that.
    let places = marks.indices.compactMap { index in
      frame.dot(of: marks[index].point).map {
        MapDrawing.Mark(
          ink: marks[index].isFavorite ? .favorite : .place, dot: $0,
          title: formats.language.title(of: marks[index].title),
          count: marks[index].items.count)
      }
    }
    guard let points = content.points, !points.isTrail else { return places }
    return places
      + frame.firstInCells(points.points).map { index, dot in
        MapDrawing.Mark(ink: .place, dot: dot, title: points.names[index])
      }
  }

  /// The first few cities of some, seen from a position, which is not among them.
  ///
  /// The largest come first; a part of a larger one is none.
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
    metres < 1000 ? "\(metres) m" : formats.number(metres / 1000) + " km"
  }
}

extension Double {
  /// Degrees rounded to the nearest 1/`parts`: "3.25", "-5".
  ///
  /// The decimal sign is a point in every language, as in positions; a whole number has none.
  func written(in parts: Double) -> String {
    let number = (self * parts).rounded() / parts
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
