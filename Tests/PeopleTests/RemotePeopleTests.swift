import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing

@testable import People

@Suite struct RemotePeopleTests {
  private let validators = Validators(etag: "\"1\"")

  private func fetch(
    _ part: CatalogPart, _ answer: MockHTTPDataManager.Answer, unless held: Validators = .init()
  ) async throws(DataError) -> Delivery<Person> {
    let http = MockHTTPDataManager([PeopleEndpoints.page(3): [answer]])
    return try await RemotePeople(http: http, clock: { 1_000 }).fetch(part, unless: held)
  }

  @Test func aPageIsAskedForWithAFixedSeed() {
    #expect(
      PeopleEndpoints.page(3)
        == Endpoint(
          .people,
          query: [
            .init("results", "50"), .init("page", "3"), .init("seed", "catalejo"),
            .init("inc", "gender,name,location,email,login,dob,phone,cell,nat,picture,id"),
            .init("noinfo", ""),
          ]))
  }

  @Test func deliversThePeopleOfAPage() async throws {
    let body = Array(PeopleFixtures.page(PeopleFixtures.mina).utf8)
    let delivery = try await fetch(.page(3), .success(.body(body, validators)))
    #expect(delivery.part == .page(3))
    #expect(delivery.items?.map(\.id) == ["mina"])
    #expect(delivery.stamp == Stamp(fetchedAt: 1_000, validators: validators))
  }

  @Test func whatDidNotChangeKeepsItsValidators() async throws {
    let http = MockHTTPDataManager([PeopleEndpoints.page(3): [.success(.notModified)]])
    let remote = RemotePeople(http: http, clock: { 1_000 })
    #expect(
      try await remote.fetch(.page(3), unless: validators)
        == Delivery(
          .page(3), items: nil, stamp: Stamp(fetchedAt: 1_000, validators: validators)))
    #expect(http.calls == [.init(PeopleEndpoints.page(3), validators)])
  }

  @Test func failuresArePassedOn() async {
    await #expect(throws: DataError.service(.people, .status(500))) {
      try await fetch(.page(3), .failure(.service(.people, .status(500))))
    }
  }

  @Test func thereIsNothingButPages() async {
    await #expect(throws: DataError.service(.people, .unexpected(detail: "whole"))) {
      try await fetch(.whole, .success(.notModified))
    }
  }

  @Test func aPageIsGoodForAWeek() {
    let remote = RemotePeople(http: MockHTTPDataManager([:]), clock: { 0 })
    #expect(remote.timeToLive == 604_800)
    #expect(remote.service == .people)
  }
}
