import Foundation
import StubServer
import TestSupport
import Testing

@Suite(.owning(.server)) struct ArticlesTests {
  private let below = "/nyt/svc/mostpopular/v2/"
  private let key = ".json?api-key=stub-key"

  @Test(arguments: [
    ("", "steps.oauth.v2.FailedToResolveAPIKey"),
    ("?api-key=", "steps.oauth.v2.FailedToResolveAPIKey"),
    ("?api-key=wrong", "oauth.v2.InvalidApiKey"),
  ])
  func keyIsChecked(_ query: String, _ code: String) async throws {
    try await withServer { _, client async throws in
      let answer = try await client.ask("\(below)emailed/7.json\(query)")
      #expect(answer.status == 401)
      #expect(answer.text.hasPrefix(#"{"fault":{"faultstring":""#))
      #expect(answer.text.hasSuffix(#""detail":{"errorcode":"\#(code)"}}}"#))
    }
  }

  @Test func eachListAnswers() async throws {
    try await withServer { _, client async throws in
      for kind in ["emailed", "shared", "viewed"] {
        for (period, count) in [(1, 10), (7, 14), (30, 18)] {
          let results = try await client.json("\(below)\(kind)/\(period)\(key)")["results"]
          #expect(Set(results.list.map { $0["id"].number }).count == count)
          #expect(results.list.count == count)
          let earliest = Date(timeIntervalSinceNow: -86_400 * Double(period + 1)).formatted(
            .iso8601.year().month().day())
          #expect(results.texts("published_date").allSatisfy { $0 > earliest })
        }
      }
      let facebook = try await client.ask("\(below)shared/7/facebook\(key)")
      #expect(facebook.body == (try await client.ask("\(below)shared/7\(key)")).body)
      #expect(try await client.ask("\(below)emailed/2\(key)").status == 404)
      #expect(try await client.ask("\(below)loved/1\(key)").status == 404)
    }
  }

  @Test func emptyListsAreTextInOldAnswersAndArraysInNewOnes() async throws {
    try await withServer { _, client async throws in
      let old = try await client.ask("\(below)viewed/30\(key)").text
      let new = try await client.ask("\(below)emailed/30\(key)").text
      for text in [
        #""geo_facet":"""#, #""geo_facet":["TOKYO (JAPAN)"]"#, #""media":"""#,
        #""num_results":1586"#,
      ] { #expect(old.contains(text)) }
      for text in [
        #""geo_facet":[]"#, #""geo_facet":["Tokyo (Japan)"]"#, #""media":[]"#, #""byline":"""#,
      ] { #expect(new.contains(text)) }
    }
  }

  @Test func linksLeadToPagesAndPictures() async throws {
    try await withServer { server, client async throws in
      let articles = try await client.json("\(below)emailed/30\(key)")["results"]
      let pictures = articles.list.flatMap { $0["media"].list }
        .flatMap { $0["media-metadata"].texts("url") }
      #expect(!pictures.isEmpty)
      for (links, type) in [
        (articles.texts("url"), "text/html; charset=utf-8"), (pictures, "image/png"),
      ] {
        for link in links {
          let answer = try await client.ask(String(link.dropFirst(server.base.count)))
          #expect(answer.headers["content-type"] == type)
        }
      }
    }
  }
}
