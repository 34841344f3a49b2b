package import Contracts
package import Domain
package import Geo

/// The cities of maps, and the places of the file by names that no city has.
///
/// So `goto everest` finds a mountain, and nothing that finds a city today finds anything else. Maps are
/// labelled with cities alone.
package struct CitiesAndPlaces: PlaceDataManager {
  private let cities: any PlaceDataManager
  private let archive: any PlaceArchiveDataManager

  package init(_ cities: any PlaceDataManager, _ archive: any PlaceArchiveDataManager) {
    self.cities = cities
    self.archive = archive
  }

  package func called(_ name: String, count: Int) async throws(DataError) -> [MapPlace] {
    let found = try await cities.called(name, count: count)
    guard found.isEmpty, archive.hasFile, !Fold.bytes(name).isEmpty else { return found }
    let query = ArchiveQuery(called: name, limit: min(count, Self.mostNamed))
    return try await archive.places(query).rows.map { Place($0).mapPlace }
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
