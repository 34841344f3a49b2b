import Contracts
import Domain
import Testing

@testable import Cities

/// The likeliest meanings of a search come first.
@Suite struct TopHitsTests {
  private func page(
    _ search: String, in gazetteer: Gazetteer? = nil, topHits: Int = 3, offset: Int = 0,
    limit: Int = 100
  ) throws -> ListPage {
    try (gazetteer ?? SmallWorld.gazetteer()).page(
      CatalogQuery(
        search: search, offset: offset, pageSize: limit, topHits: topHits, isTyped: true))
  }

  @Test(arguments: [
    (0, 100, ["3", "5", "9", "12"], 2), (0, 1, ["3"], 1), (1, 2, ["5", "9"], 1),
    (2, 9, ["9", "12"], 0), (4, 9, [], 0), (3, .max, ["12"], 0),
  ])
  func theyAreTakenOutOfTheRowsBelow(
    offset: Int, limit: Int, ids: [String], topHits: Int
  ) throws {
    let page = try page("ar", topHits: 2, offset: offset, limit: limit)
    #expect(page.rows.map(\.reference.id) == ids)
    #expect(page.topHits == topHits)
    #expect(page.total == 4)
  }

  @Test func thoseFoundByAnotherNameAreAmongThem() throws {
    let page = try page("new", topHits: 2, offset: 1, limit: 2)
    #expect(page.rows.map(\.reference.id) == ["7", "3"])
    #expect(page.rows.map(\.matchedName) == ["Newport", "Newtree"])
    #expect((page.total, page.alternateTotal, page.topHits) == (0, 4, 0))
  }

  /// Both groups, their order, and no city twice or never: whatever the page.
  @Test(arguments: ["san", "kie", "lima", "londres", "paris us", "ky"])
  func pagesGoOnFromThem(search: String) throws {
    let gazetteer = try Gazetteer()
    let plain = try page(search, in: gazetteer, topHits: 0, limit: .max)
    let ranked = try page(search, in: gazetteer, limit: 10)
    let first = ranked.rows.prefix(ranked.topHits).map(\.reference.id)
    let expected = first + plain.rows.map(\.reference.id).filter { !first.contains($0) }
    let size = expected.count / 7 + 1
    let pages = try (0..<8).map {
      try page(search, in: gazetteer, offset: $0 * size, limit: size)
    }
    #expect(pages.flatMap { $0.rows.map(\.reference.id) } == expected)
    #expect(Set(pages.map(\.total)) == [plain.total])
    #expect(Set(pages.map(\.alternateTotal)) == [plain.alternateTotal])
    #expect(pages.map(\.topHits).reduce(0, +) == ranked.topHits)
  }

  /// Another name that is a part of the city's own name counts as its own; a transliteration is
  /// nobody's name.
  @Test(arguments: [
    ("san sebastian", "Donostia / San Sebastián, ES"), ("donostia", "Donostia / San Sebastián, ES"),
    ("bienne", "Biel/Bienne, CH"), ("biel", "Biel/Bienne, CH"), ("halle", "Halle (Saale), DE"),
    ("mondragon", "Arrasate / Mondragón, ES"), ("gasteiz", "Gasteiz / Vitoria, ES"),
    ("frankfurt", "Frankfurt am Main, DE"), ("kempten", "Kempten (Allgäu), DE"),
    ("new york", "New York City, US"), ("londres", "London, GB"), ("gerona", "Girona, ES"),
    ("lérida", "Lleida, ES"), ("ginebra", "Geneva, CH"), ("cancun", "Cancún, MX"),
    ("rome", "Rome, IT"),
  ])
  func aNameInACitysOwnIsItsOwn(search: String, title: String) throws {
    let gazetteer = try Gazetteer()
    #expect(try page(search, in: gazetteer, limit: 1).rows.first?.title == title)
    #expect(gazetteer.called(search, count: 1).first?.title == title)
    #expect(gazetteer.namesakes(of: search, in: nil, count: 1).first?.title == title)
  }

  /// The sound of a name is written without capitals; a name that people use may be of a larger city.
  @Test(arguments: [("roma", "Roma, XA"), ("Roma", "Metropolis, XA")])
  func whatOnlySoundsSoComesAfterWhatIsCalledSo(other: String, first: String) throws {
    let gazetteer = try Gazetteer([
      city(1, "Metropolis", "XA", 0, 0, 900_000, others: [other]),
      city(2, "Roma", "XA", 0, 0, 10_000),
    ])
    #expect(try page("roma", in: gazetteer).rows.first?.title == first)
  }

  /// Whole names have no beginnings, but may say where the city is.
  @Test(arguments: [
    ("lima", ["Lima, PE"]), ("lima pe", ["Lima, PE"]), ("lima, ohio", ["Lima, US"]),
    ("barcel", []), ("nosuch", []), ("everest", []), ("ulm", ["Ulm, DE"]), ("東京", ["Tokyo, JP"]),
    ("san jose ca", ["San Jose, US"]), ("", []), ("'", []), ("lima per", []),
    ("lima, perú", ["Lima, PE"]),
    ("lima peru", ["Lima, PE"]), ("springfield illi", []), ("springfield il", ["Springfield, US"]),
    ("barcelona catal", []), ("barcelona catalonia", ["Barcelona, ES"]),
    ("barcelona, cataluña", ["Barcelona, ES"]), ("barcelona cataluña españa", ["Barcelona, ES"]),
    ("barcelona catalonia esp", []),
  ])
  func aWholeNameIsWhatACityIsCalled(name: String, titles: [String]) throws {
    let gazetteer = try Gazetteer()
    #expect(gazetteer.called(name, count: 1).map(\.title) == titles)
    let query = CatalogQuery(
      search: name, sort: "relevance", pageSize: 1, isTyped: true, isWholeName: true)
    guard !Fold.bytes(name).isEmpty else { return }
    #expect(try gazetteer.page(query).rows.map(\.title) == titles)
  }

  /// A list without a search begins with the largest cities, as far as a person asks for it.
  @Test(arguments: ["", " "])
  func withoutASearchTheLargestComeFirst(search: String) throws {
    let page = try page(search, in: Gazetteer(), topHits: 10, limit: 12)
    #expect(
      page.rows.map(\.title) == [
        "Shanghai, CN", "Beijing, CN", "Shenzhen, CN", "Guangzhou, CN", "Kinshasa, CD",
        "Istanbul, TR", "Lagos, NG", "Ho Chi Minh City, VN", "Chengdu, CN", "Lahore, PK",
        "1 Arm (Surjanwali), IN", "1 Decembrie, RO",
      ])
    #expect(page.topHits == 10)
    #expect(try self.page(search, topHits: 0).topHits == 0)
    let filters = [Filter(key: "country", value: "PE")]
    let query = CatalogQuery(search: search, filters: filters, pageSize: 3, topHits: 10)
    let peru = try Gazetteer().page(query)
    #expect(
      (peru.rows.map(\.title), peru.topHits) == (["Lima, PE", "Callao, PE", "Arequipa, PE"], 3))
  }

  @Test func inAnotherOrderThereAreNone() throws {
    for sort in ["name", "population", "relevance"] {
      let query = CatalogQuery(search: "ar", sort: sort, pageSize: 9, topHits: 2)
      #expect(try SmallWorld.gazetteer().page(query).topHits == 0)
    }
  }

  /// None is less than a tenth as likely as the first, and there are ten at most.
  @Test(arguments: [
    ("paris", ["Paris, FR"]), ("madrid", ["Madrid, ES"]), ("lon", ["London, GB", "Longyan, CN"]),
    ("london", ["London, GB"]), ("kiev", ["Kyiv, UA"]), ("new york", ["New York City, US"]),
    ("mexico", ["Mexico City, MX"]), ("roma", ["Rome, IT"]), ("the hague", ["The Hague, NL"]),
    ("東京", ["Tokyo, JP"]), ("san jose", ["San Jose, US", "San José, CR", "San Jose, PH"]),
    (
      "san",
      [
        "Santiago, CL", "San Antonio, US", "San Diego, US", "Santo Domingo, DO", "San Jose, US",
        "Sanaa, YE", "Santa Cruz de la Sierra, BO", "San Francisco, US", "San Pedro Sula, HN",
        "Santiago de Querétaro, MX",
      ]
    ),
  ])
  func onlyTheLikelyOnesComeFirst(search: String, titles: [String]) throws {
    let page = try page(search, in: Gazetteer(), topHits: 10)
    #expect(page.rows.prefix(page.topHits).map(\.title) == titles)
  }

  @Test(arguments: [
    ("paris texas", "Paris, US Texas", "paris"), ("paris, texas", "Paris, US Texas", "paris"),
    ("paris, tx", "Paris, US Texas", "paris"), ("paris us", "Paris, US Texas", nil),
    ("paris, fr", "Paris, FR Île-de-France", nil), ("lima peru", "Lima, PE Lima", "lima"),
    ("springfield il", "Springfield, US Illinois", "springfield"),
    ("springfield, illinois, us", "Springfield, US Illinois", "springfield"),
    ("london ca", "London, CA Ontario", nil),
    ("san jose, ca", "San Jose, US California", "san jose"),
    ("berlin md", "Berlin, US Maryland", "berlin"),
    ("new york, ny", "New York City, US New York", "new york"),
  ])
  func whatRowsPrintCanBeTyped(search: String, first: String, name: String?) throws {
    let gazetteer = try Gazetteer()
    let page = try page(search, in: gazetteer)
    let city = try #require(page.rows.first)
    let region = gazetteer.place(city.reference)?.region ?? ""
    #expect("\(city.title) \(region)" == first)
    #expect(page.name == name)
    // A map finds the same.
    #expect(gazetteer.named(search, count: 1).map(\.reference) == [city.reference])
  }
}
