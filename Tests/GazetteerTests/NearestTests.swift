import Catalog
import Cities
import Domain
import Foundation
import Geo
import TestSupport
import Testing

@testable import Gazetteer

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
        places(1000).map(tree.nearest(to:)),
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
    // What lies beyond the limit is on the edge.
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
