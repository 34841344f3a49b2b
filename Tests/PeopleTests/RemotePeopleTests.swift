import Catalog
import CatalogMocks
import Domain
import Storage
import TestSupport
import Testing

@testable import People

@Suite struct RemotePeopleTests {
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
}
