import ContractMocks
import Contracts
import Domain
import Geo
import MapMocks
import PlaceNames
import TestSupport
import Testing

@testable import MapFeature

/// What the interactor finds for a text that was typed as a place.
@Suite struct MapMeaningTests {
  private let spain = [[(0.47, 0.36), (0.51, 0.36), (0.51, 0.4), (0.47, 0.4)].map(WorldPoint.init)]

  private func map(_ topic: MapTopic = .world) -> MapInteractor {
    let spain = spain
    return MapInteractor(
      topic,
      sources: MapSources(
        map: MockMapDataManager(outlines: ["ES": spain]),
        places: MockPlaceDataManager([.city(1), .city(2)]),
        country: { CountryEntry(Reference(.countries, $0), capital: nil) }))
  }

  /// A position needs no places; a plus code that is short needs the one it names.
  @Test func aPositionIsRead() async throws {
    let read = ReadPosition(Coordinate(wrappingLatitude: -12, longitude: -77), zoom: 9)
    #expect(try await map().meaning(of: "-12,-77,9", count: 9) == .position(read, near: nil))
    #expect(try await map().meaning(of: "41N 42N", count: 9) == .refused(.twoLatitudes))
  }

  @Test func aNameIsThatOfACountryOrOfCities() async throws {
    guard
      case .region(let region, let reference, let area) = try await map().meaning(
        of: "España", count: 9)
    else {
      Issue.record("Spain is no region")
      return
    }
    #expect(region.kind == .country("ES") && reference == Reference(.countries, "ES"))
    #expect(area?.country == "ES" && area?.hasOutline == true)
    #expect(try await map().meaning(of: "CITY 1, aa", count: 9) == .places([.city(1)]))
    guard case .region(let texas, nil, nil) = try await map().meaning(of: "Texas", count: 9) else {
      Issue.record("Texas is no region")
      return
    }
    #expect(texas.title == "Texas")
  }

  /// A name that only begins like others is offered, and never taken.
  @Test func aBeginningIsNoName() async throws {
    let near = ["City 1, AA", "City 2, AA"]
    #expect(try await map().meaning(of: "cit", count: 9) == .unknown(near: near))
  }

  @Test func theUsersOwnPointsGoBeforeCountries() async throws {
    let points = PointSet(names: ["Spain"], coordinates: [.harbor])
    let found = try await map(.points(points, in: "a.csv")).meaning(of: "spain", count: 9)
    #expect(found == .places([points.place(0)]))
  }

  @Test func oneNameIsMeasuredFromHere() async throws {
    let here = ResolvedPlace(at: .harbor, named: "Harbor")
    #expect(
      try await map().pair("city 1", from: here) == .places(here, .resolved("city 1", .city(1))))
    #expect(
      try await map().pair("cit", from: here)
        == .unknown("cit", near: ["City 1, AA", "City 2, AA"]))
    #expect(try await map().pair("city 1", from: nil) == .none)
  }

  /// Without a list all places are the favorites.
  @Test func allPlacesAreThoseOfTheListOrTheFavorites() async throws {
    #expect(try await map().places(of: .all)?.kind == .favorites)
    let listed = Listing(listed: ListPage())
    let map = MapInteractor(.world, sources: MapSources(), list: (.cities, listed))
    #expect(try await map.places(of: .all) == nil)
  }
}
