import Components
import Contracts
import Domain
import Geo
import Localization
import TextUI
import Viper

/// Changes to a map's content: its subject and its drawing.
extension MapScene {
  /// Notes what an event changes by itself, before anything is asked because of it.
  ///
  /// A map in words remembers its last description, unless the event asks for the whole anew.
  mutating func begin(_ event: MapEvent) {
    if isDescribed {
      lastDescribed = [.appeared, .renewed, .retried].contains(event) ? nil : described
    }
    feed?.turn(to: event)
    if !event.keepsProfile, event != .closed { close() }
  }

  /// Sets the notice of a command and asks for a new drawing; the old one stays until that is made.
  mutating func redraw(_ notice: MapNotice? = nil) {
    self.notice = notice
    content = content.reloading
  }

  /// Takes the data of the subject.
  ///
  /// A place that was chosen meanwhile stays the chosen one.
  ///
  /// The data set the notice only if the command that loaded them has not set one.
  mutating func take(_ data: MapSubjectData) {
    notice = notice ?? formatter.notice(of: data)
    let old = content.value
    var choice = old?.choice
    // `fit results` may have marked those of a list.
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
    (ownArea, hasPair) = (data.area, false)
    var next = MapContent(
      title: formatter.title(of: data), choice: choice, places: places,
      area: old.map(\.area) ?? data.area,
      points: data.points,
      favorites: (try? data.favorites.get()) ?? old?.favorites ?? [],
      drawing: old?.drawing ?? MapDrawing(canvas: canvas))
    (next.colors, next.sizes) = (old?.colors, old?.sizes)
    if old == nil {
      showSubject(of: next)
      if data.points?.isTrail ?? false { feed = MapFeed() }
      if let zoom { viewport = MapViewport(center: viewport.center, zoom: zoom).within(canvas) }
      next.drawing = formatter.emptyDrawing(of: frame, showing: next)
    }
    content = .loading(previous: next)
  }

  /// The setting of the chosen place, if an earlier drawing has found it out.
  var knownSetting: MapSetting? {
    content.value?.setting.flatMap {
      $0.position == content.value?.choice?.coordinate ? $0 : nil
    }
  }

  /// Takes a drawing and, for a map in words, the setting of the chosen place.
  ///
  /// A drawing of another view than the present one is dropped: points that came or the user moved
  /// the view meanwhile, and a drawing of that is under way.
  ///
  /// - Parameters:
  ///   - drawing: the view without its marks.
  ///   - setting: where on Earth the chosen place is; `nil` if the map is drawn.
  ///   - asked: the scene whose view was drawn.
  mutating func take(_ drawing: MapDrawing, _ setting: MapSetting?, of asked: MapScene) {
    guard var content = content.value,
      (frame, overlays, lit) == (asked.frame, asked.overlays, asked.lit)
    else { return }
    content.setting = setting
    content.drawing = drawing
    formatter.mark(content, on: &content.drawing, in: frame)
    self.content = .success(content)
    if !isElsewhere { middleCaption = nil }
  }
}

// MARK: - Streets

extension MapScene {
  /// Takes the state of the streets in the view.
  ///
  /// A failure is told where nothing else is: the map is there without them.
  mutating func take(_ streets: MapStreets?, of asked: MapScene) {
    guard frame == asked.frame else { return }
    self.streets = streets?.progress
    guard notice == nil, let streets else { return }
    if let announced = streets.announced {
      notice = .streets(from: announced)
    } else if case .failed(let error) = streets.progress, !error.isOffline {
      notice = .withoutStreets(error)
    } else if let problem = streets.problem {
      notice = .withoutStreets(.tiles(source: streets.source, problem))
    }
  }
}

// MARK: - The view

extension MapScene {
  /// Takes a new size; before the screen appears, nothing is drawn for it.
  mutating func resize(to size: Size) {
    self.size = size
    if case .idle = content { return }
    redraw()
  }

  /// Zooms by some levels, and says so if the map can't go on.
  ///
  /// - Returns: the new zoom; `nil` if it is the old one.
  mutating func zoom(by levels: Double) -> Double? {
    let zoomed = viewport.zoomed(by: levels).within(canvas)
    guard zoomed.zoom != viewport.zoom || levels == 0 else {
      notice = .ended(levels.sign == .plus ? .noNearer : .noFarther)
      return nil
    }
    look(from: zoomed)
    return zoomed.zoom
  }

  /// Zooms to a level, and says so if that is beyond the map's.
  ///
  /// - Returns: the new zoom; `nil` if it is the old one.
  mutating func zoom(to level: Double) -> Double? {
    let zoomed = zoom(by: level - viewport.zoom)
    // The sum that the viewport makes of it is rounded.
    if notice == nil, abs(viewport.zoom - level) > 0.000_001 {
      notice = .ended(viewport.zoom < level ? .noNearer : .noFarther)
    }
    return zoomed
  }

  /// Moves the view by a third of itself, and says so if the world ends there.
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

  /// Lays something over the map or takes it away; `nil` turns it over.
  mutating func lay(_ overlay: MapOverlay, _ isOn: Bool?) {
    let isOn = isOn ?? !overlays.contains(overlay)
    if isOn { overlays.insert(overlay) } else { overlays.remove(overlay) }
    redraw(.overlay(overlay, isOn: isOn))
  }

  /// Goes back to the marker, or to all places if none is chosen.
  mutating func center() {
    listing = ownListing
    if let content = content.value { showSubject(of: content) }
    redraw()
  }

  /// Shows all marks.
  ///
  /// While points come, the marker goes to the newest one.
  mutating func fit() {
    notice = nil
    guard let content = content.value else { return }
    if subject == .world, content.choice == nil { return center() }
    guard let box = content.box else { return }
    if content.area == nil, let points = content.points, points.box != nil {
      let choice = points.newest.map { formatter.choice(MapMark($0)) }
      self.content.update { $0.choice = choice }
    }
    look(at: box)
  }

  /// Shows some places or a country as a whole, or says that there is nothing to show.
  mutating func fit(_ data: MapSubjectData) {
    let formatter = formatter
    guard let box = data.area?.box ?? .around(data.marks.map(\.point)) else {
      notice = formatter.notice(of: data) ?? .refused(.noResults)
      return
    }
    if data.area == nil, data.kind != .favorites {
      content.update { $0.places = formatter.places(of: data) }
    }
    look(at: box, notice: formatter.notice(of: data))
    lit = data.area.flatMap { $0.hasOutline ? $0.country : nil }
  }

  mutating func look(at box: WorldRect, notice: MapNotice? = nil) {
    listing = ownListing
    lit = nil
    viewport = MapViewport(fitting: box, canvas: canvas)
    redraw(notice)
  }

  /// Centers the view on the chosen place; if none is chosen, fits it around the whole subject.
  private mutating func showSubject(of content: MapContent) {
    if content.choice == nil, subject == .world {
      viewport = .world(on: canvas)
      return
    }
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

// MARK: - Favorites

extension MapScene {
  /// The change that makes the chosen place a favorite, or no favorite any more.
  ///
  /// - Returns: `nil` if the place can't be a favorite; the notice then says why.
  mutating func toggle() -> MapChange? {
    guard let choice = content.value?.choice, let reference = choice.reference,
      let title = choice.title
    else {
      notice = .refused(noChoice)
      return nil
    }
    guard reference.catalog != PointSet.catalog || reference.isOfKeptPoint else {
      notice = .refused(.noFavoritePoint)
      return nil
    }
    let properties = choice.tags?.map { KeptProperty($0.key, $0.value) } ?? []
    return .toggle(reference, title: title, position: choice.coordinate, properties: properties)
  }

  /// The change that makes the chosen place no favorite any more.
  ///
  /// - Returns: `nil` if it is none, or can't be one; the notice then says so.
  mutating func unstar() -> MapChange? {
    guard let toggle = toggle() else { return nil }
    guard let content = content.value, content.isFavorite else {
      notice = content.value?.choice?.title.map {
        .favorite(.isNone(formatter.formats.language.title(of: $0)))
      }
      return nil
    }
    return toggle
  }

  /// Marks the favorites as they are after a change, and says what the change did.
  mutating func take(_ outcome: StarOutcome, after change: MapChange) {
    notice = .favorite(formatter.notice(of: change, outcome))
    let changed = Set(outcome.favorites.map(\.reference) + [change.toggled].compactMap(\.self))
    let added = outcome.areStarred ? outcome.favorites : []
    let (frame, formatter, isDrawing) = (frame, formatter, content.isLoading)
    content.update {
      $0.favorites = $0.favorites.filter { !changed.contains($0.reference) } + added
      // The drawing on screen belongs to the view before; the next one will have the marks.
      if isDrawing { return }
      formatter.mark($0, on: &$0.drawing, in: frame)
    }
  }
}

extension MapContent {
  /// The part of the world that has all marks in it; `nil` if there are none.
  fileprivate var box: WorldRect? {
    if let box = area?.box ?? points?.box { return box }
    // Favorites far away do not count: the places of the map would become small for them.
    let marked = (places.isEmpty ? marks : places).map(\.point)
    let chosen = (choice?.coordinate).map(WebMercator.project)
    return .around([chosen].compactMap(\.self) + marked)
  }
}
