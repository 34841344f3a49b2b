import ContractMocks
import Contracts
import Decoding
import Domain
import Storage
import Testing

@testable import Template

@Suite struct TemplateDecodingTests {
  private func items(_ json: String) async throws(DataError) -> [Specimen] {
    try await AnswerDecoder.value(TemplateAnswer.self, from: Array(json.utf8), of: Template.service)
      .items
  }

  @Test func aListIsReadWhole() async throws {
    #expect(
      try await items(TemplateFixtures.list(TemplateFixtures.whole, TemplateFixtures.bare))
        == [TemplateFixtures.harbor, TemplateFixtures.abacus])
  }

  @Test(arguments: [
    #"{"title": "A"}"#, #"{"id": "", "title": "A"}"#, #"{"id": "a/b", "title": "A"}"#,
    #"{"id": "a"}"#, #"{"id": "a", "title": " "}"#, "[]", "null",
  ])
  func aBrokenRecordIsSkipped(_ record: String) async throws {
    let list = TemplateFixtures.list(record, TemplateFixtures.bare)
    #expect(try await items(list) == [TemplateFixtures.abacus])
  }

  @Test func anEmptyListHasNothing() async throws {
    #expect(try await items(TemplateFixtures.list()) == [])
  }

  @Test(arguments: [("{}", "results"), ("[]", "$"), (#"{"results": [{}]}"#, "results.0.id")])
  func anotherShapeIsUnexpected(_ answer: String, _ place: String) async {
    await #expect(throws: DataError.service(Template.service, .unexpected(detail: place))) {
      try await items(answer)
    }
  }

  @Test func theListIsThereForADay() async throws {
    let body = Array(TemplateFixtures.list(TemplateFixtures.whole).utf8)
    let http = MockHTTPDataManager([
      TemplateEndpoints.list: [.success(.body(body, Validators()))]
    ])
    let resources = CatalogResources(
      http: http, cache: InMemoryCacheDataManager(), clock: { 1_000 })
    let remote = try #require(Template.source(resources).remote)
    #expect(remote.timeToLive == 86_400)
    #expect(
      try await remote.fetch(.whole, unless: Validators()).items == [TemplateFixtures.harbor])
  }
}
