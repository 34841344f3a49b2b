import Contracts
import Domain
import TestSupport
import Testing

@testable import Cities

/// The other names of cities.
@Suite struct AlternateNamesTests {
  private func names(_ id: String, _ gazetteer: Gazetteer) throws -> [String] {
    try gazetteer.item(id).alternateNames
  }

  @Test func aCityHasThemInTheOrderOfTheirFolds() throws {
    let gazetteer = try SmallWorld.gazetteer()
    #expect(try names("7", gazetteer) == ["Neuhafen", "Newport", "NP"])
    // A city's own name is not among them; of names that fold alike, one is.
    #expect(try names("3", gazetteer) == ["Newtree", "Tree"])
    #expect(try names("40", gazetteer) == ["NEW BIG", "newbig"])
    #expect(try names("41", gazetteer) == ["新"])
    #expect(try names("12", gazetteer) == [])
  }

  @Test func theStartOfACitysNameIsOneToo() throws {
    let gazetteer = try Gazetteer([
      city(1, "New Port City", others: ["New Port", "new port city", "New Port City XA"])
    ])
    #expect(try names("1", gazetteer) == ["New Port", "New Port City XA"])
    let page = try gazetteer.page(CatalogQuery(search: "new port", pageSize: 9))
    #expect(page.rows.map(\.matchedName) == [nil])
    #expect(page.alternateTotal == 0)
  }

  @Test func aNewerListKeepsThemByID() async throws {
    let gazetteer = try await Gazetteer(
      building: NewerWorld.cities, keeping: SmallWorld.gazetteer())
    #expect(try names("7", gazetteer) == ["Neuhafen", "Newport", "NP"])
    // A former other name is its own now, and the other way round.
    #expect(try names("3", gazetteer) == ["Árbol", "Newtree"])
    #expect(try names("41", gazetteer) == ["Otra"])
    #expect(try names("31", gazetteer) == ["Eco"])
    #expect(try names("100", gazetteer) == [])
  }

  @Test func theEmbeddedOnesAreAllThere() throws {
    let data = try Gazetteer()
    data.read { cities in
      let table = cities.names
      #expect(table.count == 847_428)
      var byRow = [[Int]](repeating: [], count: cities.count)
      for name in 0..<table.count { byRow[table.row(name) ?? 0].append(name) }
      let wrong = (0..<cities.count).filter { table.names(ofRow: $0) != byRow[$0] }
      #expect(wrong == [])
    }
  }

  @Test func londonIsLondresToo() throws {
    let london = try Gazetteer().item("2643743")
    #expect(london.name == "London")
    #expect(Set(["Londres", "Londra", "伦敦", "Лондон", "لندن"]).isSubset(of: london.alternateNames))
    #expect(!london.alternateNames.contains("London"))
    #expect(london.facts.last == .alternateNames(london.alternateNames))
  }
}
