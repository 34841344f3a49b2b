import ContractMocks
import Contracts
import Domain
import Storage
import TestSupport
import Testing

@testable import Countries

@Suite struct CountryTests {
  private let countries = Countries.source(
    CatalogResources(
      http: MockHTTPDataManager([:]), cache: InMemoryCacheDataManager(), clock: { 0 }))

  private func titles(_ query: CatalogQuery) async throws -> [String] {
    try await countries.local.page(query).rows.map(\.title)
  }

  @Test func thereAreTwoHundredAndFiftyByName() async throws {
    let all = try await titles(CatalogQuery(pageSize: .max))
    #expect(all.count == 250)
    #expect(all.prefix(3) == ["Afghanistan", "Åland Islands", "Albania"])
    #expect(all.last == "Zimbabwe")
  }

  @Test(arguments: [
    ("per", "Peru"), ("perú", "Peru"), ("alemania", "Germany"), ("ouagadougou", "Burkina Faso"),
    ("nzl", "New Zealand"), ("corea norte", "North Korea"),
  ])
  func wordsOfBothNamesTheCapitalAndTheCodesFindOne(search: String, name: String) async throws {
    #expect(try await titles(CatalogQuery(search: search, pageSize: .max)).contains(name))
  }

  @Test(arguments: [
    ("population", ["China", "India", "United States"]),
    ("area", ["Russia", "Antarctica", "Canada"]), ("density", ["Monaco", "Singapore"]),
    ("name", ["Afghanistan"]),
  ])
  func figuresGoFromTheHighestOn(sort: String, first: [String]) async throws {
    #expect(try await titles(CatalogQuery(sort: sort, pageSize: first.count)) == first)
  }

  @Test(arguments: [
    ("continent", "sudamérica", 14), ("continent", "AN", 5), ("currency", "CHF", 2),
    ("currency", "franco suizo", 2), ("language", "quechua", 2),
    ("language", "es-PE", 28), ("language", "chinese", 11), ("neighbour", "Perú", 5),
  ])
  func filtersTakeCodesAndNames(key: String, value: String, count: Int) async throws {
    let filter = Filter(key: key, value: value)
    #expect(try await titles(CatalogQuery(filters: [filter], pageSize: .max)).count == count)
  }

  @Test(arguments: [
    ("population>1000000000", ["China", "India"]), ("area<1..2", []), ("area=1", ["Monaco"]),
    ("continent=SA area>2M", ["Argentina", "Brazil"]), ("density>10000", ["Monaco"]),
    ("capital=Lima", ["Peru"]), ("capital=Londres", ["United Kingdom"]), ("tld=.pe", ["Peru"]),
    ("phoneprefix=51", ["Peru"]), ("latitude>75", ["Svalbard & Jan Mayen"]),
    ("neighbour=BR neighbour=AR language!=es", []),
    ("currency=USD continent!=AS area>100k", ["Ecuador", "United States"]),
  ])
  func figuresAndWordsAreCompared(_ filters: String, _ names: [String]) async throws {
    let query = CatalogQuery(filters: Filter.all(in: filters), pageSize: .max)
    #expect(try await titles(query) == names)
  }

  @Test(arguments: ["continent", "currency", "language", "neighbour"])
  func whatIsNoValueIsRefused(key: String) async {
    await #expect(throws: DataError.self) {
      try await titles(CatalogQuery(filters: [Filter(key: key, value: "mordor")], pageSize: 1))
    }
  }

  @Test(arguments: [
    ("VA", "Vatican City", "Ciudad del Vaticano"), ("GB", "London", "Londres"),
    ("PE", "Lima", "Lima"),
  ])
  func capitalsHaveTheirSpanishNames(id: String, english: String, spanish: String) async throws {
    let facts = try await countries.local.item(id).facts
    let names = facts.compactMap { fact -> Words? in
      if case .entity(let capital?) = fact.value { capital.words } else { nil }
    }
    #expect(names.map { [$0.english, $0[.spanish]] } == [[english, spanish]])
  }

  @Test func everythingIsKnownOfPeru() async throws {
    let peru = try await countries.local.item("PE")
    #expect(
      peru
        == Country(
          id: "PE", iso3: "PER", number: 604, capital: "Lima", capitalID: "3936456",
          area: 1_285_220, population: 31_989_256, continent: "SA", currency: "PEN",
          languages: ["es-PE", "qu", "ay"], phonePrefix: "51", topLevelDomain: ".pe",
          neighbours: ["BO", "BR", "CL", "CO", "EC"],
          position: Coordinate(latitude: -9.1076, longitude: -74.4112)))
    #expect(
      peru.facts.map(\.key) == [
        "name", "iso3", "capital", "area", "population", "density", "continent", "currency",
        "languages", "phonePrefix", "tld", "neighbours", "position",
      ])
    #expect(peru.facts[1].value == .text("PER", shown: "PE, PER, 604"))
    #expect(peru.density == 24.89)
  }

  @Test func whatIsNotKnownIsNil() async throws {
    let bouvet = try await countries.local.item("BV")
    #expect(bouvet.facts.map(\.value)[2] == .entity(nil))
    #expect(bouvet.position == nil)
    #expect(try await countries.local.item("VA").area == nil)
    #expect(try await countries.local.item("AQ").currency == nil)
  }

  /// The possible faults of a table: an id twice, a neighbour on one side only, a code without a
  /// name.
  @Test func theTableIsInOrder() {
    let all = CountryTable.embedded.countries
    let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    #expect(byID.count == all.count)
    #expect(all.allSatisfy { CountryNames.english($0.id) != nil })
    #expect(all.allSatisfy { CountryTerms.continents[$0.continent].words != nil })
    let oneSided = all.flatMap { country in
      country.neighbours.filter { byID[$0]?.neighbours.contains(country.id) != true }
        .map { "\(country.id) \($0)" }
    }
    #expect(oneSided == [])
    #expect(Countries.description.ids.allows("PE") && !Countries.description.ids.allows("peru"))
  }

  @Test func eachContinentHasAColorOfItsOwn() {
    let continents = CountryTerms.continents
    let hues = continents.words.keys.compactMap { continents[$0].hue }
    #expect(hues.count == 7 && Set(hues).count == 7)
  }

  @Test func aLineThatIsNoCountryIsLeftOut() {
    let table = CountryTable([
      [["PE", "PER"], ["XX", "", "", ""]], [["es", "Spanish", "español"], ["qu"]],
      [["PEN", "Sol", "sol"]],
    ])
    #expect(table.countries == [])
    #expect(table.languages == ["es": Words { $0 == .spanish ? "español" : "Spanish" }])
    #expect(table.currencies == ["PEN": Words { $0 == .spanish ? "sol" : "Sol" }])
  }
}
