import Contracts
import Domain
import Geo
import Localization
import TextUI
import Viper

/// What a map is about, and what is drawn of it.
extension MapScene {
  /// What an event means, whatever comes of it.
  mutating func begin(_ event: MapEvent) {
    if isTold { toldBefore = event == .appeared || event == .retried ? nil : told }
    feed?.turn(to: event)
  }

  /// Says what a command came to, and has the map drawn anew; what is drawn stays until then.
  mutating func redraw(_ notice: MapNotice? = nil) {
    self.notice = notice
    content = content.reloading
  }

  /// Takes what was found out; a place that was chosen since stays the chosen one.
  ///
  /// Of the map there is something to say only where a command that asked for it has nothing to.
  mutating func take(_ data: MapSubjectData, _ formatter: MapFormatter) {
    notice = notice ?? formatter.notice(of: data)
    let old = content.value
    var choice = old?.choice
    // A list's, that were marked since.
    var places = old?.places ?? []
    if case .place(let pin) = data.kind {
      if choice.map(pin.isOf) ?? true { choice = formatter.choice(pin) }
    } else {
      places = formatter.places(of: data)
    }
    if old == nil, data.isOfNames {
      let rows = places.prefix(room).map { formatter.row($0) }
      ownListing = rows.count > 1 ? MapListing(rows: rows) : nil
      listing = ownListing
    }
    var next = MapContent(
      title: formatter.title(of: data), choice: choice, places: places, area: data.area,
      points: data.points,
      favorites: (try? data.favorites.get()) ?? old?.favorites ?? [],
      drawing: old?.drawing ?? MapDrawing(canvas: canvas))
    if old == nil {
      showSubject(of: next)
      if data.points?.isTrail ?? false { feed = MapFeed() }
      if let zoom { viewport = MapViewport(center: viewport.center, zoom: zoom).within(canvas) }
      next.drawing = formatter.emptyDrawing(of: frame, showing: next)
    }
    content = .loading(previous: next)
  }

  /// Where the chosen place is, as far as it was found out for a drawing before.
  var knownSetting: MapSetting? {
    content.value?.setting.flatMap {
      $0.position == content.value?.choice?.coordinate ? $0 : nil
    }
  }

  /// Takes what was drawn and, of a map in words, where the chosen place is.
  ///
  /// Where points moved the view meanwhile, or the user while they did, that is being drawn, too.
  mutating func take(
    _ drawing: MapDrawing, _ setting: MapSetting?, of asked: MapScene, _ formatter: MapFormatter
  ) {
    guard var content = content.value, (frame, overlays) == (asked.frame, asked.overlays)
    else { return }
    content.setting = setting
    content.drawing = drawing
    formatter.mark(content, on: &content.drawing, in: frame)
    self.content = .success(content)
  }
}

// MARK: - The view

extension MapScene {
  /// Only noted before the screen appears.
  mutating func resize(to size: Size) {
    self.size = size
    if case .idle = content { return }
    redraw()
  }

  /// Returns how near it is then; nil where that is how near it was, which it says.
  mutating func zoom(by levels: Double) -> Double? {
    let zoomed = viewport.zoomed(by: levels).within(canvas)
    guard zoomed.zoom != viewport.zoom || levels == 0 else {
      notice = .ended(levels > 0 ? .noNearer : .noFarther)
      return nil
    }
    look(from: zoomed)
    return zoomed.zoom
  }

  mutating func pan(_ direction: CompassPoint) {
    let moved = frame.panned(direction).clamped.viewport
    let isAtEnd =
      moved.center.x == seen.center.x && abs(moved.center.y - seen.center.y) < 1e-12
    if isAtEnd { notice = .ended(.worldEnds) } else { look(from: moved) }
  }

  mutating func look(from viewport: MapViewport) {
    self.viewport = viewport
    redraw()
  }

  /// Nil turns it over.
  mutating func lay(_ overlay: MapOverlay, _ isOn: Bool?) {
    let isOn = isOn ?? !overlays.contains(overlay)
    if isOn { overlays.insert(overlay) } else { overlays.remove(overlay) }
    redraw(.overlay(overlay, isOn: isOn))
  }

  /// Back to the marker, or to all places where none is chosen.
  mutating func center() {
    listing = ownListing
    if let content = content.value { showSubject(of: content) }
    redraw()
  }

  /// Shows all that is marked; of points that come, the marker goes to the newest.
  mutating func fit(_ formatter: MapFormatter) {
    notice = nil
    guard let content = content.value, let box = content.box else { return }
    if content.area == nil, let points = content.points, points.box != nil {
      self.content.update { $0.choice = points.newest.map { formatter.choice(MapMark($0)) } }
    }
    look(at: box)
  }

  /// Shows what was asked for; says so where that is nothing.
  mutating func fit(_ data: MapSubjectData?, of target: MapTarget, _ formatter: MapFormatter) {
    guard let data, let box = data.area?.box ?? .around(data.marks.map(\.point)) else {
      notice = data.flatMap(formatter.notice) ?? target.isMissing
      return
    }
    // Marks what the list one came from shows.
    if target == .results { content.update { $0.places = formatter.places(of: data) } }
    look(at: box, notice: formatter.notice(of: data))
  }

  private mutating func look(at box: WorldRect, notice: MapNotice? = nil) {
    listing = ownListing
    viewport = MapViewport(fitting: box, canvas: canvas)
    redraw(notice)
  }

  /// Centers the view on the chosen place; where none is chosen, fits it around all it is about.
  private mutating func showSubject(of content: MapContent) {
    if content.choice == nil, let box = content.area?.box ?? content.points?.wholeBox {
      viewport = MapViewport(fitting: box, canvas: canvas)
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

extension MapTarget {
  /// That there is nothing of it to show.
  fileprivate var isMissing: MapNotice {
    if case .country(let name) = self { .unknown(name, .noCountry) } else { .refused(.noResults) }
  }
}

// MARK: - Favorites

extension MapScene {
  /// What makes the chosen place a favorite or none; nil where nothing can, which it says.
  mutating func toggle() -> MapChange? {
    guard let choice = content.value?.choice, let reference = choice.reference,
      let title = choice.title
    else {
      notice = .refused(.nothingChosen)
      return nil
    }
    guard reference.catalog != PointSet.catalog || reference.isOfKeptPoint else {
      notice = .refused(.noFavoritePoint)
      return nil
    }
    return .toggle(reference, title: title, position: choice.coordinate)
  }

  /// Marks the favorites there are after a change, and says what was done.
  mutating func take(_ added: [Favorite], after change: MapChange, _ formatter: MapFormatter) {
    notice = .favorite(formatter.notice(of: change, added))
    let (frame, isDrawing) = (frame, content.isLoading)
    content.update {
      $0.favorites = $0.favorites.filter { $0.reference != change.toggled } + added
      // What is drawn belongs to the view before; what is being drawn will have them.
      if isDrawing { return }
      formatter.mark($0, on: &$0.drawing, in: frame)
    }
  }
}

extension MapContent {
  /// What is seen where all that is marked is to be; nil for nothing.
  fileprivate var box: WorldRect? {
    if let box = area?.box ?? points?.box { return box }
    // Favorites elsewhere would take a map of several places away from them.
    let marked = (places.isEmpty ? marks : places).map(\.point)
    let chosen = (choice?.coordinate).map(WebMercator.project)
    return .around([chosen].compactMap(\.self) + marked)
  }
}
