import Contracts
import Domain
import Geo
import TestSupport
import Testing

@testable import Cities

@Suite struct NearestTests {
  @Test func looksAcrossTheAntimeridian() throws {
    let gazetteer = try SmallWorld.gazetteer()
    let place = Coordinate(wrappingLatitude: 0, longitude: -179.95)
    let near = gazetteer.nearest(to: place, count: 2, largerThan: nil, excluding: nil)
    #expect(near.map(\.title) == ["Otra, XD", "Grande, XD"])
    let larger = gazetteer.nearest(to: place, count: 1, largerThan: 10, excluding: nil)
    #expect(larger.map(\.reference.id) == ["40"])
    #expect(larger.map { ($0.kilometres * 10).rounded() } == [167])
    #expect(larger.map { $0.bearing.rounded() } == [270])
  }

  @Test func leavesOutWhoAsksAndWhoIsTooSmall() throws {
    let gazetteer = try SmallWorld.gazetteer()
    let place = Coordinate(wrappingLatitude: 10, longitude: 20)
    let excluded = Reference(.cities, "7")
    let near = gazetteer.nearest(to: place, count: 2, largerThan: 10, excluding: excluded)
    #expect(near.map(\.reference.id) == ["30", "3"])
    let none = gazetteer.nearest(to: place, count: 5, largerThan: .max, excluding: nil)
    #expect(none == [])
    let all = gazetteer.nearest(to: place, count: .max, largerThan: -1, excluding: nil)
    #expect(Set(all.map(\.reference.id)) == Set(SmallWorld.displayed))
    #expect(gazetteer.nearest(to: place, count: -1, largerThan: nil, excluding: nil) == [])
  }

  @Test func tiesGoByID() throws {
    let gazetteer = try Gazetteer([300, 20, 1000].map { city($0, "Igual") })
    let place = Coordinate(wrappingLatitude: 1, longitude: 1)
    let near = gazetteer.nearest(to: place, count: 2, largerThan: nil, excluding: nil)
    #expect(near.map(\.reference.id) == ["20", "300"])
  }

  @Test func findsWhatAScanOfTheWholeListFinds() throws {
    try Gazetteer().read { cities in
      let everywhere = (0..<cities.count).map(cities.coordinate)
      let index = KDTree(cities)
      for place in places() {
        let distances = everywhere.map { Geodesy.distance(from: place, to: $0) }
        for population in [nil, 20_000, 5_000_000] {
          let found = index.nearest(to: place, count: 5, largerThan: population, excluding: nil)
          let expected = scan(cities, distances, population)
          #expect(found == expected, "\(place) \(String(describing: population))")
        }
      }
    }
  }

  @Test func theNearestAloneIsTheFirstOfSeveral() throws {
    let gazetteer = try Gazetteer()
    let (near, several) = gazetteer.read { cities in
      let tree = KDTree(cities)
      return (
        places(1000).map { tree.nearest(to: $0) },
        places(1000).map {
          tree.nearest(to: $0, count: 1, largerThan: nil, excluding: nil).first
        }
      )
    }
    #expect(near == several)
    #expect(try Gazetteer([]).read { KDTree($0).nearest(to: places()[0]) } == nil)
  }

  @Test func manyPositionsHaveAPlaceEach() throws {
    let positions = [(-12.1, -77.0), (40.7, -74)].map {
      Coordinate(wrappingLatitude: $0.0, longitude: $0.1)
    }
    let found = try Gazetteer().places(nearestTo: positions)
    #expect(found.map(\.country) == ["PE", "US"])
    #expect(found.map(\.region) == ["Lima", "New York"])
    #expect(found.map(\.timeZone) == ["America/Lima", "America/New_York"])
    let directions = zip(found, positions).map { place, position in place.direction(of: position) }
    #expect(directions == [.south, .northWest])
    let distances = zip(found, positions).map { Geodesy.distance(from: $0.coordinate, to: $1) }
    #expect(distances == found.map(\.kilometres))
  }

  private func places(_ count: Int = 30) -> [Coordinate] {
    var random = SeededGenerator(seed: 7)
    let fixed = [
      (90.0, 0.0), (-90, 0), (89.99, 179), (-89, -45), (0, 180), (0, -180), (-17, 179.9999),
      (65, -179.5), (52, 180), (0, 0), (-12.04318, -77.02824),
    ]
    let drawn = (0..<count).map { _ in
      (Double.random(in: -90...90, using: &random), Double.random(in: -180...180, using: &random))
    }
    return (fixed + drawn).map { Coordinate(wrappingLatitude: $0.0, longitude: $0.1) }
  }

  private func scan(_ cities: CityTable, _ distances: [Double], _ population: Int?) -> [NearbyRow] {
    var best: [NearbyRow] = []
    for row in 0..<cities.count where Int(cities.population(row)) > population ?? -1 {
      if best.count == 5, distances[row] > best[4].kilometres { continue }
      best.append(
        NearbyRow(row: row, number: cities.number(row), kilometres: distances[row]))
      best.sort(by: <)
      best = Array(best.prefix(5))
    }
    return best
  }
}
