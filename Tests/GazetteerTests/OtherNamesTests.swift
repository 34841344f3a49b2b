import Catalog
import Domain
import TestSupport
import Testing

@testable import Cities
@testable import Gazetteer

/// What else a city is called.
@Suite struct OtherNamesTests {
  private func names(_ id: String, _ gazetteer: Gazetteer) async throws -> [String] {
    try await gazetteer.item(id).otherNames
  }

  @Test func aCityHasThemInTheOrderOfTheirFolds() async throws {
    let gazetteer = try SmallWorld.gazetteer()
    #expect(try await names("7", gazetteer) == ["Neuhafen", "Newport", "NP"])
    // Its own name is none of them, and of those that fold alike one is.
    #expect(try await names("3", gazetteer) == ["Newtree", "Tree"])
    #expect(try await names("40", gazetteer) == ["NEW BIG", "newbig"])
    #expect(try await names("41", gazetteer) == ["新"])
    #expect(try await names("12", gazetteer) == [])
  }

  @Test func theStartOfACitysNameIsOneToo() async throws {
    let record = CityRecord(
      number: 1, name: "New Port City", country: "XA", latitude: 0, longitude: 0,
      otherNames: ["New Port", "new port city", "New Port City XA"])
    let built = try GazetteerBuilder([record])
    let gazetteer = Gazetteer(
      try GazetteerData(cities: .owned(built.cities), otherNames: .owned(built.otherNames)))
    #expect(try await names("1", gazetteer) == ["New Port", "New Port City XA"])
    let page = try await gazetteer.page(CatalogQuery(search: "new port", limit: 9))
    #expect(page.matches.map(\.matchedName) == [nil])
    #expect(page.alsoKnownTotal == 0)
  }

  @Test func theRowsOfAListHaveNone() async throws {
    let page = try await SmallWorld.gazetteer().page(CatalogQuery(search: "new", limit: 9))
    #expect(page.matches.map(\.item.otherNames) == [[], [], [], []])
  }

  @Test func aNewerListKeepsThemByID() async throws {
    let built = try RefreshedGazetteer(NewerWorld.cities, keeping: SmallWorld.data())
    let gazetteer = Gazetteer(
      try GazetteerData(cities: .owned(built.cities), otherNames: .owned(built.otherNames)))
    #expect(try await names("7", gazetteer) == ["Neuhafen", "Newport", "NP"])
    // What was another name is its own now, and the other way round.
    #expect(try await names("3", gazetteer) == ["Árbol", "Newtree"])
    #expect(try await names("41", gazetteer) == ["Otra"])
    #expect(try await names("31", gazetteer) == ["Eco"])
    #expect(try await names("100", gazetteer) == [])
    let found = try gazetteer.answer(CatalogQuery(search: "neuhafen", limit: 9))
    #expect(found.matches.map(\.item.id) == ["7"])
  }

  @Test func theEmbeddedOnesAreAllThere() throws {
    let data = try Gazetteer().data
    data.read { cities, table in
      #expect(table.count == 847_428)
      var byRow = [[Int]](repeating: [], count: cities.count)
      for name in 0..<table.count { byRow[table.row(name)].append(name) }
      let wrong = (0..<cities.count).filter { table.names(ofRow: $0) != byRow[$0] }
      #expect(wrong == [])
    }
  }

  @Test func londonIsLondresToo() async throws {
    let london = try await Gazetteer().item("2643743")
    #expect(london.name == "London")
    #expect(Set(["Londres", "Londra", "伦敦", "Лондон", "لندن"]).isSubset(of: london.otherNames))
    #expect(!london.otherNames.contains("London"))
    #expect(london.facts.last == .otherNames(london.otherNames))
  }

  /// The two groups of an answer have no city in common, whatever is asked and left out.
  @Test func noCityIsInBothGroups() throws {
    let gazetteer = try Gazetteer()
    for search in ["san", "lon", "saint", "new york", "al ", "kiev", "москва", "東京"] {
      for country in [nil, "GB", "ES"] {
        for sort in [nil, "name", "population", "relevance"] {
          let filters = country.map { [Filter(key: "country", value: $0)] } ?? []
          let page = try gazetteer.answer(
            CatalogQuery(search: search, filters: filters, sort: sort, limit: .max))
          let named = page.matches.filter { $0.matchedName == nil }
          #expect(named.count == page.total)
          #expect(page.matches.count == page.total + page.alsoKnownTotal)
          #expect(Set(page.matches.map(\.item.number)).count == page.matches.count)
          // The groups are one after the other.
          guard sort != "relevance" else { continue }
          #expect(page.matches.prefix(page.total).allSatisfy { $0.matchedName == nil })
        }
      }
    }
  }
}
