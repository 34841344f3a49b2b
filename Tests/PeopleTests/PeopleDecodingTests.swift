import Catalog
import Decoding
import Domain
import TestSupport
import Testing

@testable import People

@Suite struct PeopleDecodingTests {
  private func people(_ json: String) async throws(DataError) -> [Person] {
    try await JSONReading.value(PeopleAnswer.self, from: Array(json.utf8), of: .people).people
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

  @Test(arguments: [#"{"error": "Something has gone wrong."}"#, #"{"error": 1, "results": []}"#])
  func anApologyIsAFailureOfTheService(_ answer: String) async {
    await #expect(throws: DataError.service(.people, .failed)) { try await people(answer) }
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
}
