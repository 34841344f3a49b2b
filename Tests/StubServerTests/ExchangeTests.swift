import NIOCore
import NIOHTTP1
import Testing

@testable import StubServer

@Suite struct ExchangeTests {
  private let services = StubServices()

  @Test(arguments: [
    "/cities.json", "/people/?results=3", "/pokeapi/v2/item",
    "/nyt/svc/mostpopular/v2/viewed/1.json?api-key=stub-key",
    "/wikipedia/es/w/api.php?format=json&ggscoord=40.4%7C-3.7&ggsradius=9000", "/pictures/a.png",
  ])
  func whatIsHeldIsNotSentAgainAndWhoAcceptsGzipGetsIt(_ target: String) throws {
    let whole = services.ask(target)
    let tag = try #require(whole[header: "ETag"])
    #expect(tag.hasPrefix("\"") && tag.hasSuffix("\""))
    let again = services.ask(target, headers: ["If-None-Match": "\"other\", \(tag)"])
    #expect(again.status == 304)
    #expect(again.body.isEmpty)
    #expect(again[header: "ETag"] == tag)
    let other = services.ask(target, headers: ["If-None-Match": "\"other\""])
    #expect(other.body == whole.body)
    let zipped = services.ask(target, headers: ["Accept-Encoding": "br, gzip"])
    #expect(zipped[header: "Content-Encoding"] == "gzip")
    #expect(zipped[header: "ETag"] != tag)
    #expect(zipped.body == Gzip.stored(whole.body))
  }

  @Test func failuresHaveNoTag() {
    let answer = services.ask("/nothing")
    #expect(answer[header: "ETag"] == nil)
    #expect(answer.status == 404)
    #expect(services.ask("/cities.json", "POST", body: "x").status == 405)
  }

  @Test func requestsAreKeptInOrder() {
    services.ask("/people/?seed=a%20b+c&page=2", headers: ["X-Test": "one"])
    services.ask("/pokeapi/v2/pokemon-species/1")
    services.ask("/faults")
    services.ask("/a%2Fb")
    let requests = services.state.requests
    #expect(requests.map(\.method) == ["GET", "GET", "GET"])
    #expect(requests.map(\.path) == ["/people", "/pokeapi/v2/pokemon-species/1", "/a/b"])
    #expect(requests.map(\.endpoint) == [.people, .species, nil])
    #expect(requests[0].target == "/people/?seed=a%20b+c&page=2")
    #expect(requests[0].query == ["seed": "a b c", "page": "2"])
    #expect(requests[0].headers["x-test"] == "one")
    #expect(requests[0].headers["host"] == "127.0.0.1:1")
    services.state.forgetRequests()
    #expect(services.state.requests.isEmpty)
  }

  /// By turns as in both versions of the service; another server has the same.
  @Test func dataAreTheSameInEachRun() {
    let target = "/people/?results=50&seed=a"
    let people = services.ask(target).text
    #expect(people.contains(#""street":{"#) && people.contains(#""street":""#))
    #expect(StubServices().ask(target).text == people)
  }
}

extension StubServices {
  @discardableResult
  func ask(
    _ target: String, _ method: String = "GET", headers: [String: String] = [:], body: String = ""
  ) -> StubReply {
    let fields = ["Host": "127.0.0.1:1", "User-Agent": "tests/1"].merging(headers) { $1 }
    let head = HTTPRequestHead(
      version: .http1_1, method: HTTPMethod(rawValue: method), uri: target,
      headers: HTTPHeaders(fields.map { ($0.key, $0.value) }))
    return reply(to: head, body)
  }
}

extension StubReply {
  var status: UInt? { head?.status.code }

  subscript(header name: String) -> String? { head?.headers.first(name: name) }

  var body: [UInt8] { pieces.flatMap { Array($0.readableBytesView) } }

  var text: String { String(decoding: body, as: UTF8.self) }
}
