import Contracts
import Domain
import Foundation
import Storage
import TestSupport
import Testing

@testable import People

@Suite struct PersonTests {
  private func decoded(_ record: String) throws -> Person {
    try JSONDecoder().decode(PersonRecord.self, from: Data(record.utf8)).person
  }

  private func passes(_ person: Person, _ country: String) throws -> Bool {
    try Person.condition(Filter(key: "country", value: country))(person) == true
  }

  @Test func aRowHasTheTitleTheEMailAndThePicture() throws {
    let picture = try #require(WebLink("https://example.org/l/1.jpg"))
    #expect(
      try decoded(PeopleFixtures.nora).summary
        == Summary(
          title: "Ms Nora Vidal",
          position: try PeopleFixtures.position(15.8611, -97.0719),
          facts: [.email("nora.vidal@example.org")], picture: .link(picture, from: .people)))
  }

  @Test func aSortedRowHasWhatItIsSortedBy() throws {
    let (nora, ole) = (try decoded(PeopleFixtures.nora), try decoded(PeopleFixtures.ole))
    #expect(
      ["order", "name", "age", "country"].map(nora.fact) == [
        nil, nil, .age(36), .residence("Mexico"),
      ])
    #expect(ole.fact(sortedBy: "country") == .residence("Norway"))
  }

  @Test func aRowWithoutEMailHasNone() throws {
    #expect(
      try decoded(PeopleFixtures.mina).summary
        == Summary(title: "مینا", position: try PeopleFixtures.position(35.7, 51.4)))
  }

  @Test func factsAreInReadingOrder() throws {
    let facts = try decoded(PeopleFixtures.nora).facts
    #expect(
      facts.map(\.key) == [
        "picture", "gender", "age", "dateOfBirth", "nationality", "phone", "cell", "street", "city",
        "state", "country", "postcode", "position", "utcOffset", "email",
      ])
    #expect(
      facts.map(\.value) == [
        .picture(WebLink("https://example.org/l/1.jpg")), .term(Gender.female.term), .years(36),
        .date(CalendarDate("1990-02-28")), .country("MX"), .text("(954) 555-0101"),
        .text("F00 Q77"), .text("12 Calle del Faro"), .text("Puerto Escondido"), .text("Oaxaca"),
        .countryName("Mexico"), .text("71980"),
        .position(try PeopleFixtures.position(15.8611, -97.0719)), .utcOffset(-360),
        .text("nora.vidal@example.org"),
      ])
  }

  /// Titles in lower case, a street of one text, no country.
  @Test func oldRecordsHaveTheSameFacts() throws {
    let ole = try decoded(PeopleFixtures.ole)
    #expect([ole.title, ole.id] == ["Mr ole dahl", "11111111-aaaa-4bbb-8ccc-000000000002"])
    #expect(
      ole.facts.map(\.value) == [
        .picture(WebLink("https://example.org/l/2.jpg")), .term(Gender.male.term), .years(66),
        .date(CalendarDate("1960-09-17")), .country("NO"), .text("555-0102"), .text("555-0103"),
        .text("3 fjordveien"), .text("bergen"), .text("vestland"), .text("0580"),
        .position(try PeopleFixtures.position(60.39, 5.32)), .utcOffset(60),
        .text("ole.dahl@example.org"),
      ])
  }

  @Test func onlyThePictureIsKnownToBeUnknown() throws {
    #expect(
      try decoded(PeopleFixtures.mina).facts.map(\.value) == [
        .picture(nil), .countryName("Iran"),
        .position(try PeopleFixtures.position(35.7, 51.4)),
      ])
  }

  @Test func isFoundByNameEMailCityAndCountry() throws {
    #expect(
      try decoded(PeopleFixtures.nora).searchedTexts
        == ["Ms Nora Vidal", "nora.vidal@example.org", "Puerto Escondido", "Mexico"])
    #expect(
      try decoded(PeopleFixtures.ole).searchedTexts
        == ["Mr ole dahl", "ole.dahl@example.org", "bergen", "Norway"])
  }

  @Test func theCountryIsTheOneOfResidence() throws {
    let nora = try PeopleFixtures.person("1", country: "Mexico", nationality: "ES")
    let found = try ["MX", "mexico", "México", "ES", "PE"].map { try passes(nora, $0) }
    #expect(found == [true, true, true, false, false])
  }

  @Test func withoutACountryTheNationalityStandsForIt() throws {
    let ole = try PeopleFixtures.person("1", nationality: "NO")
    #expect(try ["NO", "Noruega", "SE"].map { try passes(ole, $0) } == [true, true, false])
  }

  @Test(arguments: [
    ("gender=mujer", true), ("gender!=female", false), ("género=male", false), ("age>30", true),
    ("age=20..30", false), ("dateofbirth<1991", true), ("dateofbirth=1990-02-28", true),
    ("nationality=MX", true), ("nationality!=México", false), ("state=oaxaca", true),
    ("city=\"puerto escondido\"", true), ("postcode=71980", true), ("postcode!=71980", false),
    ("latitude>0", true), ("longitude<-100", false),
  ])
  func peopleAreFiltered(_ filter: String, _ passes: Bool) throws {
    let nora = try decoded(PeopleFixtures.nora)
    let typed = Filter.all(in: filter)[0]
    let filter = Filter(
      key: People.description.filterKey(typed.typedKey), typed.comparison, value: typed.value)
    #expect(try Person.condition(filter)(nora) == passes)
  }

  @Test(arguments: ["country=Atlantis", "gender=x", "gender>female", "age=old", "dateofbirth=2/3"])
  func aFilterThatMakesNoSenseIsRefused(_ filter: String) {
    #expect(throws: DataError.self) { try Person.condition(Filter.all(in: filter)[0]) }
  }

  @Test(arguments: [
    ("name", ["a", "b", "c", "d"]), ("age", ["d", "b", "c", "a"]),
    ("country", ["b", "d", "c", "a"]),
  ])
  func whatIsNotKnownIsSortedLast(_ key: String, _ ids: [String]) throws {
    let people = [
      try PeopleFixtures.person("c", "Ñu Oso", age: 50, country: "Peru"),
      try PeopleFixtures.person("a", "ada Lind"),
      try PeopleFixtures.person("d", "Zoe Abad", age: 9, nationality: "CL"),
      try PeopleFixtures.person("b", "Ádam Zamora", age: 20, country: "Brazil"),
    ]
    #expect(people.sorted { $0.sortKey(for: key) < $1.sortKey(for: key) }.map(\.id) == ids)
  }

  @Test func comesInPagesWithoutDetails() throws {
    #expect(try Person.division(for: [Filter(key: "country", value: "perú")]) == .pages)
    #expect(throws: DataError.invalidFilter(key: "country", value: "zz")) {
      try Person.condition(Filter(key: "country", value: "zz"))
    }
  }
}
