import ContractMocks
import Contracts
import Decoding
import Domain
import Foundation
import Fuzzing
import Storage
import TestSupport
import Testing

@testable import People

@Suite struct PeopleDecodingTests {
  private func people(_ json: String) async throws(DataError) -> [Person] {
    try await AnswerDecoder.value(PeopleAnswer.self, from: Array(json.utf8), of: .people).people
  }

  @Test func whatIsMissingOrOfNoUseIsNotKnown() async throws {
    var mina = Person(
      id: "mina", firstName: "مینا", lastName: "",
      coordinate: try PeopleFixtures.position(35.7, 51.4))
    mina.country = "Iran"
    #expect(try await people(PeopleFixtures.page(PeopleFixtures.mina)) == [mina])
  }

  @Test(arguments: [
    "null", "7", "{}",
    #"{"login": {"uuid": 36}, "name": {"first": "A"}, "location": {"coordinates":{"latitude":1,"longitude":1}}}"#,
    #"{"login": {"uuid": "a b"}, "name": {"first": "A"}, "location": {"coordinates":{"latitude":1,"longitude":1}}}"#,
    #"{"login": {}, "name": {"first": "A"}, "location": {"coordinates":{"latitude":1,"longitude":1}}}"#,
    #"{"login": {"uuid": "a"}, "name": {"first": " "}, "location": {"coordinates":{"latitude":1,"longitude":1}}}"#,
    #"{"login": {"uuid": "a"}, "name": {"first": "A"}, "location": {"coordinates":{"latitude":"91","longitude":"1"}}}"#,
    #"{"login": {"uuid": "a"}, "name": {"first": "A"}, "location": {"coordinates":{"latitude":"nan","longitude":"1"}}}"#,
    #"{"login": {"uuid": "a"}, "name": {"first": "A"}, "location": {"city": "B"}}"#,
  ])
  func aBrokenRecordIsSkipped(_ record: String) async throws {
    let page = PeopleFixtures.page(PeopleFixtures.ole, record, PeopleFixtures.mina)
    #expect(
      try await people(page).map(\.id) == ["11111111-aaaa-4bbb-8ccc-000000000002", "mina"])
  }

  @Test func anEmptyPageHasNobody() async throws {
    #expect(try await people(#"{"results": []}"#) == [])
    #expect(try await people(#"{"results": [], "error": null}"#) == [])
  }

  @Test(arguments: [
    (#"{"results": [{"login": {}}, {}]}"#, "results.0.login"),
    (#"{"results": {}}"#, "results"),
    ("{}", "results"),
    ("[]", "$"),
  ])
  func anotherShapeIsUnexpected(_ answer: String, _ place: String) async {
    await #expect(throws: DataError.service(.people, .unexpected(detail: place))) {
      try await people(answer)
    }
  }

  @Test(
    arguments: [
      ("+5:30", 330), ("-10:00", -600), ("0:00", 0), ("+14:00", 840), ("-3:30", -210),
      ("+05:45", 345), ("", nil), ("+5", nil), ("5:60", nil), ("+15:00", nil), ("--1:00", nil),
      ("+1:+5", nil), ("١:٠٠", nil),
    ] as [(String, Int?)])
  func offsetsAreMinutesEast(_ text: String, _ minutes: Int?) {
    #expect(UTCOffset.minutes(text) == minutes)
  }

  @Test func nobodyIsOlderThanPeopleGet() async throws {
    let old = PeopleFixtures.ole.replacing("66", with: "151")
    #expect(try await people(PeopleFixtures.page(old)).map(\.age) == [nil])
  }

  @Test func aTextWithoutAnAgeWasTheOldDateOfBirth() async throws {
    let old = PeopleFixtures.ole.replacing(
      #"{"date": "1960-09-17T02:30:19Z", "age": 66}"#, with: "\"1960-09-17 02:30:19\"")
    let person = try await people(PeopleFixtures.page(old)).first
    #expect(person?.dateOfBirth == CalendarDate(year: 1960, month: 9, day: 17))
    #expect(person?.age == nil)
  }

  private let page = Endpoint(
    .people,
    query: [
      .init("results", "50"), .init("page", "3"), .init("seed", "catalejo"),
      .init("inc", "gender,name,location,email,login,dob,phone,cell,nat,picture,id"),
      .init("noinfo", ""),
    ])

  private func remote(
    _ answer: MockHTTPDataManager.Answer = .success(.notModified)
  ) throws -> any RemoteDataManager<Person> {
    let http = MockHTTPDataManager([page: [answer]])
    let resources = CatalogResources(
      http: http, cache: InMemoryCacheDataManager(), clock: { 1_000 })
    return try #require(People.source(resources).remote)
  }

  @Test func aPageIsAskedForWithAFixedSeedAndIsGoodForAWeek() async throws {
    let body = Array(PeopleFixtures.page(PeopleFixtures.mina).utf8)
    let remote = try remote(.success(.body(body, Validators())))
    let result = try await remote.fetch(.page(3), unless: Validators())
    #expect(result.items?.map(\.id) == ["mina"])
    #expect(remote.timeToLive == 604_800)
  }

  @Test func thereIsNothingButPages() async {
    await #expect(throws: DataError.service(.people, .unexpected(detail: "whole"))) {
      try await remote().fetch(.whole, unless: Validators())
    }
  }

  /// Broken answers are read or refused; every person that is read keeps the promises of their type.
  @Test(arguments: 0..<8) func brokenAnswersDoNoHarm(_ seed: UInt64) async throws {
    let page = PeopleFixtures.page(
      PeopleFixtures.nora, PeopleFixtures.ole, PeopleFixtures.mina)
    try await JSONMutator.expectNoHarm(breaking: page, seed: seed, of: .people) {
      broken throws(DataError) in
      let people = try await AnswerDecoder.value(PeopleAnswer.self, from: broken, of: .people)
        .people
      for person in people { try check(person) }
      return !people.isEmpty
    }
  }

  private func check(_ person: Person) throws(DataError) {
    #expect(!person.id.isEmpty && !person.id.contains(where: \.isWhitespace))
    #expect(!person.name.isEmpty && !person.title.contains("\0"))
    #expect(abs(person.utcOffset ?? 0) < 15 * 60)
    #expect(person.facts.count >= 2)
    _ = try Person.condition(Filter(key: "state", value: person.state ?? ""))(person)
    let again = Result {
      try JSONDecoder().decode(Person.self, from: try JSONEncoder().encode(person))
    }
    #expect((try? again.get()) == person)
  }
}

/// Made-up answers in the shapes of the service's versions.
enum PeopleFixtures {
  /// Version 1.4.
  static let nora = """
    {"gender": "female", "name": {"title": "Ms", "first": "Nora", "last": "Vidal"},
     "location": {"street": {"number": 12, "name": "Calle del Faro"}, "city": "Puerto Escondido",
       "state": "Oaxaca", "country": "Mexico", "postcode": 71980,
       "coordinates": {"latitude": "15.8611", "longitude": "-97.0719"},
       "timezone": {"offset": "-6:00", "description": "Mexico City"}},
     "email": "nora.vidal@example.org",
     "login": {"uuid": "11111111-aaaa-4bbb-8ccc-000000000001", "username": "u", "password": "p"},
     "dob": {"date": "1990-02-28T02:30:31.200Z", "age": 36},
     "phone": "(954) 555-0101", "cell": "F00 Q77", "id": {"name": "NSS", "value": null},
     "picture": {"large": "https://example.org/l/1.jpg", "medium": "https://example.org/m/1.jpg",
       "thumbnail": "https://example.org/t/1.jpg"},
     "nat": "MX"}
    """

  /// Version 1.2: titles in lower case, a street of one text, no country.
  static let ole = """
    {"gender": "male", "name": {"title": "mr", "first": "ole", "last": "dahl"},
     "location": {"street": "3 fjordveien", "city": "bergen", "state": "vestland",
       "postcode": "0580", "coordinates": {"latitude": "60.39", "longitude": "5.32"},
       "timezone": {"offset": "+1:00", "description": "Oslo"}},
     "email": "ole.dahl@example.org",
     "login": {"uuid": "11111111-aaaa-4bbb-8ccc-000000000002"},
     "dob": {"date": "1960-09-17T02:30:19Z", "age": 66},
     "phone": "555-0102", "cell": "555-0103", "id": {"name": "FN", "value": "1"},
     "picture": {"large": "https://example.org/l/2.jpg", "medium": "", "thumbnail": ""},
     "nat": "NO"}
    """

  /// Another script, and only the required members.
  static let mina = """
    {"name": {"title": "", "first": "مینا", "last": null},
     "location": {"street": {"number": null, "name": ""}, "country": "Iran",
       "coordinates": {"latitude": 35.7, "longitude": 51.4}, "timezone": {"offset": "+99:00"}},
     "login": {"uuid": "mina"}, "dob": null, "gender": "x", "nat": "IRN",
     "picture": {"large": "javascript:alert(1)"}}
    """

  /// The exact position; the initializer that wraps calculates.
  static func position(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitude: latitude, longitude: longitude))
  }

  static func page(_ records: String...) -> String {
    "{\"results\": [\(records.joined(separator: ","))]}"
  }

  static func person(
    _ id: String, _ name: String = "Ada Lind", age: Int? = nil, country: String? = nil,
    nationality: String? = nil
  ) throws -> Person {
    let names = name.split(separator: " ").map(String.init)
    var person = Person(
      id: id, firstName: names[0], lastName: names.dropFirst().joined(separator: " "),
      coordinate: try position(1, 2))
    person.age = age
    person.country = country
    person.nationality = nationality
    return person
  }
}
