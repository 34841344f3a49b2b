import Domain
import TestSupport
import Testing

@testable import Cities

@Suite struct CityTests {
  private func city(
    population: Int, timeZone: String, region: String = "", distinction: Distinction? = nil
  ) -> City {
    City(
      number: 42, name: "Villanueva", country: "PE", region: region,
      coordinate: Coordinate(wrappingLatitude: -12.5, longitude: -77.25), population: population,
      timeZone: timeZone, distinction: distinction)
  }

  @Test func aRowHasTitlePositionAndDistinction() {
    let near = Distinction.near("Lima", kilometres: 12, bearing: 90)
    let position = Coordinate(wrappingLatitude: -12.5, longitude: -77.25)
    #expect(
      city(population: 1, timeZone: "", distinction: near).summary
        == Summary(title: "Villanueva, PE", position: position, distinction: near))
  }

  /// What the source does not know is no fact.
  @Test(
    arguments: [
      (
        900, "America/Lima", "Cusco",
        [.population(900), .timeZone("America/Lima"), .region("Cusco")]
      ), (0, "", "", []),
    ] as [(Int, String, String, [Fact])])
  func factsAreInReadingOrder(
    _ population: Int, _ timeZone: String, _ region: String, _ known: [Fact]
  ) {
    let position = Coordinate(wrappingLatitude: -12.5, longitude: -77.25)
    #expect(
      city(population: population, timeZone: timeZone, region: region).facts
        == [.name("Villanueva"), .country("PE"), .position(position)] + known)
  }
}
