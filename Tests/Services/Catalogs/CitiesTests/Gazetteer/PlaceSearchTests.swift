import Contracts
import Domain
import Geo
import TestSupport
import Testing

@testable import Cities

@Suite struct PlaceSearchTests {
  private func titles(_ places: [MapPlace]) -> [String] {
    places.map { "\($0.title) \($0.population)" + ($0.matchedName.map { " = \($0)" } ?? "") }
  }

  private static let twins = ["Twin, US 700", "Twin, US 600", "Twin, US 500", "Twin, US 400"]

  @Test(arguments: [
    ("a", ["Árbol, XB 900", "Ar, XA 300", "Ar Xa, XC 200", "Ar, XB 100"]),
    // Other names count from three letters on; of two such names the first.
    ("ne", []),
    (
      "new",
      [
        "Grande, XD 9000000 = NEW BIG", "Nuevo Puerto, XA 50000 = Newport",
        "Árbol, XB 900 = Newtree", "Ar, XA 300 = Newark",
      ]
    ),
    // The same city by its name and by another one.
    ("arb", ["Árbol, XB 900"]),
    // Called exactly so, and by a name of more than three letters.
    ("ar xa", ["Ar Xa, XC 200", "Ar, XA 300"]),
    ("twin, usa", twins), ("twin estados unidos", twins), ("grande peru", []), ("peru", []),
    ("!!", []), ("", []), ("  ", []),
  ])
  func findsByPopulation(text: String, found: [String]) throws {
    #expect(try titles(SmallWorld.gazetteer().named(text, count: 4)) == found)
  }

  @Test func keepsToTheCount() async throws {
    let gazetteer = try SmallWorld.gazetteer()
    #expect(titles(gazetteer.named("twin", count: 1)) == ["Twin, US 700"])
    #expect(gazetteer.named("twin", count: 0) == [])
    #expect(gazetteer.named("twin", count: -1) == [])
    #expect(gazetteer.named("twin", count: .max).count == 4)
    #expect(gazetteer.namesakes(of: "twin", in: nil, count: 3).count == 3)
  }

  /// A search finds the same as a page sorted by population, without its two parts.
  @Test(arguments: ["s", "a", "sa", "san", "new yor", "al", "東", "londres", "lima peru"])
  func findsWhatThePagesFind(text: String) async throws {
    let gazetteer = try Gazetteer()
    let (name, filters) =
      text == "lima peru" ? ("lima", [Filter(key: "country", value: "PE")]) : (text, [])
    let page = try gazetteer.page(
      CatalogQuery(search: name, filters: filters, sort: "population", pageSize: .max))
    // Another name counts a fiftieth.
    let weighed = try page.rows.map { row in
      let city = try gazetteer.item(row.reference.id)
      return (city: city, weight: city.population / (row.matchedName == nil ? 1 : 50))
    }
    let ranked = weighed.sorted { one, other in
      (-one.weight, one.city.number) < (-other.weight, other.city.number)
    }
    let found = gazetteer.named(text, count: 50)
    #expect(found.map(\.reference) == ranked.prefix(50).map(\.city.reference))
    #expect(!found.isEmpty)
  }

  @Test(arguments: [
    ("abrol", ["Árbol, XB 900"]), ("newprot", ["Nuevo Puerto, XA 50000 = Newport"]),
    ("abrol xb", []), ("twni usa", Array(twins.prefix(2))), ("abrol usa", []), ("zzz", []),
    ("", []),
  ])
  func suggestsAsTheListDoes(text: String, found: [String]) async throws {
    #expect(titles(try await SmallWorld.gazetteer().suggestions(text, count: 2)) == found)
  }

  @Test(arguments: [
    ("AR", nil, ["Ar, XA 300", "Ar, XB 100"]), ("ar", "XB", ["Ar, XB 100"]), ("ar", "XC", []),
    ("ar", "ZZ", []), ("arbol", nil, ["Árbol, XB 900"]), ("ar xa", nil, ["Ar Xa, XC 200"]),
    ("newport", nil, ["Nuevo Puerto, XA 50000"]), ("newp", nil, []),
    ("NP", nil, ["Nuevo Puerto, XA 50000"]), ("new big", "XD", ["Grande, XD 9000000"]),
    ("new big", "XA", []), ("!!", nil, []), ("", nil, []),
  ])
  func namesakesHaveTheWholeName(name: String, country: String?, found: [String]) throws {
    #expect(
      try titles(SmallWorld.gazetteer().namesakes(of: name, in: country, count: 9)) == found)
  }

  @Test func anotherNameCountsForAFiftieth() async throws {
    func city(_ number: UInt32, _ name: String, _ population: Int, _ other: String) -> City {
      CitiesTests.city(number, name, "XA", 0, 0, population, others: [other])
    }
    let gazetteer = try Gazetteer([
      city(1, "Orla", 1000, "Shore"), city(2, "Kust", 50_000, "Orla"),
      city(3, "Ufer", 50_050, "Orla"), city(4, "Orla City", 999, "Orl"),
      city(5, "Orla", 0, ""), city(6, "Fern", 49, "Orla"),
    ])
    func ids(_ places: [MapPlace]) -> [String] { places.map(\.reference.id) }
    #expect(ids(gazetteer.named("orla", count: 9)) == ["3", "1", "2", "4", "5", "6"])
    #expect(
      ids(gazetteer.namesakes(of: "orla", in: nil, count: 9)) == [
        "3", "1", "2", "4", "5", "6",
      ])
  }

  @Test func aNewerListAnswersFromThenOn() async throws {
    let folder = TemporaryFolder()
    let catalog = CityCatalog(
      embedded: try SmallWorld.gazetteer(), path: folder.file("cities.list"))
    #expect(titles(catalog.named("eco", count: 9)) == ["Eco, XA 20", "Eco, XA 10"])
    #expect(await catalog.bounds(of: "XF") == nil)
    try await catalog.store([NewerWorld.result])
    #expect(titles(catalog.named("eco", count: 9)) == ["Écoville, XA 10"])
    let point = WebMercator.project(Coordinate(wrappingLatitude: 1, longitude: 1))
    #expect(
      await catalog.bounds(of: "XF")
        == WorldRect(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y))
  }

  @Test func countriesGoRoundTheWorldTheShortWay() async throws {
    let gazetteer = try SmallWorld.gazetteer()
    let box = try #require(await gazetteer.bounds(of: "XD"))
    #expect(abs(box.minX - (179.9 + 180) / 360) < 1e-12)
    #expect(abs(box.maxX - (180.1 + 180) / 360) < 1e-12)
    #expect(box.minY == 0.5 && box.maxY == 0.5)
    #expect(await gazetteer.bounds(of: "ZZ") == nil)
    #expect(await gazetteer.bounds(of: "xd") == nil)
  }

  /// Degrees of longitude, east of Greenwich.
  @Test(arguments: [
    ("FJ", 176.0...178.5, 179.5...181.5), ("NZ", 166.0...169, 178.0...184),
    ("RU", 19.0...21, 180.0...191), ("US", -180.0 ... -170, -68.0 ... -66),
    ("PE", -82.0 ... -80, -71.0 ... -68),
  ])
  func realCountriesDoToo(
    code: String, west: ClosedRange<Double>, east: ClosedRange<Double>
  ) async throws {
    let box = try #require(await Gazetteer().bounds(of: code))
    let (minimum, maximum) = (box.minX * 360 - 180, box.maxX * 360 - 180)
    #expect(west.contains(minimum), "\(minimum)")
    #expect(east.contains(maximum), "\(maximum)")
  }
}
