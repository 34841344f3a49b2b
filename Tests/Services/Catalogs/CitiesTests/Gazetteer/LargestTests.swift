import Contracts
import Domain
import Foundation
import Geo
import TestSupport
import Testing

@testable import Cities

@Suite struct LargestTests {

  private func ids(_ places: [MapPlace]) -> [String] { places.map(\.reference.id) }

  @Test func saysAllThatAMapWants() throws {
    let places = try SmallWorld.gazetteer().largest(in: world, count: 2)
    #expect(
      places == [
        MapPlace(
          reference: Reference(.cities, "40"), name: "Grande", country: "XD",
          coordinate: try #require(Coordinate(latitude: 0, longitude: 179.9)),
          population: 9_000_000),
        MapPlace(
          reference: Reference(.cities, "7"), name: "Nuevo Puerto", country: "XA",
          coordinate: Coordinate(wrappingLatitude: 10, longitude: 20), population: 50_000),
      ])
  }

  @Test func tiesGoByIDAndUnknownPopulationsComeLast() throws {
    let cities = (1...100).map { (number: Int) -> City in
      city(UInt32(1000 - number), "City", "XA", 10, Double(number), number % 3 == 0 ? 5 : 0)
    }
    let gazetteer = try Gazetteer(
      cities + [city(7, "City", "XA", 10, 0, 5), city(2000, "City", "XA", 10)])
    let places = gazetteer.largest(in: world, count: 40)
    let known = (1...100).filter { $0 % 3 == 0 }.map { 1000 - $0 }.sorted()
    let expected: [Int] = [7] + known + [900, 902, 903, 905, 906, 908]
    #expect(ids(places) == expected.map(String.init))
    // As great as those already met: far away there may be one with a lesser id.
    #expect(ids(gazetteer.largest(in: world, count: 3)) == ["7", "901", "904"])
  }

  /// As a list that was refreshed by the program before this one.
  @Test func rowsOfALeafInNoOrderAreFoundAsWell() throws {
    let built = try Gazetteer(
      (1...9).map { city(UInt32($0), "City", "XA", 10, Double($0), $0 * 10) }
    ).files
    var (cities, otherNames) = (built.cities, built.alternateNames)
    let section = GazetteerLayout.headerSize + 8 * CitySection.rowsBySpace.rawValue
    let start = Int(cities[section]) + Int(cities[section + 1]) << 8
    for row in 0..<9 { cities[start + 3 * row] = UInt8(row) }
    // Regions had a byte each.
    cities[GazetteerLayout.headerSize + 8 * CitySection.regions.rawValue + 4] = 9
    cities[8] = 2
    otherNames[8] = 2
    let gazetteer = try Gazetteer(cities: cities, alternateNames: otherNames)
    #expect(ids(gazetteer.largest(in: world, count: 3)) == ["9", "8", "7"])
    let place = Coordinate(wrappingLatitude: 10, longitude: 1)
    let larger = gazetteer.nearest(to: place, count: 2, largerThan: 75, excluding: nil)
    #expect(larger.map(\.reference.id) == ["8", "9"])
  }

  @Test func edgesAreInside() throws {
    let gazetteer = try Gazetteer([city(7, "Edge", "XA", -12.03456, -77.02824)])
    let position = try #require(Coordinate(latitude: -12.03456, longitude: -77.02824))
    let place = WebMercator.project(position)
    let exact = WorldRect(minX: place.x, minY: place.y, maxX: place.x, maxY: place.y)
    #expect(ids(gazetteer.largest(in: exact, count: 9)) == ["7"])
    for (x, y) in [(place.x.nextUp, place.y), (place.x, place.y.nextUp)] {
      let beside = WorldRect(minX: x, minY: y, maxX: 1, maxY: 1)
      #expect(!ids(gazetteer.largest(in: beside, count: 99)).contains("7"))
    }
    for (x, y) in [(place.x.nextDown, place.y), (place.x, place.y.nextDown)] {
      let beside = WorldRect(minX: 0, minY: 0, maxX: x, maxY: y)
      #expect(!ids(gazetteer.largest(in: beside, count: 99)).contains("7"))
    }
  }

  @Test(arguments: [
    // The antimeridian has two sides.
    (WorldRect(minX: 0, minY: 0, maxX: 0, maxY: 1), ["5"]),
    (WorldRect(minX: 1, minY: 0, maxX: 1, maxY: 1), ["4"]),
    // Positions beyond the limit are on the edge.
    (WorldRect(minX: 0, minY: -1, maxX: 1, maxY: 1e-9), ["1"]),
    (WorldRect(minX: 0, minY: 1 - 1e-9, maxX: 1, maxY: 2), ["2"]),
    (WorldRect(minX: 0, minY: -2, maxX: 1, maxY: -1), []),
    (world, ["5", "4", "3", "2", "1"]),
    (WorldRect(minX: 1, minY: 1, maxX: 0, maxY: 0), []),
    (WorldRect(minX: .nan, minY: .nan, maxX: .nan, maxY: .nan), []),
  ])
  func theEdgesOfTheWorldAreInIt(rect: WorldRect, expected: [String]) throws {
    let gazetteer = try Gazetteer([
      city(1, "City", "XA", 89, 0, 1), city(2, "City", "XA", -90, 0, 2),
      city(3, "City", "XA", 85, 0, 3), city(4, "East", "XA", 0, 180, 4),
      city(5, "West", "XA", 0, -180, 5),
    ])
    #expect(ids(gazetteer.largest(in: rect, count: 9)) == expected)
  }

  @Test func senselessQuestionsFindNothing() throws {
    let gazetteer = try SmallWorld.gazetteer()
    #expect(gazetteer.largest(in: world, count: 0) == [])
    #expect(gazetteer.largest(in: world, count: -1) == [])
    #expect(gazetteer.largest(in: world, count: .max).count == SmallWorld.cities.count)
    #expect(try Gazetteer([City]()).largest(in: world, count: 9) == [])
  }

  @Test func findsWhatASortOfTheWholeListFinds() throws {
    try Gazetteer().read { cities in
      let points = (0..<cities.count).map { WebMercator.project(cities.coordinate($0)) }
      let ranked = (0..<cities.count).sorted {
        let (a, b) = (cities.population($0), cities.population($1))
        return a == b ? cities.number($0) < cities.number($1) : a > b
      }
      let index = KDTree(cities)
      for (rect, count) in questions() {
        let inside = ranked.lazy.filter {
          let point = points[$0]
          return (rect.minX...rect.maxX).contains(point.x)
            && (rect.minY...rect.maxY).contains(point.y)
        }
        let found = index.largest(in: DegreeBox(rect), count: count)
        #expect(found == Array(inside.prefix(count)), "\(rect) \(count)")
      }
    }
  }

  private func questions() -> [(WorldRect, Int)] {
    var random = SeededGenerator(seed: 11)
    let drawn = (0..<60).map { number in
      let size = pow(0.5, Double(number % 12))
      let x = Double.random(in: 0...1 - size, using: &random)
      let y = Double.random(in: -0.1...1.1 - size, using: &random)
      let rect = WorldRect(minX: x, minY: y, maxX: x + size, maxY: y + size * 0.6)
      return (rect, [1, 20, 150, 5000][number % 4])
    }
    return drawn + [(world, 200), (world, 1), (world, .max)]
  }
}
