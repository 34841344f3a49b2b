import Catalog
import Domain
import Geo
import Localization
import TextUI
import Viper

/// Points that come one after another.
extension MapPresenter {
  /// Shows what comes until no more does, or the screen is left.
  func follow() async {
    guard scene.feed?.progress == .ready else { return }
    scene.feed?.progress = .running
    do throws(DataError) {
      while let points = try await interactor.nextPoints() {
        guard !Task.isCancelled else { break }
        await show(points)
      }
      // Who comes back goes on.
      guard !Task.isCancelled else {
        scene.feed?.progress = .ready
        return
      }
      update(notice: .over(scene.content.value?.points?.report ?? PointReport())) {
        $0.feed?.progress = .over
      }
    } catch {
      update(notice: .failed(error)) { $0.feed?.progress = .over }
    }
  }

  /// Says once that the map does not go along any more, where there is nothing else to say.
  func sayThatItStays(after feed: MapFeed?) {
    guard feed?.progress == .running, feed?.view != .stays, scene.feed?.view == .stays,
      scene.notice == nil
    else { return }
    scene.notice = .ended(.staysHere)
  }

  /// Only what is marked is drawn anew, unless the view has to go along.
  private func show(_ points: PointSet) async {
    let frame = scene.frame
    var next = scene
    next.take(points, formatter)
    let (seen, isLoading) = (next.frame, next.content.isLoading)
    if seen == frame, !isLoading {
      next.content.update { formatter.mark($0, on: &$0.drawing, in: seen) }
    }
    scene = next
    if seen != frame { await draw() }
  }
}

extension MapFeed {
  /// Who moves the map has it stay, who goes nearer keeps the newest point in sight.
  mutating func turn(to event: MapEvent) {
    switch event {
    case .fitted(nil): view = .fits
    case .centered: view = .keeps
    case .zoomed where view == .fits: view = .keeps
    case .panned, .dragged, .went, .found, .chose, .picked, .fitted: view = .stays
    default: break
    }
  }
}

extension MapScene {
  /// Takes the points there are now: the marker goes to the newest, unless another was chosen.
  mutating func take(_ points: PointSet, _ formatter: MapFormatter) {
    guard let content = content.value else { return }
    let old = content.points
    let newest = old?.newest?.reference
    let isAtNewest =
      content.choice == nil || newest != nil && content.choice?.reference == newest
    self.content.update {
      $0.points = points
      if case .points(let files, _) = $0.title {
        $0.title = .points(in: files, formatter.count(points))
      }
      if isAtNewest, let newest = points.newest { $0.choice = formatter.choice(MapMark(newest)) }
    }
    if points.report.broken > old?.report.broken ?? 0 {
      notice = .broken(points.report)
    } else if notice == .ended(.waitingForPoints), !points.isEmpty {
      notice = nil
    }
    guard let feed, feed.view != .stays, let newest = points.points.last, let box = points.box
    else { return }
    let isFirst = old?.isEmpty ?? true
    guard isFirst || !frame.isWellInside(newest) else { return }
    viewport =
      feed.view == .fits ? MapViewport(fitting: box, canvas: canvas) : viewport.centered(on: newest)
  }
}

extension PointSet {
  /// Where what moves is; nil where nothing does.
  var newest: MapPlace? { isTrail && !points.isEmpty ? place(points.count - 1) : nil }

  /// The box around all; the whole world as long as nothing has come.
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
