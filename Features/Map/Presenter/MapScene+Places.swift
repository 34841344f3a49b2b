import Contracts
import Domain
import Geo
import Localization
import TextUI
import Viper

/// Changes to the chosen place and to the places that are listed below the map.
extension MapScene {
  /// The most rows that are listed.
  var room: Int { max(1, MapListing.limit(rows: size.rows)) }

  /// The position in the middle of the view.
  var middle: Coordinate { WebMercator.unproject(seen.center) }

  /// The position that `copy` takes: the marker's, or the middle's if no marker is in view.
  var positionToCopy: (position: Coordinate, isMarker: Bool) {
    guard let marker = content.value?.choice?.coordinate, frame.dot(of: marker) != nil else {
      return (middle, false)
    }
    return (marker, true)
  }

  /// Whether the list is around a position that is not in the middle any more.
  ///
  /// A list that facts stand in for keeps its rows, and so their numbers.
  var isNearbyElsewhere: Bool { listing.map { $0.isNearby && $0.middle != middle } ?? false }

  /// Whether streets and houses answer questions, if there are any, and no more cities alone.
  var asksForThings: Bool { frame.viewport.zoom >= Self.thingZoom }

  /// The zoom from which they do.
  private static let thingZoom = 13.0

  /// Lists what is around the middle, or says that nothing is near.
  mutating func list(_ nearby: MapListing?) {
    if let nearby { list(nearby) } else { notice = .refused(.noCityNearby) }
  }

  /// Moves the marker to the first of some things of a street map, or else of cities, and lists all.
  mutating func choose(_ things: [StreetThing], orCities cities: [MapPlace] = []) {
    let rows = things.map {
      MapListing.Row(
        title: $0.name, choice: formatter.choice($0, among: content.value?.favorites ?? []),
        kind: $0.kind)
    }
    // One is looked at from where one is; to fit a street would go back to the zoom of cities.
    choose(Array((rows + formatter.rows(of: cities, formatter.row(of:))).prefix(room)))
  }

  /// The view with what is near: five times as wide and as high.
  var vicinity: MapFrame {
    MapFrame(seen, canvas: Size(columns: 5 * canvas.columns, rows: 5 * canvas.rows))
  }

  private mutating func list(_ listing: MapListing) {
    self.listing = listing
    redraw()
  }

  /// Shows the facts of a place in place of the rows that are listed.
  mutating func tell(_ facts: [String]) {
    var listing = listing ?? MapListing(rows: [])
    listing.facts = facts
    list(listing)
  }

  // MARK: - Choosing

  /// The rows of the map's own places that have a name: entries of a list name them.
  func ownRows(called name: String) -> [MapListing.Row] {
    (content.value?.called(name) ?? []).prefix(room).map { formatter.row($0) }
  }

  /// Says how far two places are from each other, and shows both, unless the map has places of its own but a
  /// country's.
  mutating func take(_ pair: MapPair, of text: String) {
    let answer = formatter.notice(of: pair, in: text)
    guard case .places(let from, let to) = pair,
      hasOthers || !hasPlaces || ownArea != nil
    else {
      notice = answer
      return
    }
    let marks = [MapMark(from), MapMark(to)]
    show(marks, as: formatter.title(of: marks))
    lit = nil
    if let box = WorldRect.around(marks.map(\.point)) { look(at: box, notice: answer) }
  }

  /// Shows other places in place of the subject; none of them is chosen.
  mutating func show(_ places: [MapMark], as title: MapCaption) {
    hasOthers = true
    content.update { ($0.title, $0.places, $0.choice, $0.area) = (title, places, nil, nil) }
  }

  /// Goes to the place that a text means, or says why there is none.
  ///
  /// If only similar names were found, the marker stays, and the notice offers them.
  mutating func take(_ meaning: MapMeaning, of text: String, isFitted: Bool) {
    switch meaning {
    case .position(let position, let city): go(to: position, near: city, isFitted: isFitted)
    case .refused(let problem): notice = .misplaced(problem)
    case .places(let places):
      choose(places, orElse: .unknown(text, .noPlace), isFitted: isFitted)
    case .region(let region, let reference, let area):
      choose(formatter.choice(region, reference), isFitted: isFitted)
      guard let area else { return }
      content.update { $0.area = area }
      look(at: area.box)
    case .unknown(let near):
      let near = FoundNames.offers((content.value?.near(text) ?? []) + near)
      notice = .unknown(text, .noPlace, near: near.map(language.title(of:)))
    }
  }

  /// Moves the marker and the view to a position, which is named after the nearest city.
  mutating func go(to position: ReadPosition, near city: MapPlace?, isFitted: Bool = false) {
    if let zoom = position.zoom {
      viewport = MapViewport(center: viewport.center, zoom: zoom).within(canvas)
    }
    choose(
      formatter.choice(MapPin(position.coordinate, near: city)),
      isFitted: isFitted && position.zoom == nil)
    if let note = position.notes.first { notice = .note(note) }
  }

  /// Moves the marker to the first of some places, and lists all of them; if there are none, says what
  /// is missing.
  mutating func choose(_ places: [MapPlace], orElse missing: MapNotice, isFitted: Bool = false) {
    guard !places.isEmpty else {
      notice = missing
      return
    }
    let rows = formatter.rows(of: places.prefix(room), formatter.row(of:))
    choose(rows, isFitted: isFitted)
  }

  /// Moves the marker to the place of the first row, and lists the rows if there are several.
  mutating func choose(_ rows: [MapListing.Row], isFitted: Bool = false) {
    guard let first = rows.first else { return }
    choose(
      first.choice, listing: rows.count > 1 ? MapListing(rows: rows) : nil, isFitted: isFitted)
  }

  /// Returns whether the place of a row is the chosen one: to choose it again goes one step on.
  func isChosen(_ number: Int) -> Bool {
    guard let listing, listing.rows.indices.contains(number - 1),
      listing.rows[number - 1].opens == nil
    else { return false }
    let (choice, chosen) = (listing.rows[number - 1].choice, content.value?.choice)
    return (choice.reference, choice.coordinate, choice.track)
      == (chosen?.reference, chosen?.coordinate, chosen?.track)
  }

  /// Returns whether an event can be about the place of a row; if it can't, the notice says why.
  mutating func hasPlace(inRow number: Int, for event: MapEvent) -> Bool {
    guard let listing, listing.rows.indices.contains(number - 1) else {
      notice = .unknown("\(number)", .noRow)
      return false
    }
    guard listing.rows[number - 1].opens == nil || event == .detailed else {
      notice = .unknown("\(number)", .opensElsewhere)
      return false
    }
    return true
  }

  /// Chooses the place of a row by its number, which starts at 1.
  ///
  /// The view stays where it is as long as the place is in it.
  ///
  /// - Returns: the route of a row that leads elsewhere, else `nil`.
  mutating func pick(_ number: Int) -> MapRoute? {
    guard let listing, listing.rows.indices.contains(number - 1) else {
      notice = .unknown("\(number)", .noRow)
      return nil
    }
    let (choice, opens) = (listing.rows[number - 1].choice, listing.rows[number - 1].opens)
    if let opens {
      notice = nil
      return .detail(opens)
    }
    let isNamed = content.value?.named(choice) != nil
    choose(
      choice, listing: isNamed ? nil : listing.withoutFacts,
      isCentered: frame.dot(of: choice.coordinate) == nil)
    return nil
  }

  /// Moves the marker to a place.
  ///
  /// If no listing is given, the entries that name the place are listed.
  mutating func choose(
    _ choice: MapContent.Choice, listing: MapListing? = nil, isCentered: Bool = true,
    isFitted: Bool = false
  ) {
    self.listing = listing ?? content.value?.named(choice).map(formatter.listing) ?? ownListing
    let area = ownArea
    let isFirst = isWorldwide
    content.update {
      $0.choice = choice
      $0.area = area
    }
    let point = WebMercator.project(choice.coordinate)
    if isFitted || isFirst {
      // One place has no size, so the world gives way to the usual zoom.
      let zoom = isFitted ? MapViewport.nearestFit : MapViewport.defaultZoom
      viewport = MapViewport(center: point, zoom: zoom)
    } else if isCentered {
      viewport = viewport.centered(on: point)
    }
    redraw()
  }

  // MARK: - Details of the chosen place

  /// The reason why a command about the chosen place does nothing, if no place with a name is chosen.
  var noChoice: MapRefusal { listing == nil ? .nothingChosen : .noRowChosen }

  /// Returns the route to the detail of the chosen place; a place with several details or none is
  /// explained by rows below the map instead.
  ///
  /// - Parameter city: the one nearest to an ``unknownPoint``.
  mutating func showDetail(near city: MapPlace?) -> MapRoute? {
    notice = nil
    guard let choice = content.value?.choice else {
      if case .entity(let reference) = subject { return .detail(reference) }
      notice = .refused(noChoice)
      return nil
    }
    if let tags = choice.tags {
      tell(formatter.facts(of: choice, tagged: tags, count: room))
    } else if let named = content.value?.named(choice) {
      if named.items.count == 1 { return .detail(named.items[0].reference) }
      list(formatter.listing(of: named))
    } else if let properties, !properties.isEmpty {
      tell(formatter.facts(of: properties.prefix(room)))
    } else if properties != nil {
      list(formatter.listing(of: choice, near: city))
    } else if let reference = choice.reference {
      return .detail(reference)
    } else {
      notice = .refused(noChoice)
    }
    return nil
  }

  /// The position of the chosen point of the user's, if that has no properties.
  var unknownPoint: Coordinate? {
    properties.flatMap { $0.isEmpty ? content.value?.choice?.coordinate : nil }
  }

  /// The properties of the chosen point of the user's, empty if the point is not kept any more; `nil`
  /// if no such point is chosen.
  private var properties: [PointProperty]? {
    guard let content = content.value, let points = content.points,
      let reference = content.choice?.reference, reference.catalog == PointSet.catalog,
      !reference.isOfKeptPoint
    else { return nil }
    return points.index(of: reference).map(points.properties) ?? []
  }
}
