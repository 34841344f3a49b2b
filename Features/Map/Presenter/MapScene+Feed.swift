import Contracts
import Geo
import Localization
import TextUI
import Viper

/// Changes to a map whose points come one after another.
extension MapScene {
  /// Takes the points that have come so far: the marker goes to the newest, unless another place was
  /// chosen.
  ///
  /// - Returns: whether the view moves with them; if not, only the marks are drawn anew.
  mutating func take(_ points: PointSet) -> Bool {
    guard let content = content.value else { return false }
    let (old, seen, formatter) = (content.points, frame, formatter)
    let newest = old?.newest?.reference
    let isAtNewest =
      content.choice == nil || newest != nil && content.choice?.reference == newest
    self.content.update {
      $0.points = points
      if case .points(let files, _) = $0.title {
        $0.title = .points(in: files, PointTally(points))
      }
      if isAtNewest, let newest = points.newest { $0.choice = formatter.choice(MapMark(newest)) }
    }
    if points.report.broken > old?.report.broken ?? 0 {
      notice = .broken(points.report)
    } else if notice == .ended(.waitingForPoints), !points.isEmpty {
      notice = nil
    }
    goAlong(with: points, isFirst: old?.isEmpty != false)
    guard frame == seen else { return true }
    if !self.content.isLoading {
      self.content.update { formatter.mark($0, on: &$0.drawing, in: seen) }
    }
    return false
  }

  /// Moves the view so that the newest point is in sight, as far as the feed's view asks for it.
  private mutating func goAlong(with points: PointSet, isFirst: Bool) {
    guard let feed, feed.view != .stays, let newest = points.points.last, let box = points.box,
      isFirst || !frame.isWellInside(newest)
    else { return }
    viewport =
      feed.view == .fits ? MapViewport(fitting: box, canvas: canvas) : viewport.centered(on: newest)
  }

  /// Ends the feed: no more points come.
  ///
  /// Without a notice, the number of points is said.
  mutating func end(_ notice: MapNotice? = nil) {
    feed?.progress = .over
    self.notice = notice ?? .over(content.value?.points?.report ?? PointReport())
  }

  /// Whether the map has just stopped moving with its points, and there is nothing else to say.
  func stays(after before: MapFeed?) -> Bool {
    before?.progress == .running && before?.view != .stays && feed?.view == .stays && notice == nil
  }
}

extension MapFeed {
  /// Moving the map makes it stay there; zooming keeps the newest point in sight.
  mutating func turn(to event: MapEvent) {
    switch event {
    case .fitted(nil): view = .fits
    case .centered: view = .keeps
    case .zoomed where view == .fits, .zoomedTo where view == .fits: view = .keeps
    case .panned, .dragged, .went, .sought, .soughtNearby, .chose, .picked, .fitted: view = .stays
    default: break
    }
  }
}

extension PointSet {
  /// The newest point of a trail; `nil` if nothing moves, or nothing has come yet.
  var newest: MapPlace? { isTrail && !points.isEmpty ? place(points.count - 1) : nil }

  /// The box around all points; the whole world as long as none has come.
  var wholeBox: WorldRect? {
    isTrail && isEmpty ? WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1) : box
  }
}

extension MapFrame {
  /// Whether a point is in view, and not at its edge.
  fileprivate func isWellInside(_ point: WorldPoint) -> Bool {
    guard let dot = dot(of: point) else { return false }
    let (x, y) = (Double(dot.x) / width, Double(dot.y) / height)
    return (0.05...0.95).contains(x) && (0.05...0.95).contains(y)
  }
}
