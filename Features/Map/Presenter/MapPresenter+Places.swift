import Catalog
import Domain
import Geo
import Localization
import Places
import TextUI
import Viper

/// Looking for places, and looking at them.
extension MapPresenter {
  func zoom(by levels: Double) async {
    let zoomed = scene.viewport.zoomed(by: levels).within(scene.canvas)
    guard zoomed.zoom != scene.viewport.zoom || levels == 0 else {
      return await say(.ended(levels > 0 ? .noNearer : .noFarther))
    }
    memory.zoom = zoomed.zoom
    await move { $0.viewport = zoomed }
  }

  func pan(_ direction: CompassPoint) async {
    let (seen, moved) = (scene.frame.viewport, scene.frame.panned(direction).clamped.viewport)
    let isAtEnd =
      moved.center.x == seen.center.x && abs(moved.center.y - seen.center.y) < 1e-12
    if isAtEnd { await say(.ended(.worldEnds)) } else { await move { $0.viewport = moved } }
  }

  /// Back to the marker, or to all places where none is chosen.
  func center() async {
    await move {
      $0.listing = $0.ownListing
      if let content = $0.content.value { $0.showSubject(of: content) }
    }
  }

  func fit(_ target: MapTarget?) async {
    guard let target else { return await fitMarked() }
    do throws(DataError) {
      let found = try await interactor.places(of: target)
      guard let data = found, let box = data.area?.box ?? .around(data.marks.map(\.point))
      else {
        return await say(found.flatMap(formatter.notice) ?? target.isMissing)
      }
      await look(at: box, notice: formatter.notice(of: data)) {
        // Marks what the list one came from shows.
        if target == .results { $0.content.update { $0.places = formatter.places(of: data) } }
      }
    } catch {
      await say(.failed(error))
    }
  }

  private func fitMarked() async {
    guard let content = scene.content.value, let box = content.box else { return await say(nil) }
    let isOfPoints = content.area == nil && content.points?.box != nil
    let newest = content.points?.newest.map { formatter.choice(MapMark($0)) }
    await look(at: box) { scene in
      if isOfPoints { scene.content.update { $0.choice = newest } }
    }
  }

  private func look(
    at box: WorldRect, notice: MapNotice? = nil, _ change: (inout MapScene) -> Void = { _ in }
  ) async {
    guard !Task.isCancelled else { return }
    await move(notice: notice) {
      change(&$0)
      $0.listing = $0.ownListing
      $0.viewport = MapViewport(fitting: box, canvas: $0.canvas)
    }
  }

  // MARK: - Choosing

  /// Moves the marker to the first of the cities, and lists all.
  func find(_ query: CityQuery, orElse notice: MapNotice) async {
    let limit = MapListing.limit(rows: scene.size.rows)
    var text: String?
    if case .named(let typed) = query { text = typed }
    let own = text.flatMap { scene.content.value?.named($0) } ?? []
    if let first = own.first {
      return await choose(first, listing: own.prefix(limit).map { formatter.row($0) })
    }
    let found = await interactor.cities(query, count: max(1, limit))
    guard let first = found.places.first else { return await say(notice) }
    let rows = found.places.prefix(limit).map {
      formatter.row(MapMark($0), matchedName: $0.matchedName)
    }
    await choose(
      MapMark(first), listing: rows,
      notice: found.areSuggestions ? text.map { .guessedCity($0, title: first.title) } : nil)
  }

  private func choose(
    _ mark: MapMark, listing rows: [MapListing.Row], notice: MapNotice? = nil
  ) async {
    await choose(
      formatter.choice(mark), listing: rows.count > 1 ? MapListing(rows: rows) : nil,
      notice: notice)
  }

  func go(to position: Coordinate) async {
    let city = await nearestCity(to: position)
    await choose(formatter.choice(MapPin(position, near: city)))
  }

  private func nearestCity(to position: Coordinate) async -> MapPlace? {
    await interactor.cities(.around(position), count: 1).places.first
  }

  /// The view stays where it is as long as the place is in it.
  func pick(_ number: Int) async {
    guard let listing = scene.listing, listing.rows.indices.contains(number - 1) else {
      return await say(.unknown("\(number)", .noRow))
    }
    let choice = listing.rows[number - 1].choice
    if let reference = listing.rows[number - 1].opens {
      router.go(to: .detail(reference))
      return await say(nil)
    }
    let isInView = scene.frame.dot(of: choice.coordinate) != nil
    let isNamed = scene.content.value?.named(choice) != nil
    await choose(choice, listing: isNamed ? nil : listing, isCentered: !isInView)
  }

  /// Moves the marker to a place; what names it is listed where nothing else is.
  func choose(
    _ choice: MapContent.Choice, listing: MapListing? = nil, isCentered: Bool = true,
    notice: MapNotice? = nil
  ) async {
    guard !Task.isCancelled else { return }
    let named = scene.content.value?.named(choice)
    await move(notice: notice) {
      $0.listing = listing ?? named.map(formatter.listing) ?? $0.ownListing
      $0.content.update { $0.choice = choice }
      if isCentered {
        $0.viewport = $0.viewport.centered(on: WebMercator.project(choice.coordinate))
      }
    }
  }

  func showDetail() async {
    let subject: Reference? =
      if case .entity(let reference) = scene.subject { reference } else { nil }
    let choice = scene.content.value?.choice
    if let named = scene.content.value?.named(choice), let item = named.items.first {
      if named.items.count == 1 { return router.go(to: .detail(item.reference)) }
      return await move { $0.listing = formatter.listing(of: named) }
    }
    guard let reference = choice == nil ? subject : choice?.reference else {
      return update(notice: .refused(.nothingChosen)) { _ in }
    }
    if let points = scene.content.value?.points, let index = points.index(of: reference) {
      return await listProperties(points.properties(of: index))
    }
    if scene.notice != nil { scene.notice = nil }
    router.go(to: .detail(reference))
  }

  /// What is said of the chosen point, as far as there is room for it.
  private func listProperties(_ properties: [PointProperty]) async {
    guard let choice = scene.content.value?.choice else { return }
    var rows = properties.prefix(max(1, MapListing.limit(rows: scene.size.rows))).map {
      MapListing.Row(title: "\($0.name): \($0.value)", choice: choice)
    }
    if rows.isEmpty {
      // Where it is, and what is near, are known of each.
      rows = [
        MapListing.Row(title: CoordinateFormat.decimal(choice.coordinate), choice: choice)
      ]
      let near = await interactor.cities(.cityAround(choice.coordinate), count: 1).places.first
      if let near { rows.append(formatter.row(near, from: choice.coordinate)) }
    }
    guard !Task.isCancelled else { return }
    await move { $0.listing = MapListing(isOfOne: true, rows: rows) }
  }

  // MARK: - Asking

  func listNearby() async {
    guard let listing = await listing(around: middle) else {
      return await say(.refused(.noCityNearby))
    }
    if !Task.isCancelled { await move { $0.listing = listing } }
  }

  /// Lists anew what is around the middle, where that was elsewhere.
  func followNearby() async {
    guard let position = scene.listing?.middle, position != middle else { return }
    let listing = await listing(around: middle)
    if !Task.isCancelled { scene.listing = listing }
  }

  /// The cities around a position; nil where there are none.
  private func listing(around position: Coordinate) async -> MapListing? {
    let limit = max(1, MapListing.limit(rows: scene.size.rows))
    let found = await interactor.cities(.around(position), count: limit).places
    return found.isEmpty
      ? nil
      : MapListing(middle: position, rows: found.map { formatter.row($0, from: position) })
  }

  func sayWhat() async {
    let middle = middle
    let city = await nearestCity(to: middle)
    let notice = city.map { formatter.notice(of: $0, from: middle) }
    await say(notice ?? .refused(.noCityNearby))
  }

  func sayDistance(_ text: String) async {
    switch await interactor.pair(text) {
    case .places(let from, let to): await say(formatter.notice(from: from, to: to))
    case .unknown(let name): await say(.unknown(name, .noPlace))
    case .none: await say(.unknown(text, .noTwoPlaces))
    }
  }

  private var middle: Coordinate { WebMercator.unproject(scene.seen.center) }

  /// Says something unless it is late, and shows what the command cancelled, if it did.
  func say(_ notice: MapNotice?) async {
    guard !Task.isCancelled else { return }
    update(notice: notice) { _ in }
    if scene.content.isLoading { await show(notice: notice) }
  }
}

extension MapTarget {
  /// That there is nothing of it to show.
  fileprivate var isMissing: MapNotice {
    if case .country(let name) = self { .unknown(name, .noCountry) } else { .refused(.noResults) }
  }
}
