import Catalog
import CatalogMocks
import Domain
import Testing

@testable import Template

@Suite struct RemoteTemplateTests {
  private let validators = Validators(etag: "\"1\"")

  private func fetch(
    _ part: CatalogPart, _ answer: MockHTTPDataManager.Answer, unless held: Validators = .init()
  ) async throws(DataError) -> Delivery<Specimen> {
    let http = MockHTTPDataManager([TemplateEndpoints.list: [answer]])
    return try await RemoteTemplate(http: http, clock: { 1_000 }).fetch(part, unless: held)
  }

  @Test func deliversTheList() async throws {
    let body = Array(TemplateFixtures.list(TemplateFixtures.whole).utf8)
    #expect(
      try await fetch(.whole, .success(.body(body, validators)))
        == Delivery(
          .whole, items: [TemplateFixtures.harbor],
          stamp: Stamp(fetchedAt: 1_000, validators: validators)))
  }

  @Test func whatDidNotChangeKeepsItsValidators() async throws {
    #expect(
      try await fetch(.whole, .success(.notModified), unless: validators)
        == Delivery(
          .whole, items: nil, stamp: Stamp(fetchedAt: 1_000, validators: validators)))
  }

  @Test func failuresArePassedOn() async {
    await #expect(throws: DataError.service(Template.service, .status(500))) {
      try await fetch(.whole, .failure(.service(Template.service, .status(500))))
    }
  }

  @Test func thereIsNothingButTheList() async {
    await #expect(throws: DataError.service(Template.service, .unexpected(detail: "page/2"))) {
      try await fetch(.page(2), .success(.notModified))
    }
  }

  @Test func theListIsGoodForADay() {
    let remote = RemoteTemplate(http: MockHTTPDataManager([:]), clock: { 0 })
    #expect(remote.timeToLive == 86_400)
    #expect(remote.service == Template.service)
  }
}
