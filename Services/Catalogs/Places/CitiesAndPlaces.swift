package import Contracts
package import Domain
package import Geo

/// The cities of maps, and the places of the file by their names.
///
/// The likeliest one comes first, as in the search of everything: `goto everest` finds the mountain and not
/// the village in Ohio. Maps are labelled with cities alone.
package struct CitiesAndPlaces: PlaceDataManager {
  private let cities: any PlaceDataManager
  private let archive: any PlaceArchiveDataManager

  package init(_ cities: any PlaceDataManager, _ archive: any PlaceArchiveDataManager) {
    self.cities = cities
    self.archive = archive
  }

  package func called(_ name: String, count: Int) async throws(DataError) -> [MapPlace] {
    let found = try await cities.called(name, count: count)
    guard archive.hasFile, !Fold.bytes(name).isEmpty else { return found }
    let known = Set(found.map(\.reference.id))
    let others: [ArchivedPlace]
    do throws(DataError) {
      others = try await archive.places(ArchiveQuery(called: name, limit: Self.mostNamed)).rows
    } catch {
      // A city of that name is there all the same.
      if found.isEmpty { throw error }
      return found
    }
    var all = found.map { (place: $0, worth: Self.worth(of: $0)) }
    all += others.filter { !known.contains($0.id) }.map { (Place($0).mapPlace, $0.worth) }
    // The cities are in their order, and of two that are worth as much the city is meant.
    let order = all.indices.sorted { (-all[$0].worth, $0) < (-all[$1].worth, $1) }
    return order.prefix(count).map { all[$0].place }
  }

  /// Returns the inhabitants that a city is worth: by another name it is a fiftieth as likely to be meant.
  private static func worth(of city: MapPlace) -> Int {
    city.matchedName == nil ? city.population : city.population / 50
  }

  /// The most places of one name that are looked at: there are thousands of creeks of one name.
  private static let mostNamed = 50

  package func place(_ reference: Reference) async -> MapPlace? {
    guard reference.catalog == Place.catalog else { return await cities.place(reference) }
    guard archive.hasFile else { return nil }
    let found = try? await archive.place(Place.archivedID(reference.id))
    return found.map { Place($0.place).mapPlace }
  }

  package func largest(in rect: WorldRect, count: Int) async -> [MapPlace] {
    await cities.largest(in: rect, count: count)
  }

  package func named(_ text: String, count: Int) async -> [MapPlace] {
    await cities.named(text, count: count)
  }

  package func suggestions(_ text: String, count: Int) async -> [MapPlace] {
    await cities.suggestions(text, count: count)
  }

  package func namesakes(of name: String, in country: String?, count: Int) async -> [MapPlace] {
    await cities.namesakes(of: name, in: country, count: count)
  }

  package func bounds(of country: String) async -> WorldRect? {
    await cities.bounds(of: country)
  }
}
