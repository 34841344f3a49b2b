import Cities
import Domain
import Gazetteer
import TestSupport
import Testing

@Suite struct DistinctionTests {
  @Test func americanNamesakesAreToldApartByTheirState() async throws {
    let gazetteer = try SmallWorld.gazetteer()
    #expect(try await gazetteer.item("20").distinction == .region("Ohio"))
    #expect(try await gazetteer.item("21").distinction == .region("Illinois"))
  }

  @Test func namesakesInOneStateAreToldApartByTheNearestLargerCity() async throws {
    let gazetteer = try SmallWorld.gazetteer()
    let north = try await gazetteer.item("22")
    guard case .near(let name, _, let kilometres, let bearing) = north.distinction else {
      Issue.record("\(String(describing: north.distinction))")
      return
    }
    #expect(name == "Twin")
    #expect((55...56).contains(kilometres))
    #expect(bearing == 0)
  }

  @Test func elsewhereTheBearingIsSeenFromTheLargerCity() async throws {
    let gazetteer = try SmallWorld.gazetteer()
    let distinctions = [
      try await gazetteer.item("30").distinction, try await gazetteer.item("31").distinction,
    ]
    let port = Coordinate(wrappingLatitude: 10, longitude: 20)
    let expected = [11.0, 9.0].map { latitude in
      let place = Coordinate(wrappingLatitude: latitude, longitude: 20)
      return Distinction.near(
        "Nuevo Puerto", country: "XA", kilometres: Geodesy.distance(from: port, to: place),
        bearing: latitude > 10 ? 0 : 180)
    }
    #expect(distinctions == expected)
  }

  @Test func whoHasNoNamesakeNeedsNoDistinction() async throws {
    let gazetteer = try SmallWorld.gazetteer()
    #expect(try await gazetteer.item("9").distinction == nil)
    #expect(try await gazetteer.item("7").distinction == nil)
  }

  @Test func theLargestCityOfAllHasNoneToBeFoundFrom() async throws {
    let twins = [1, 2].map { number in
      CityRecord(
        number: UInt32(number), name: "Solo", country: "XA", latitude: Int32(number) * 100_000,
        longitude: 0, population: UInt32(number))
    }
    let built = try GazetteerBuilder(twins)
    let gazetteer = Gazetteer(
      try GazetteerData(cities: .owned(built.cities), otherNames: .owned(built.otherNames)))
    #expect(try await gazetteer.item("2").distinction == nil)
    #expect(try await gazetteer.item("1").distinction != nil)
  }
}
