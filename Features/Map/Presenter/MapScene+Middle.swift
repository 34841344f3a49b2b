import Contracts
import Domain
import Geo
import Localization
import PlaceNames
import TextUI
import Viper

/// The title and the caption of a view that has left the subject of the map.
extension MapScene {
  /// The caption of what is in view: the chosen place or the subject, or else the place in the middle.
  package var caption: MapCaption? { middleCaption ?? content.value?.caption }

  /// Whether the map is that of the world, and neither a place nor a part of it was looked at yet.
  var isWorldwide: Bool {
    subject == .world && content.value?.choice == nil
      && frame.kilometresWide >= MapFormatter.worldwide
  }

  /// Whether the map has several places of its own.
  var hasPlaces: Bool { content.value.map { !$0.places.isEmpty || $0.points != nil } ?? false }

  /// Whether the view has left the subject: the marker is out of view, or if nothing is chosen, all
  /// marks are, or the country is.
  func hasLeft(_ content: MapContent) -> Bool {
    if let choice = content.choice { return frame.dot(of: choice.coordinate) == nil }
    // The view that is wanted may be beyond the world's end, where the middle of Antarctica is.
    if let area = content.area { return !MapFrame(viewport, canvas: canvas).isAbout(area.box) }
    if let box = content.points?.box { return !frame.shows(box) }
    if subject == .world, !hasOthers { return frame.kilometresWide < MapFormatter.worldwide }
    return !content.places.isEmpty && !content.places.contains { frame.dot(of: $0.point) != nil }
  }

  /// The place from which a distance is measured: the marker, or the middle if no marker is in view;
  /// `nil` in a view of the world, whose middle is nowhere.
  var standpoint: ResolvedPlace? {
    let (position, isMarker) = positionToCopy
    if isMarker, let choice = content.value?.choice {
      return ResolvedPlace(at: position, named: choice.title ?? CoordinateFormat.decimal(position))
    }
    guard frame.kilometresWide < MapFormatter.worldwide else { return nil }
    return ResolvedPlace(at: position, named: CoordinateFormat.decimal(position))
  }
}

extension MapFrame {
  /// Whether any part of a box is in view, on whatever turn round the Earth.
  fileprivate func shows(_ box: WorldRect) -> Bool {
    (-1...1).contains { turn in
      let seen = rect
      let shifted = WorldRect(
        minX: box.minX + Double(turn), minY: box.minY, maxX: box.maxX + Double(turn), maxY: box.maxY
      )
      return seen.intersects(shifted)
    }
  }

  /// Whether a box is what the view shows: it has the middle, and is not much larger than the view.
  fileprivate func isAbout(_ box: WorldRect) -> Bool {
    let x = viewport.center.x - (box.minX + box.maxX) / 2
    let y = viewport.center.y - (box.minY + box.maxY) / 2
    let (boxWidth, boxHeight) = (box.maxX - box.minX, box.maxY - box.minY)
    return abs(x - x.rounded()) <= boxWidth / 2 && abs(y) <= boxHeight / 2
      && (width / worldDots >= boxWidth / 2 || height / worldDots >= boxHeight / 2)
  }
}

extension MapFormatter {
  /// The width of a view in kilometres from which it is one of the world.
  static let worldwide = 20_000.0

  /// The width in kilometres from which a view is one of countries, and not of cities.
  private static let continental = 2500.0

  /// The part of the view's width within which a place is near the middle.
  private static let nearness = 0.125

  /// The same for the coast, whose outline is rough: so near a place, the middle is not at sea.
  private static let shore = 0.025

  /// The caption of the middle of a view: a city, the country, or how it lies to the nearest place.
  ///
  /// - Parameter place: the nearest place to the middle.
  func caption(of place: NearestPlace, in frame: MapFrame) -> MapCaption {
    let wide = frame.kilometresWide
    guard wide < Self.worldwide else { return .world }
    let isLand = place.isInOutline || place.kilometres < wide * Self.shore
    if wide >= Self.continental, isLand { return .title(formats.country(place.country)) }
    let isInCity = place.city != place.name
    let title = formats.language.title(
      of: "\(place.city), \(isInCity ? place.country : place.home)")
    let (distance, point) = way(
      from: place.coordinate, to: WebMercator.unproject(frame.viewport.center))
    let isNear = isInCity || place.kilometres < wide * Self.nearness
    guard let point, !isNear else { return .title(title) }
    return isLand
      ? .near(title, distance: distance, point: point)
      : .sea(title, distance: distance, point: point)
  }
}
