package import Contracts
import Domain
import Geo

/// Finds the places an index of names speaks of ("IOWA", "Paris (France)", "Queens (NYC)").
///
/// A state or a country is its middle, a city the one with the most inhabitants of those the name
/// fits. What is neither (a desert, a bay) is not found.
package struct PlaceResolver: Sendable {
  /// As many names as are looked for: an index has a dozen, but what a service sends has no end.
  static let mostNames = 100

  private let places: any PlaceDataManager
  private let map: any MapDataManager

  package init(places: any PlaceDataManager, map: any MapDataManager) {
    self.places = places
    self.map = map
  }

  /// Finds the first ``mostNames`` of some names; less than that where the task is cancelled.
  package func resolve(_ names: [String]) async -> PlaceResolution {
    var found: [ResolvedPlace] = []
    var unresolved: [String] = []
    var kinds: Set<ResolvedPlace.Kind> = []
    var seen: Set<String> = []
    for name in names.prefix(Self.mostNames) where seen.insert(Fold.fold(name)).inserted {
      guard !Task.isCancelled else { break }
      if let place = await resolve(name) {
        if kinds.insert(place.kind).inserted { found.append(place) }
      } else {
        unresolved.append(name)
      }
    }
    return PlaceResolution(places: found, unresolved: unresolved)
  }

  package func resolve(_ name: String) async -> ResolvedPlace? {
    if let special = PlaceReading.special(name) { return await place(name, special) }
    let parts = PlaceName(name)
    guard !PlaceReading.regions.contains(Fold.fold(parts.base)) else { return nil }
    for qualifier in parts.qualifiers {
      let readings = PlaceReading.readings(qualifier: qualifier)
      guard !readings.isEmpty else { continue }
      // Who is told where to look looks nowhere else.
      for reading in readings {
        if let place = await city(name, called: parts.spellings, in: reading) { return place }
      }
      return nil
    }
    if let reading = PlaceReading.reading(name: parts.base),
      let place = await place(name, reading)
    {
      return place
    }
    return await city(name, called: parts.spellings)
  }

  /// The greatest city in a state or a country, or anywhere, by the first of some names that fits one.
  func city(
    _ written: String, called names: [String], in area: PlaceReading? = nil
  ) async -> ResolvedPlace? {
    for name in names {
      let found = await places.namesakes(of: name, in: area?.code, count: .max)
      if let place = ResolvedPlace(written, found.filter { area?.holds($0) ?? true }) {
        return place
      }
    }
    return nil
  }

  /// The middle of a state or a country; nil where neither the map nor the cities know one.
  func place(_ written: String, _ reading: PlaceReading) async -> ResolvedPlace? {
    switch reading {
    case .state(let state): return ResolvedPlace(written, state)
    case .country(let code):
      guard let middle = await middle(of: code) else { return nil }
      return ResolvedPlace(name: written, kind: .country(code), coordinate: middle)
    }
  }

  /// The middle of a country's outline, or of the box of its cities where it has none.
  private func middle(of country: String) async -> Coordinate? {
    if let rings = await map.outline(of: country), let middle = OutlineMiddle.middle(of: rings) {
      return WebMercator.unproject(middle)
    }
    guard let box = await places.bounds(of: country) else { return nil }
    return WebMercator.unproject(
      WorldPoint(x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2))
  }
}

/// What was found of the places a text names.
package struct PlaceResolution: Hashable, Sendable {
  /// In the order they were named, each once.
  package var places: [ResolvedPlace] = []
  /// The names nothing was found for, as they were written.
  package var unresolved: [String] = []
}
