import Cities
import Domain
import Geo
import TestSupport
import Testing

@testable import Gazetteer

@Suite struct DistinctionTests {
  @Test func americanNamesakesAreToldApartByTheirState() throws {
    let gazetteer = try SmallWorld.gazetteer()
    #expect(try gazetteer.item("20").distinction == .region("Ohio"))
    #expect(try gazetteer.item("21").distinction == .region("Illinois"))
  }

  @Test func namesakesInOneStateAreToldApartByTheNearestLargerCity() throws {
    let gazetteer = try SmallWorld.gazetteer()
    let north = try gazetteer.item("22")
    guard case .near(let name, _, let kilometres, let bearing) = north.distinction else {
      Issue.record("\(String(describing: north.distinction))")
      return
    }
    #expect(name == "Twin")
    #expect((55...56).contains(kilometres))
    #expect(bearing == 0)
  }

  @Test func elsewhereTheBearingIsSeenFromTheLargerCity() throws {
    let gazetteer = try SmallWorld.gazetteer()
    let distinctions = [
      try gazetteer.item("30").distinction, try gazetteer.item("31").distinction,
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

  @Test func whoHasNoNamesakeNeedsNoDistinction() throws {
    let gazetteer = try SmallWorld.gazetteer()
    #expect(try gazetteer.item("9").distinction == nil)
    #expect(try gazetteer.item("7").distinction == nil)
  }

  @Test func theLargestCityOfAllHasNoneToBeFoundFrom() throws {
    let gazetteer = try Gazetteer([
      city(1, "Solo", "XA", 1, 0, 1), city(2, "Solo", "XA", 2, 0, 2),
    ])
    #expect(try gazetteer.item("2").distinction == nil)
    #expect(try gazetteer.item("1").distinction != nil)
  }
}
