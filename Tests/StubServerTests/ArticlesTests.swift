import Foundation
import StubServer
import Testing

@Suite struct ArticlesTests {
  private struct List: Decodable {
    let numResults: Int
    let results: [Article]
  }

  private struct Article: Decodable {
    let id: Int
    let url: String
    let section: String
    let byline: String
    let publishedDate: String
    let geoFacet: ListOrText
    let media: MediaOrText
  }

  private enum ListOrText: Decodable, Equatable {
    case list([String])
    case text(String)

    init(from decoder: any Decoder) throws {
      do {
        self = .list(try [String](from: decoder))
      } catch {
        self = .text(try String(from: decoder))
      }
    }
  }

  private enum MediaOrText: Decodable {
    case list([Medium])
    case text(String)

    struct Medium: Decodable {
      let pictures: [Picture]
      enum CodingKeys: String, CodingKey { case pictures = "media-metadata" }
    }
    struct Picture: Decodable { let url: String }

    init(from decoder: any Decoder) throws {
      do {
        self = .list(try [Medium](from: decoder))
      } catch {
        self = .text(try String(from: decoder))
      }
    }
  }

  private let below = "/nyt/svc/mostpopular/v2/"

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
        var counts: [Int] = []
        for period in [1, 7, 30] {
          let list = try await client.json(
            List.self, "\(below)\(kind)/\(period).json?api-key=stub-key")
          counts.append(list.results.count)
          #expect(Set(list.results.map(\.id)).count == list.results.count)
        }
        #expect(counts == [10, 14, 18])
      }
      let facebook = try await client.ask("\(below)shared/7/facebook.json?api-key=stub-key")
      #expect(
        facebook.body == (try await client.ask("\(below)shared/7.json?api-key=stub-key")).body)
      #expect(try await client.ask("\(below)emailed/2.json?api-key=stub-key").status == 404)
      #expect(try await client.ask("\(below)loved/1.json?api-key=stub-key").status == 404)
    }
  }

  @Test func emptyListsAreTextInOldAnswersAndArraysInNewOnes() async throws {
    try await withServer { _, client async throws in
      let old = try await client.json(List.self, "\(below)viewed/30.json?api-key=stub-key")
      let new = try await client.json(List.self, "\(below)emailed/30.json?api-key=stub-key")
      #expect(old.results.contains { $0.geoFacet == .text("") })
      #expect(old.results.contains { $0.geoFacet == .list(["TOKYO (JAPAN)"]) })
      #expect(old.results.contains { if case .text("") = $0.media { true } else { false } })
      #expect(old.numResults == 1586)
      #expect(new.results.contains { $0.geoFacet == .list([]) })
      #expect(new.results.contains { $0.geoFacet == .list(["Tokyo (Japan)"]) })
      #expect(
        new.results.contains {
          if case .list(let media) = $0.media { media.isEmpty } else { false }
        })
      #expect(new.results.contains { $0.byline.isEmpty })
      #expect(Set(new.results.map(\.section)).count > 5)
    }
  }

  @Test func datesAreWithinThePeriod() async throws {
    try await withServer { _, client async throws in
      let list = try await client.json(List.self, "\(below)emailed/7.json?api-key=stub-key")
      let earliest = Date(timeIntervalSinceNow: -8 * 86_400).formatted(
        .iso8601.year().month().day())
      #expect(list.results.allSatisfy { $0.publishedDate > earliest })
    }
  }

  @Test func linksLeadToPagesAndPictures() async throws {
    try await withServer { server, client async throws in
      let list = try await client.json(List.self, "\(below)emailed/30.json?api-key=stub-key")
      for article in list.results {
        let page = try await client.ask(String(article.url.dropFirst(server.base.count)))
        #expect(page.headers["content-type"] == "text/html; charset=utf-8")
        guard case .list(let media) = article.media else { continue }
        for picture in media.flatMap(\.pictures) {
          #expect(
            try await client.ask(String(picture.url.dropFirst(server.base.count))).status == 200)
        }
      }
    }
  }
}
