import Contracts
import Domain

/// Finds the place nearest to a position, and the country, region, time zone and city that it is in.
///
/// The country is the one whose outline contains the position, or else that of the nearest place.
/// Region and time zone are those of the nearest place in that country; if the outline of a state
/// contains the position, they are those of the nearest place in that state.
struct PositionLocator {
  /// The distance in kilometres beyond which an area counts as uninhabited: no place of the country
  /// is nearer.
  private static let lonely = 300.0

  private let cities: CityTable
  private let tree: KDTree
  private let countries: CountryOutlines
  // There are few texts for many positions, so they are read once.
  private let timeZones: [String]
  private let regions: [String]
  /// The indices of the names in `regions`, made when a state is first met: few positions are in one.
  private lazy var regionIndices = Dictionary(zip(regions, 0...)) { first, _ in first }

  init(_ cities: CityTable, _ countries: CountryOutlines) {
    self.cities = cities
    self.countries = countries
    tree = KDTree(cities)
    timeZones = cities.timeZoneNames.texts
    regions = cities.regionNames.texts
  }

  /// Returns the surroundings of a position; `nil` if there are no cities.
  mutating func place(at position: Coordinate) -> NearestPlace? {
    guard let near = tree.nearest(to: position) else { return nil }
    let home = cities.country(near.row)
    let area = countries.area(at: position)
    let outline = area.map(countries.country)
    let country = outline ?? home
    let region = area.flatMap(countries.region).flatMap { regionIndices[$0] }
    // If a country has no city, neither region nor time zone are known.
    let known =
      country == home && (region == nil || cities.regionIndex(near.row) == region)
      ? near
      : cities.countryIndex(code: country).flatMap { index in
        // A fetched list may have no place in a state.
        region.flatMap { tree.nearest(to: position, in: index, region: $0) }
          ?? tree.nearest(to: position, in: index)
      }
    let city = known.flatMap {
      tree.city(covering: position, with: $0.row, notWithin: near.kilometres)
    }
    return NearestPlace(
      id: near.number, name: cities.name(near.row), home: home,
      coordinate: cities.coordinate(near.row), kilometres: near.kilometres, country: country,
      isInOutline: outline != nil,
      isBetweenCountries: outline == nil && countries.areOnBothSides(of: position),
      region: text(regions, known.map { cities.regionIndex($0.row) }),
      timeZone: text(
        timeZones,
        known.map { timeZone(at: position, near: $0, in: region, isOnLand: outline != nil) }),
      city: city.map(cities.name))
  }

  /// Returns the zone of the nearest place of the country, or of its state; if a law parts the state's
  /// zones by meridians, of the nearest place between the same two.
  ///
  /// In an uninhabited area one place is no evidence. There the zone is the one that most of the
  /// three nearest places have, so that the clock of Qaanaaq is not that of all northern Greenland.
  /// At sea no zone is better founded than another.
  private func timeZone(
    at position: Coordinate, near known: NearbyRow, in region: Int?, isOnLand: Bool
  ) -> Int {
    let own = cities.timeZoneIndex(known.row)
    let country = cities.countryIndex(known.row)
    // An island without a line of its own is in the state of its nearest place.
    let state = cities.regionIndex(known.row)
    if let bands = ZoneBands(region: text(regions, state)) {
      let near = nearest(to: position, in: country, region: state, bands, from: known)
      return near.map { cities.timeZoneIndex($0.row) } ?? own
    }
    guard isOnLand, known.kilometres > Self.lonely else { return own }
    guard
      let second = tree.nearest(
        to: position, in: country, region: region, excluding: [known.row]),
      let third = tree.nearest(
        to: position, in: country, region: region, excluding: [known.row, second.row])
    else { return own }
    let other = cities.timeZoneIndex(second.row)
    return other == cities.timeZoneIndex(third.row) ? other : own
  }

  /// Returns the nearest place in the same band as a position; `nil` if no place of the region is.
  private func nearest(
    to position: Coordinate, in country: UInt8, region: Int, _ bands: ZoneBands,
    from known: NearbyRow
  ) -> NearbyRow? {
    let wanted = bands.band(of: position.longitude)
    var beyond: [Int] = []
    var near: NearbyRow? = known
    while let row = near?.row, bands.band(of: cities.coordinate(row).longitude) != wanted {
      beyond.append(row)
      near = tree.nearest(to: position, in: country, region: region, excluding: beyond)
    }
    return near
  }

  private func text(_ texts: [String], _ index: Int?) -> String {
    guard let index, texts.indices.contains(index) else { return "" }
    return texts[index]
  }
}
