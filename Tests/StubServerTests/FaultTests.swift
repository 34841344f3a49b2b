import Foundation
import TestSupport
import Testing

@testable import StubServer

@Suite(.oneAtATime) struct FaultTests {
  private let people = "/people/?results=3"
  private let client: RawClient

  init() async throws { client = try await RawClient() }

  /// What an endpoint says with a fault.
  private func faulty(
    _ fault: StubFault, _ endpoint: StubEndpoint = .people, _ target: String? = nil,
    headers: [String: String] = [:]
  ) async throws -> RawAnswer {
    client.server.set(fault, for: endpoint)
    return try await client.ask(target ?? people, headers: headers)
  }

  @Test(arguments: [StubFault.latency(milliseconds: 20), .drip(bytes: 1000)])
  func slowAnswersArriveWhole(_ fault: StubFault) async throws {
    let right = try await client.ask(people)
    let faulty = try await faulty(fault)
    #expect(faulty.body == right.body)
    #expect(faulty.isComplete)
  }

  @Test(
    arguments: [
      (.status(500), .people, "/people/", 500, #"{"error":"Something has gone wrong;"#),
      (.serviceError, .people, "/people/", 200, #"{"error":"Something has gone wrong;"#),
      (.status(503), .types, "/pokeapi/v2/type/1", 503, "Service Unavailable"),
      (
        .status(401), .articles, "/nyt/", 401,
        #"{"fault":{"faultstring":"Invalid ApiKey","detail":{"errorcode":"oauth.v2.InvalidApiKey"#
      ),
      (.html, .people, "/people/", 200, "<!DOCTYPE html>"),
      (.missingFields, .cities, "/cities.json", 200, #"[{"country":"PE","coord":{"lon":"#),
    ] as [(StubFault, StubEndpoint, String, Int, String)])
  func failuresComeWithTheServicesWords(
    _ fault: StubFault, _ endpoint: StubEndpoint, _ target: String, _ status: Int, _ text: String
  ) async throws {
    let faulty = try await faulty(fault, endpoint, target)
    #expect(faulty.status == status)
    #expect(faulty.text.hasPrefix(text))
  }

  /// Half of it: as a part of what was announced, or as though it were all.
  @Test(arguments: [StubFault.dropMidBody, .malformed])
  func halfOfABodyArrives(_ fault: StubFault) async throws {
    let right = try await client.ask(people).body
    let half = Array(right.prefix(right.count / 2))
    let faulty = try await faulty(fault)
    #expect(faulty.status == 200)
    #expect(faulty.body == half)
    let announced = fault == .malformed ? half : right
    #expect(faulty.headers["content-length"] == String(announced.count))
  }

  @Test(arguments: [StubFault.hang, .stall])
  func silenceEndsWithTheServer(_ fault: StubFault) async throws {
    let (client, people, server) = (client, people, client.server)
    let right = try await client.ask(people).body
    server.set(fault, for: .people)
    async let silent = client.ask(people)
    while server.requests.count < 2 { await Task.yield() }
    // Others are answered meanwhile.
    #expect(try await client.ask("/cities.json").status == 200)
    await server.stop()
    let answer = try await silent
    #expect(!answer.isComplete)
    #expect(answer.status == (fault == .hang ? nil : 200))
    #expect(right.starts(with: answer.body) && answer.body.count < right.count)
  }

  @Test(
    arguments: [
      (.redirectLoop, "stub.localhost:1", "/people/?results=3"),
      (.redirectToScheme, "stub.localhost:1", "https://stub.localhost:1/people/?results=3"),
      (.redirectToHost, "127.0.0.1:1234", "http://localhost:1234/people/?results=3"),
      (.redirectToHost, "localhost:1234", nil),
      (.redirect(to: "ftp://example.com/"), "127.0.0.1", "ftp://example.com/"),
    ] as [(StubFault, String, String?)])
  func redirectsLeadWhereTheyAreToLead(
    _ fault: StubFault, _ host: String, _ location: String?
  ) async throws {
    let faulty = try await faulty(fault, headers: ["Host": host])
    #expect(faulty.status == (location == nil ? 200 : 302))
    #expect(faulty.headers["location"] == location)
  }

  // MARK: - The written form

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
