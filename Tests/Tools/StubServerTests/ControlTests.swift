import NIOCore
import NIOHTTP1
import TestSupport
import Testing

@testable import Remote
@testable import StubServer

@Suite struct ControlTests {
  private let people = "/people/?results=3"
  private let services = StubServices()

  @Test func faultsAreSetListedAndTakenBackOverHTTP() {
    let set = services.ask("/faults/people", "PUT", body: "status=500,times=9\n")
    #expect(set.text == #"{"people":{"fault":"status=500","times":9}}"#)
    #expect(services.ask(people).status == 500)
    services.ask("/faults/cities", "PUT", body: "hang")
    let cities = #""cities":{"fault":"hang","times":null}"#
    let faults = #"{\#(cities),"people":{"fault":"status=500","times":8}}"#
    #expect(services.ask("/faults").text == faults)
    #expect(services.ask("/faults/people", "DELETE").text == "{\(cities)}")
    #expect(services.ask("/faults", "DELETE").text == "{}")
    #expect(services.ask("/cities.json").status == 200)
  }

  @Test func allEndpointsAreSetAtOnceForTheNextRequestsOnly() {
    services.ask("/faults/all", "PUT", body: "status=502,times=2")
    for target in [people, "/cities.json", "/pokeapi/v2/item/1"] {
      var statuses: [UInt?] = []
      for _ in 0..<3 { statuses.append(services.ask(target).status) }
      #expect(statuses == [502, 502, 200])
    }
  }

  @Test(arguments: [
    ("people", "nope"), ("nobody", "hang"), ("people", "hang,times=0"),
  ])
  func whatIsNotUnderstoodIsSaid(_ endpoint: String, _ body: String) {
    let answer = services.ask("/faults/\(endpoint)", "PUT", body: body)
    #expect(answer.status == 400)
    #expect(answer.text.hasPrefix("no such "))
    #expect(services.ask("/faults").text == "{}")
  }
}

/// Faults as they are written on the command line and over HTTP.
@Suite struct WrittenFaultTests {
  @Test func eachFormIsReadAndWrittenBack() throws {
    let texts = [
      "latency=250", "status=503", "too-many-requests=7", "service-error", "drop", "drop-at-once",
      "stall", "drip=16", "hang", "malformed", "wrong-types", "missing-fields", "html", "huge",
      "huge-declared", "bomb", "redirect-loop", "redirect-scheme", "redirect-host",
      "redirect=ftp://example.com/a,b", "hostile=text", "hostile=reason",
    ]
    #expect(try texts.map { try StubFault.rule($0).fault.description } == texts)
  }

  @Test(
    arguments: [
      ("unauthorized", .status(401), nil), (" status=500, times=2\n", .status(500), 2),
      ("redirect=http://a/b,c,times=1", .redirect(to: "http://a/b,c"), 1),
    ] as [(String, StubFault, Int?)])
  func timesAreReadAtTheEnd(_ text: String, _ fault: StubFault, _ times: Int?) throws {
    #expect(try StubFault.rule(text) == (fault, times))
  }

  @Test(arguments: [
    "", "nope", "status", "status=99", "status=abc", "latency=-1", "drip=0", "hang=1",
    "drop,times=0", "drop,times=x", "redirect=", "hostile=friendly",
  ])
  func whatIsNoFaultIsRefused(_ text: String) {
    #expect(throws: StubError.unknownFault(text)) { _ = try StubFault.rule(text) }
  }
}

@Suite(.oneAtATime) struct LifeTests {
  /// Keeps its connections, as an ordinary client does.
  private let client = HTTPTransfers(
    timeouts: ConnectionTimeouts(connect: .seconds(60), idle: .seconds(60)))

  private func get(_ path: String, from server: StubServer) async throws -> TransferResult {
    await client.run(TransferRequest(address: try #require(HTTPAddress(server.base + path))))
  }

  @Test func stopFreesThePortEvenWithConnectionsOpen() async throws {
    let server = try await StubServer.start()
    #expect(try await get("/cities.json", from: server).ending == .complete)
    await server.stop()
    await server.stop()
    let next = try await StubServer.start(port: server.port)
    #expect(next.port == server.port)
    await next.stop()
  }

  @Test(arguments: [StubFault.hang, .stall])
  func silenceEndsWithTheServer(_ fault: StubFault) async throws {
    let server = try await StubServer.start()
    server.set(fault, for: .people)
    let silent = Task { try await get("/people/?results=3", from: server) }
    while server.requests.isEmpty { await Task.yield() }
    // Others are answered meanwhile.
    #expect(try await get("/cities.json", from: server).ending == .complete)
    await server.stop()
    let ending = try await silent.value.ending
    guard case .failed = ending else {
      Issue.record("\(ending)")
      return
    }
  }

  @Test func takenPortIsAnError() async throws {
    let server = try await StubServer.start()
    await #expect(throws: (any Error).self) { try await StubServer.start(port: server.port) }
    await server.stop()
  }
}

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
