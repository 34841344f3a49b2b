import Contracts
import Domain
import Geo
import Localization
import TextUI
import Viper

/// The chosen place, and the places listed below the map.
extension MapScene {
  /// How many rows are listed at most.
  var room: Int { max(1, MapListing.limit(rows: size.rows)) }

  var middle: Coordinate { WebMercator.unproject(seen.center) }

  /// The position of the marker; that of the middle where no marker is in view.
  var positionToCopy: (position: Coordinate, isMarker: Bool) {
    guard let marker = content.value?.choice?.coordinate, frame.dot(of: marker) != nil else {
      return (middle, false)
    }
    return (marker, true)
  }

  /// Whether what is listed is around another position than the middle.
  var isNearbyElsewhere: Bool { listing?.middle.map { $0 != middle } ?? false }

  mutating func list(
    _ cities: [MapPlace], around position: Coordinate, _ formatter: MapFormatter
  ) {
    let nearby = formatter.listing(of: cities, around: position)
    if let nearby { list(nearby) } else { notice = .refused(.noCityNearby) }
  }

  private mutating func list(_ listing: MapListing) {
    self.listing = listing
    redraw()
  }

  // MARK: - Choosing

  /// The places that entries of a list name and that are called so.
  func ownRows(for query: CityQuery, _ formatter: MapFormatter) -> [MapListing.Row] {
    guard case .named(let text) = query, let content = content.value else { return [] }
    return content.called(text).prefix(room).map { formatter.row($0) }
  }

  /// Moves the marker to the first of what was found, and lists all; what is only near stays where it
  /// is, and is offered.
  mutating func choose(
    _ found: MapFinding, orElse missing: MapNotice, _ formatter: MapFormatter
  ) {
    guard !found.places.isEmpty else {
      notice = missing
      if case .unknown(let name, let text, _) = missing {
        let near = FoundNames.offers((content.value?.near(name) ?? []) + found.near)
        notice = .unknown(name, text, near: near.map(formatter.formats.language.title(of:)))
      }
      return
    }
    let rows = found.places.prefix(room).map {
      formatter.row(MapMark($0), matchedName: $0.matchedName)
    }
    choose(rows, formatter)
  }

  mutating func choose(_ rows: [MapListing.Row], _ formatter: MapFormatter) {
    guard let first = rows.first else { return }
    choose(first.choice, listing: rows.count > 1 ? MapListing(rows: rows) : nil, formatter)
  }

  /// Chooses a place that is listed, or returns where its row leads.
  ///
  /// The view stays where it is as long as the place is in it.
  mutating func pick(_ number: Int, _ formatter: MapFormatter) -> MapRoute? {
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
      choice, listing: isNamed ? nil : listing,
      isCentered: frame.dot(of: choice.coordinate) == nil, formatter)
    return nil
  }

  /// Moves the marker to a place; what names it is listed where nothing else is.
  mutating func choose(
    _ choice: MapContent.Choice, listing: MapListing? = nil, isCentered: Bool = true,
    _ formatter: MapFormatter
  ) {
    self.listing = listing ?? content.value?.named(choice).map(formatter.listing) ?? ownListing
    content.update { $0.choice = choice }
    if isCentered { viewport = viewport.centered(on: WebMercator.project(choice.coordinate)) }
    redraw()
  }

  // MARK: - What is known of the chosen place

  /// Returns where the detail of the chosen place is; what has none, or several, is listed.
  ///
  /// - Parameters:
  ///   - city: the one nearest to an ``unknownPoint``.
  ///   - formatter: writes it.
  mutating func showDetail(near city: MapPlace?, _ formatter: MapFormatter) -> MapRoute? {
    notice = nil
    guard let choice = content.value?.choice else {
      if case .entity(let reference) = subject { return .detail(reference) }
      notice = .refused(.nothingChosen)
      return nil
    }
    if let named = content.value?.named(choice) {
      if named.items.count == 1 { return .detail(named.items[0].reference) }
      list(formatter.listing(of: named))
    } else if let properties {
      list(formatter.listing(of: choice, properties.prefix(room), near: city))
    } else if let reference = choice.reference {
      return .detail(reference)
    } else {
      notice = .refused(.nothingChosen)
    }
    return nil
  }

  /// The chosen one of the user's points, where nothing is said of it.
  var unknownPoint: Coordinate? {
    properties.flatMap { $0.isEmpty ? content.value?.choice?.coordinate : nil }
  }

  /// What is said of the chosen one of the user's points, nothing of one that is not kept any more; nil
  /// where none is chosen.
  private var properties: [PointProperty]? {
    guard let content = content.value, let points = content.points,
      let reference = content.choice?.reference, reference.catalog == PointSet.catalog,
      !reference.isOfKeptPoint
    else { return nil }
    return points.index(of: reference).map(points.properties) ?? []
  }
}
