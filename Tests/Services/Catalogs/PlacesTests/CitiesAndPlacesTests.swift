import ContractMocks
import Contracts
import Domain
import Foundation
import TestSupport
import Testing

@testable import Places

/// What `goto` and its kin find: cities, and places of the file.
@Suite struct CitiesAndPlacesTests {
  private let fixture = PlaceFixture()
  private let everest = MapPlace(
    reference: Reference(CatalogID("cities", name: Words("cities")), "2"), name: "Everest",
    country: "US", coordinate: Coordinate(wrappingLatitude: 1, longitude: 2), population: 284)

  private var places: CitiesAndPlaces {
    CitiesAndPlaces(
      MockPlaceDataManager([everest]), PlaceArchive(folder: fixture.folder.path + "/data"))
  }

  /// The village is a city of the program, so that the file's own row of it is left out.
  @Test func theLikeliestPlaceOfANameComesFirst() async throws {
    try await fixture.add(fixture.dump("made", KnownPlaces.rows))
    let summit = try await places.called("everest", count: 5)
    #expect(summit.map(\.reference.id) == ["1", "2"])
    #expect(summit.last == everest)
    let found = try await places.called("heathrow", count: 5)
    #expect(found.map(\.reference.id) == ["11", "12"])
    #expect(found.map(\.kind) == [.airport, .settlement])
    #expect(try await places.called("heathrow", count: 1).map(\.reference.id) == ["11"])
    #expect(try await places.called("nowhere", count: 5) == [])
    #expect(try await places.called(" ", count: 5) == [])
  }

  @Test func aPlaceIsFoundByItsReference() async throws {
    try await fixture.add(fixture.dump("made", KnownPlaces.rows))
    #expect(await places.place(Reference(Place.catalog, "9"))?.name == "Cerro Aconcagua")
    #expect(await places.place(everest.reference) == everest)
    #expect(await places.place(Reference(Place.catalog, "99")) == nil)
  }

  /// Nobody knows what a damaged file has: a name that no city has is not called unknown.
  @Test func aFileThatCantBeReadIsTold() async throws {
    try await fixture.add(fixture.dump("made", KnownPlaces.rows))
    try Data(repeating: 1, count: 8_192).write(to: URL(filePath: fixture.path))
    #expect(try await places.called("everest", count: 5) == [everest])
    let error = await #expect(throws: DataError.self) {
      _ = try await places.called("heathrow", count: 5)
    }
    guard case .malformed(fixture.path, .damagedPlaces) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func withoutAFileThereAreCitiesAlone() async throws {
    #expect(try await places.called("everest", count: 5) == [everest])
    #expect(try await places.called("heathrow", count: 5) == [])
    #expect(await places.place(Reference(Place.catalog, "9")) == nil)
  }
}
