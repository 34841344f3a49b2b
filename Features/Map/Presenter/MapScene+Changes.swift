import Catalog
import Domain
import Geo
import Localization
import TextUI
import Viper

extension MapScene {
  /// Takes what was found out; a place that was chosen since stays the chosen one.
  ///
  /// - Parameters:
  ///   - data: what was found out.
  ///   - formatter: writes it.
  ///   - zoom: how near the first view is; nil is as near as what is marked fits.
  mutating func take(_ data: MapSubjectData, _ formatter: MapFormatter, zoom: Double?) {
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
      let rows = places.prefix(MapListing.limit(rows: size.rows)).map { formatter.row($0) }
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

  /// Centers the view on the chosen place; where none is chosen, fits it around all it is about.
  mutating func showSubject(of content: MapContent) {
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

extension MapContent {
  /// What is seen where all that is marked is to be; nil for nothing.
  var box: WorldRect? {
    if let box = area?.box ?? points?.box { return box }
    // Favorites elsewhere would take a map of several places away from them.
    let marked = (places.isEmpty ? marks : places).map(\.point)
    let chosen = (choice?.coordinate).map(WebMercator.project)
    return .around([chosen].compactMap(\.self) + marked)
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
