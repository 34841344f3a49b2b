package import Contracts
import Domain
import Geo

/// Finds the places that an index of names lists ("IOWA", "Paris (France)", "Queens (NYC)").
///
/// A state or a country becomes its middle, and a city the most populous one that fits the name.
/// Anything else (a desert, a bay) is not found.
package struct PlaceResolver: Sendable {
  /// The largest number of names looked up: an index has a dozen, but a service may send any number.
  static let mostNames = 100

  private let places: any PlaceDataManager
  private let map: any MapDataManager

  package init(places: any PlaceDataManager, map: any MapDataManager) {
    self.places = places
    self.map = map
  }

  /// Finds the first ``mostNames`` of some names, or fewer if the task is cancelled.
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

  /// Finds the place of one name; `nil` if there is none.
  package func resolve(_ name: String) async -> ResolvedPlace? {
    if let special = AreaMeaning.special(name) { return await place(name, special) }
    let parts = PlaceName(name)
    guard !AreaMeaning.regions.contains(Fold.fold(parts.base)) else { return nil }
    for qualifier in parts.qualifiers {
      let meanings = AreaMeaning.meanings(qualifier: qualifier)
      guard !meanings.isEmpty else { continue }
      // A name that says where to look is looked for nowhere else.
      for meaning in meanings {
        if let place = await city(name, called: parts.spellings, in: meaning) { return place }
      }
      return nil
    }
    if let meaning = AreaMeaning.meaning(name: parts.base),
      let place = await place(name, meaning)
    {
      return place
    }
    return await city(name, called: parts.spellings)
  }

  /// Returns the most populous city in a state or a country, or anywhere, for the first of some names
  /// that fits one.
  func city(
    _ written: String, called names: [String], in area: AreaMeaning? = nil
  ) async -> ResolvedPlace? {
    for name in names {
      let found = await places.namesakes(of: name, in: area?.code, count: .max)
      if let place = ResolvedPlace(written, found.filter { area?.holds($0) ?? true }) {
        return place
      }
    }
    return nil
  }

  /// Returns the middle of a state or a country; `nil` if neither the map nor the cities know it.
  func place(_ written: String, _ meaning: AreaMeaning) async -> ResolvedPlace? {
    switch meaning {
    case .state(let state): return ResolvedPlace(written, state)
    case .country(let code):
      guard let middle = await middle(of: code) else { return nil }
      return ResolvedPlace(name: written, kind: .country(code), coordinate: middle)
    }
  }

  /// Returns the middle of a country's outline or, if it has none, of the box of its cities.
  private func middle(of country: String) async -> Coordinate? {
    if let rings = await map.outline(of: country), let middle = OutlineMiddle.middle(of: rings) {
      return WebMercator.unproject(middle)
    }
    guard let box = await places.bounds(of: country) else { return nil }
    return WebMercator.unproject(
      WorldPoint(x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2))
  }
}

/// The places found for the names of a text.
package struct PlaceResolution: Hashable, Sendable {
  /// The places in the order they were named, each once.
  package var places: [ResolvedPlace] = []
  /// The names for which nothing was found, as they were written.
  package var unresolved: [String] = []
}
