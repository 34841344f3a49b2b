import Contracts
import Domain
import Geo
import TextUI
import Viper

/// The part of the world that a map shows.
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
    if data.area == nil {
      let places = formatter.places(of: data)
      if hasOthers || !hasPlaces && ownArea == nil {
        show(places, as: formatter.title(of: data))
      } else if data.kind != .favorites {
        content.update { $0.places = places }
      }
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
  mutating func showSubject(of content: MapContent) {
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
