import Components
import Contracts
import Domain
import Geo
import Localization
import PlaceNames

/// Writes the rows below the map and the answers to questions.
extension MapFormatter {
  private var colon: String { Strings(formats.language).colon }

  /// A marked place: its title, and beside it the name it was found by or the entries that name it.
  func row(_ mark: MapMark, matchedName: String? = nil) -> MapListing.Row {
    let entries = mark.items.first.map { item in
      mark.items.count == 1 ? item.title : formats.number(mark.items.count) + colon + item.title
    }
    return MapListing.Row(
      title: entries == nil ? mark.title : formats.language.title(of: mark.title),
      note: matchedName ?? entries, choice: choice(mark))
  }

  /// A place that was found by its name; a city is called as in the language, a point as its user calls it.
  func row(of place: MapPlace) -> MapListing.Row {
    var row = row(MapMark(place), matchedName: place.matchedName)
    if !place.country.isEmpty { row.title = title(of: place) }
    return row
  }

  /// The entries that name a place, each of which opens.
  func listing(of mark: MapMark) -> MapListing {
    let choice = choice(mark)
    return MapListing(
      isOfOne: true,
      rows: mark.items.map { .init(title: $0.title, choice: choice, opens: $0.reference) })
  }

  /// The properties of a point.
  func facts(of properties: some Collection<PointProperty>) -> [String] {
    properties.map { $0.name + colon + $0.value }
  }

  /// The position of a point without properties, and the nearest city.
  func listing(of point: MapContent.Choice, near city: MapPlace?) -> MapListing {
    let position = MapListing.Row(title: CoordinateFormat.decimal(point.coordinate), choice: point)
    let near = city.map { row($0, from: point.coordinate) }
    return MapListing(isOfOne: true, rows: [position] + [near].compactMap(\.self))
  }

  /// The cities around a position; `nil` if there are none.
  func listing(of cities: [MapPlace], around position: Coordinate) -> MapListing? {
    let rows = rows(of: cities) { row($0, from: position) }
    return rows.isEmpty ? nil : MapListing(middle: position, rows: rows)
  }

  /// The things of a street map around a position; `nil` if there are none.
  ///
  /// - Parameter favorites: all favorites; some may be these things.
  func listing(
    of things: [StreetThing], around position: Coordinate, among favorites: [Favorite]
  ) -> MapListing? {
    let rows = things.map { thing in
      let (distance, point) = way(from: position, to: thing)
      return MapListing.Row(
        title: thing.name, choice: choice(thing, among: favorites), distance: distance,
        point: point,
        kind: thing.kind)
    }
    return rows.isEmpty ? nil : MapListing(middle: position, rows: rows)
  }

  /// The tags of a thing, each with its key in words: "opening hours: Mo-Fr 08:00-18:00".
  ///
  /// Names that say the title again are left out. The position comes last, in the `count` lines.
  func facts(of thing: MapContent.Choice, tagged tags: [StreetTag], count: Int) -> [String] {
    tags.prefix(max(0, count - 1)).map { tag in
      tag.key.replacing("_", with: " ").replacing(":", with: " ") + ": " + tag.value
    } + [CoordinateFormat.decimal(thing.coordinate)]
  }

  /// A favorite of it is a point of the user's own, since no catalog has it.
  ///
  /// - Parameter favorites: all favorites. A thing that is one of them has its reference, even if it was
  ///   starred at another end.
  func choice(_ thing: StreetThing, among favorites: [Favorite]) -> MapContent.Choice {
    // Ranks and what is not so are for programs.
    let tags = thing.tags.filter {
      (!$0.key.hasPrefix("name") || $0.value != thing.name) && $0.key != "rank"
        && !["false", "0", ""].contains($0.value)
    }
    let starred = favorites.first(where: thing.isKept)?.reference
    return MapContent.Choice(
      reference: starred ?? KeptPoint(thing.name, at: thing.coordinate).reference,
      title: thing.name,
      caption: .title(thing.name), coordinate: thing.coordinate, tags: tags)
  }

  func notice(of thing: StreetThing, from middle: Coordinate) -> MapNotice {
    let (distance, point) = way(from: middle, to: thing)
    // As for the nearest city, it is told where the middle is, seen from the thing.
    let back = CompassPoint(bearing: Geodesy.bearing(from: thing.coordinate, to: middle))
    return .thing(thing.name, thing.kind, distance: distance, point: point == nil ? nil : back)
  }

  /// The things that a description names: the nearest of each name.
  func described(_ things: [StreetThing], from middle: Coordinate) -> [MapDrawing.Thing] {
    things.prefix(Self.mostThings).map { thing in
      let (distance, point) = way(from: middle, to: thing)
      return MapDrawing.Thing(
        name: thing.name, kind: thing.kind, distance: distance, point: point, axis: thing.axis)
    }
  }

  /// The most things that a description names.
  private static let mostThings = 8

  /// The way to a thing, in metres if it is near: "120 m".
  private func way(
    from position: Coordinate, to thing: StreetThing
  ) -> (distance: String, point: CompassPoint?) {
    let metres = Int((thing.kilometres * 100).rounded()) * 10
    let distance = metres < 1000 ? "\(metres) m" : formats.kilometres(thing.kilometres)
    return (
      distance,
      metres == 0
        ? nil : CompassPoint(bearing: Geodesy.bearing(from: position, to: thing.coordinate))
    )
  }

  /// The rows of places; those with one title in common say their region, which tells them apart.
  func rows(
    of places: some Collection<MapPlace>, _ row: (MapPlace) -> MapListing.Row
  ) -> [MapListing.Row] {
    let counts = Dictionary(places.map { ($0.title, 1) }, uniquingKeysWith: +)
    return places.map { place in
      var row = row(place)
      guard counts[place.title] != 1, !place.region.isEmpty else { return row }
      let region = formats.language.name(ofRegion: place.region, in: place.country)
      row.note = [row.note, region].compactMap(\.self).joined(separator: " · ")
      return row
    }
  }

  /// A city with its distance and direction.
  ///
  /// Its name is in the language, and stays so when the city is chosen.
  func row(_ city: MapPlace, from position: Coordinate) -> MapListing.Row {
    let (distance, point) = way(from: position, to: city.coordinate)
    let choice = MapContent.Choice(
      reference: city.reference, title: city.title, caption: .title(title(of: city)),
      coordinate: city.coordinate, sign: city.kind?.sign)
    return MapListing.Row(
      title: title(of: city), note: city.kind?.words[formats.language], choice: choice,
      distance: distance, point: point)
  }

  /// The country of the middle of the view, and its way from the nearest city.
  func notice(of cities: MapFinding, from middle: Coordinate) -> MapNotice {
    guard let city = cities.places.first else { return .refused(.noCityNearby) }
    let (distance, point) = way(from: city.coordinate, to: middle)
    return .nearest(
      title(of: city), country: cities.country ?? city.country, distance: distance, point: point)
  }

  func notice(ofZoom frame: MapFrame) -> MapNotice {
    .zoom(formats.zoom(frame.viewport.zoom), wide: formats.kilometres(frame.kilometresWide))
  }

  /// The distance between the two places of a text, or the name in it that is unknown.
  func notice(of pair: MapPair, in text: String) -> MapNotice {
    switch pair {
    case .places(let from, let to): notice(from: from, to: to)
    case .unknown(let name, let near):
      .unknown(name, .noPlace, near: near.map(formats.language.title(of:)))
    case .none: .unknown(text, .noTwoPlaces)
    }
  }

  /// The distance between two places, and the direction in which one starts.
  func notice(from: ResolvedPlace, to: ResolvedPlace) -> MapNotice {
    let (distance, point) = way(from: from.coordinate, to: to.coordinate)
    return .distance(
      from: title(of: from), to: title(of: to), distance: distance, point: point)
  }

  /// The notice of a change to the favorites.
  func notice(of change: MapChange, _ outcome: StarOutcome) -> StarNotice {
    if case .toggle(_, let title, _, _) = change {
      return StarNotice(outcome, named: formats.language.title(of: title))
    }
    return StarNotice(outcome)
  }

  /// The place with its country, or with its state in the United States: "Valencia, ES (Spain)",
  /// "Portland, US (Oregon)".
  private func title(of place: ResolvedPlace) -> String {
    if let country = place.country { return formats.country(country) }
    let title = formats.language.title(of: place.title)
    guard case .city(let city) = place.kind, !city.country.isEmpty else { return title }
    let isAmerican = city.country == "US" && !city.region.isEmpty
    return "\(title) (\(isAmerican ? city.region : formats.country(city.country)))"
  }
}
