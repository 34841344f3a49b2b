import Cities
import Domain
import Geo
import TestSupport
import Testing

@testable import Gazetteer

@Suite struct DistinctionTests {
  private func distinctions(_ ids: [String], _ gazetteer: Gazetteer) throws -> [Distinction?] {
    try ids.map { try gazetteer.item($0).distinction }
  }

  /// The larger city at these degrees, and how far north of it the other one is.
  private func near(
    _ name: String, _ country: String, _ latitude: Double, _ longitude: Double, north: Double
  ) -> Distinction {
    let position = Coordinate(wrappingLatitude: latitude, longitude: longitude)
    let other = Coordinate(wrappingLatitude: latitude + north, longitude: longitude)
    return .near(
      name, country: country, kilometres: Geodesy.distance(from: position, to: other),
      bearing: north > 0 ? 0 : 180)
  }

  @Test func namesakesAreToldApartByTheirStateOrTheNearestLargerCity() throws {
    #expect(
      try distinctions(["20", "21", "22", "30", "31", "9", "7"], SmallWorld.gazetteer()) == [
        .region("Ohio"), .region("Illinois"), near("Twin", "US", 42, -92, north: 0.5),
        near("Nuevo Puerto", "XA", 10, 20, north: 1), near("Nuevo Puerto", "XA", 10, 20, north: -1),
        // Who has no namesake needs none.
        nil, nil,
      ])
  }

  @Test func theLargestCityOfAllHasNoneToBeFoundFrom() throws {
    let gazetteer = try Gazetteer([
      city(1, "Solo", "XA", 1, 0, 1), city(2, "Solo", "XA", 2, 0, 2),
    ])
    #expect(
      try distinctions(["1", "2"], gazetteer) == [near("Solo", "XA", 2, 0, north: -1), nil])
  }
}
