import Foundation
import StubServer
import TestSupport
import Testing

@Suite(.oneAtATime) struct ArticlesTests {
  private let below = "/nyt/svc/mostpopular/v2/"
  private let key = ".json?api-key=stub-key"
  private let client: RawClient

  init() async throws { client = try await RawClient() }

  @Test(arguments: [
    ("", "steps.oauth.v2.FailedToResolveAPIKey"),
    ("?api-key=", "steps.oauth.v2.FailedToResolveAPIKey"),
    ("?api-key=wrong", "oauth.v2.InvalidApiKey"),
  ])
  func keyIsChecked(_ query: String, _ code: String) async throws {
    let answer = try await client.ask("\(below)emailed/7.json\(query)")
    #expect(answer.status == 401)
    #expect(answer.text.hasPrefix(#"{"fault":{"faultstring":""#))
    #expect(answer.text.hasSuffix(#""detail":{"errorcode":"\#(code)"}}}"#))
  }

  @Test(arguments: ["emailed", "shared", "viewed"], [(1, 10), (7, 14), (30, 18)])
  func eachListAnswers(_ kind: String, _ size: (period: Int, count: Int)) async throws {
    let results = try await client.json("\(below)\(kind)/\(size.period)\(key)")["results"]
    #expect(Set(results.list.map { $0["id"].number }).count == size.count)
    #expect(results.list.count == size.count)
    let earliest = Date(timeIntervalSinceNow: -86_400 * Double(size.period + 1))
      .formatted(.iso8601.year().month().day())
    #expect(results.texts("published_date").allSatisfy { $0 > earliest })
  }

  @Test(arguments: ["viewed/7/facebook", "emailed/2", "loved/1"])
  func thereAreNoOtherLists(_ path: String) async throws {
    #expect(try await client.ask("\(below)\(path)\(key)").status == 404)
  }

  @Test func emptyListsAreTextInOldAnswersAndArraysInNewOnes() async throws {
    let old = try await client.ask("\(below)viewed/30\(key)").text
    let new = try await client.ask("\(below)emailed/30\(key)").text
    for text in [#""geo_facet":"""#, #""geo_facet":["TOKYO (JAPAN)"]"#, #""media":"""#] {
      #expect(old.contains(text))
    }
    for text in [
      #""geo_facet":[]"#, #""geo_facet":["Tokyo (Japan)"]"#, #""media":[]"#, #""byline":"""#,
    ] { #expect(new.contains(text)) }
  }

  @Test func linksLeadToPagesAndPictures() async throws {
    let articles = try await client.json("\(below)emailed/30\(key)")["results"]
    let media = articles.list.flatMap { $0["media"].list }
    let pictures = media.flatMap { $0["media-metadata"].texts("url") }
    #expect(!pictures.isEmpty)
    for link in articles.texts("url") + pictures {
      let answer = try await client.ask(String(link.dropFirst(client.server.base.count)))
      let isPicture = link.hasSuffix(".png")
      #expect(
        answer.headers["content-type"] == (isPicture ? "image/png" : "text/html; charset=utf-8"))
    }
  }
}
