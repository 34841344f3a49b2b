import Contracts
import Domain
import Geo
import Localization
import PlaceNames

/// What is listed below the map, and what questions come to.
extension MapFormatter {
  func row(_ mark: MapMark, matchedName: String? = nil) -> MapListing.Row {
    let titles = mark.items.prefix(1).map { item in
      mark.items.count == 1 ? item.title : "\(formats.number(mark.items.count)): \(item.title)"
    }
    return MapListing.Row(
      title: titles.isEmpty ? mark.title : formats.language.title(of: mark.title),
      note: matchedName ?? titles.first, choice: choice(mark))
  }

  /// What names a place.
  func listing(of mark: MapMark) -> MapListing {
    let choice = choice(mark)
    return MapListing(
      isOfOne: true,
      rows: mark.items.map { .init(title: $0.title, choice: choice, opens: $0.reference) })
  }

  /// What is said of a point; where that is nothing, where it is and what is near.
  func listing(
    of point: MapContent.Choice, _ properties: some Collection<PointProperty>, near city: MapPlace?
  ) -> MapListing {
    let said = properties.map { "\($0.name): \($0.value)" }
    let texts = said.isEmpty ? [CoordinateFormat.decimal(point.coordinate)] : said
    let near = city.map { row($0, from: point.coordinate) }
    return MapListing(
      isOfOne: true,
      rows: texts.map { .init(title: $0, choice: point) } + [near].compactMap(\.self))
  }

  /// The cities around a position; nil where there are none.
  func listing(of cities: [MapPlace], around position: Coordinate) -> MapListing? {
    let rows = cities.map { row($0, from: position) }
    return rows.isEmpty ? nil : MapListing(middle: position, rows: rows)
  }

  /// A city under its name in the language, and the way there; what is picked is called so, too.
  func row(_ city: MapPlace, from position: Coordinate) -> MapListing.Row {
    let (distance, point) = way(from: position, to: city.coordinate)
    let choice = MapContent.Choice(
      reference: city.reference, title: city.title, caption: .title(title(of: city)),
      coordinate: city.coordinate)
    return MapListing.Row(
      title: title(of: city), choice: choice, distance: distance, point: point)
  }

  /// Which country the middle is in, and where it is, seen from the nearest city.
  func notice(of cities: MapFinding, from middle: Coordinate) -> MapNotice {
    guard let city = cities.places.first else { return .refused(.noCityNearby) }
    let (distance, point) = way(from: city.coordinate, to: middle)
    return .nearest(
      title(of: city), country: cities.country ?? city.country, distance: distance, point: point)
  }

  /// How far it is between the two places of a text.
  func notice(of pair: MapPair, in text: String) -> MapNotice {
    switch pair {
    case .places(let from, let to): notice(from: from, to: to)
    case .unknown(let name, let near):
      .unknown(name, .noPlace, near: near.map(formats.language.title(of:)))
    case .none: .unknown(text, .noTwoPlaces)
    }
  }

  func notice(from: ResolvedPlace, to: ResolvedPlace) -> MapNotice {
    let (distance, point) = way(from: from.coordinate, to: to.coordinate)
    return .distance(
      from: title(of: from), to: title(of: to), distance: distance, point: point)
  }

  /// What was done to favorites.
  func notice(of change: MapChange, _ added: [Favorite]) -> FavoriteNotice {
    switch change {
    case .toggle(_, let title, _):
      FavoriteNotice(formats.language.title(of: title), isFavorite: !added.isEmpty)
    case .undo: .restored(added.map { formats.language.title(of: $0.title) })
    }
  }

  /// "Valencia, ES (Spain)", "Portland, US (Oregon)".
  private func title(of place: ResolvedPlace) -> String {
    if let country = place.country { return formats.country(country) }
    let title = formats.language.title(of: place.title)
    guard case .city(let city) = place.kind, !city.country.isEmpty else { return title }
    let isAmerican = city.country == "US" && !city.region.isEmpty
    return "\(title) (\(isAmerican ? city.region : formats.country(city.country)))"
  }
}
