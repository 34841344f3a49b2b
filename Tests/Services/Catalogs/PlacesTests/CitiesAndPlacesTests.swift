import ContractMocks
import Contracts
import Domain
import TestSupport
import Testing

@testable import Places

/// What `goto` and its kin find: cities, and by names that no city has, places of the file.
@Suite struct CitiesAndPlacesTests {
  private let fixture = PlaceFixture()
  private let everest = MapPlace(
    reference: Reference(CatalogID("cities", name: Words("cities")), "2"), name: "Everest",
    country: "US", coordinate: Coordinate(wrappingLatitude: 1, longitude: 2), population: 284)

  private var places: CitiesAndPlaces {
    CitiesAndPlaces(
      MockPlaceDataManager([everest]), PlaceArchive(folder: fixture.folder.path + "/data"))
  }

  @Test func aCityGoesBeforeAPlaceOfItsName() async throws {
    try await fixture.add(fixture.dump("made", KnownPlaces.rows))
    #expect(await places.called("everest", count: 5) == [everest])
    let found = await places.called("heathrow", count: 5)
    #expect(found.map(\.reference.id) == ["11", "12"])
    #expect(found.map(\.kind) == [.airport, .settlement])
    #expect(await places.called("heathrow", count: 1).map(\.reference.id) == ["11"])
    #expect(await places.called("nowhere", count: 5) == [])
    #expect(await places.called(" ", count: 5) == [])
  }

  @Test func aPlaceIsFoundByItsReference() async throws {
    try await fixture.add(fixture.dump("made", KnownPlaces.rows))
    #expect(await places.place(Reference(Place.catalog, "9"))?.name == "Cerro Aconcagua")
    #expect(await places.place(everest.reference) == everest)
    #expect(await places.place(Reference(Place.catalog, "99")) == nil)
  }

  @Test func withoutAFileThereAreCitiesAlone() async {
    #expect(await places.called("everest", count: 5) == [everest])
    #expect(await places.called("heathrow", count: 5) == [])
    #expect(await places.place(Reference(Place.catalog, "9")) == nil)
  }
}
