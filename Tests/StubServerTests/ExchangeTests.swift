import TestSupport
import Testing

@testable import StubServer

@Suite(.oneAtATime) struct ExchangeTests {
  private let client: RawClient

  init() async throws { client = try await RawClient() }

  @Test(arguments: [
    "/cities.json", "/people/?results=3", "/pokeapi/v2/item",
    "/nyt/svc/mostpopular/v2/viewed/1.json?api-key=stub-key",
    "/wikipedia/es/w/api.php?format=json&ggscoord=40.4%7C-3.7&ggsradius=9000", "/pictures/a.png",
  ])
  func whatIsHeldIsNotSentAgainAndWhoAcceptsGzipGetsIt(_ target: String) async throws {
    let whole = try await client.ask(target)
    let tag = try #require(whole.headers["etag"])
    #expect(tag.hasPrefix("\"") && tag.hasSuffix("\""))
    let again = try await client.ask(target, headers: ["If-None-Match": "\"other\", \(tag)"])
    #expect(again.status == 304)
    #expect(again.body.isEmpty)
    #expect(again.headers["etag"] == tag)
    let other = try await client.ask(target, headers: ["If-None-Match": "\"other\""])
    #expect(other.body == whole.body)
    let zipped = try await client.ask(target, headers: ["Accept-Encoding": "br, gzip"])
    #expect(zipped.headers["content-encoding"] == "gzip")
    #expect(zipped.headers["etag"] != tag)
    #expect(zipped.body == Gzip.stored(whole.body))
  }

  @Test func failuresHaveNoTag() async throws {
    let answer = try await client.ask("/nothing")
    #expect(answer.headers["etag"] == nil)
    #expect(answer.status == 404)
    #expect(try await client.ask("/cities.json", method: "POST", body: "x").status == 405)
  }

  @Test func requestsAreKeptInOrder() async throws {
    let server = client.server
    let headers = ["X-Test": "one", "User-Agent": "me"]
    try await client.ask("/people/?seed=a%20b+c&page=2", headers: headers)
    try await client.ask("/pokeapi/v2/pokemon-species/1")
    try await client.ask("/faults")
    try await client.ask("/a%2Fb")
    let requests = server.requests
    #expect(requests.map(\.method) == ["GET", "GET", "GET"])
    #expect(requests.map(\.path) == ["/people", "/pokeapi/v2/pokemon-species/1", "/a/b"])
    #expect(requests.map(\.endpoint) == [.people, .species, nil])
    #expect(requests[0].target == "/people/?seed=a%20b+c&page=2")
    #expect(requests[0].query == ["seed": "a b c", "page": "2"])
    #expect(requests[0].headers["x-test"] == "one")
    #expect(requests[0].headers["host"] == "127.0.0.1:\(server.port)")
    server.forgetRequests()
    #expect(server.requests.isEmpty)
  }
}
