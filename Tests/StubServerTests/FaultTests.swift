import Foundation
import Testing

@testable import StubServer

@Suite struct FaultTests {
  private let people = "/people/?results=3"

  /// What an endpoint says with a fault and without.
  private func answers(
    _ fault: StubFault, _ endpoint: StubEndpoint = .people, _ target: String? = nil,
    host: String? = nil
  ) async throws -> (right: RawAnswer, faulty: RawAnswer) {
    var pair: (RawAnswer, RawAnswer)?
    try await withServer { server, client async throws in
      let right = try await client.ask(target ?? people)
      server.set(fault, for: endpoint)
      pair = (right, try await client.ask(target ?? people, host: host))
    }
    return try #require(pair)
  }

  @Test func latencyOnlyDelays() async throws {
    let (right, faulty) = try await answers(.latency(milliseconds: 20))
    #expect(faulty.body == right.body)
  }

  @Test func statusesComeWithTheServicesWords() async throws {
    let failed = try await answers(.status(500)).faulty
    #expect(failed.status == 500)
    #expect(failed.text.hasPrefix(#"{"error":"#))
    let target = "/nyt/svc/mostpopular/v2/viewed/1.json?api-key=stub-key"
    let refused = try await answers(.status(401), .articles, target).faulty
    #expect(refused.status == 401)
    #expect(refused.text.contains("oauth.v2.InvalidApiKey"))
    let plain = try await answers(.status(503), .types, "/pokeapi/v2/type/1").faulty
    #expect(plain.status == 503)
    #expect(plain.text == "Service Unavailable")
  }

  @Test func tooManyRequestsSaysWhenToComeBack() async throws {
    let faulty = try await answers(.tooManyRequests(retryAfter: 7)).faulty
    #expect(faulty.status == 429)
    #expect(faulty.headers["retry-after"] == "7")
  }

  @Test func serviceErrorComesWithStatus200() async throws {
    let faulty = try await answers(.serviceError).faulty
    #expect(faulty.status == 200)
    #expect(faulty.text.hasPrefix(#"{"error":"#))
  }

  @Test func dropMidBodyLeavesHalf() async throws {
    let (right, faulty) = try await answers(.dropMidBody)
    #expect(faulty.status == 200)
    #expect(faulty.headers["content-length"] == String(right.body.count))
    #expect(faulty.body == Array(right.body.prefix(right.body.count / 2)))
    #expect(!faulty.isComplete)
  }

  @Test func dropAtOnceSaysNothing() async throws {
    #expect(try await answers(.dropAtOnce).faulty.status == nil)
  }

  @Test func dripArrivesWhole() async throws {
    let (right, faulty) = try await answers(.drip(bytes: 1000))
    #expect(faulty.body == right.body)
    #expect(faulty.isComplete)
  }

  @Test(arguments: [StubFault.hang, .stall])
  func silenceEndsWithTheServer(_ fault: StubFault) async throws {
    try await withServer { server, client async throws in
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
  }

  @Test func malformedIsHalfOfTheJSONAsAWholeBody() async throws {
    let (right, faulty) = try await answers(.malformed)
    #expect(faulty.isComplete)
    #expect(faulty.body == Array(right.body.prefix(right.body.count / 2)))
  }

  @Test func wrongTypesAreJSON() async throws {
    let faulty = try await answers(.wrongTypes, .pokemon, "/pokeapi/v2/pokemon/1").faulty
    #expect(faulty.text.contains(#""height":"a number""#))
    #expect(faulty.text.contains(#""name":9"#))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(faulty.body)) }
  }

  @Test func missingFieldsAreThoseThatTellThingsApart() async throws {
    let faulty = try await answers(.missingFields, .cities, "/cities.json").faulty
    #expect(faulty.text.hasPrefix(#"[{"country":"PE","coord":{"lon":"#))
  }

  @Test func htmlIsAPageWithStatus200() async throws {
    let faulty = try await answers(.html).faulty
    #expect(faulty.status == 200)
    #expect(faulty.headers["content-type"] == "text/html; charset=utf-8")
    #expect(faulty.text.hasPrefix("<!DOCTYPE html>"))
  }

  @Test func hugeBodiesAreLongerThanTheLongestListAllowed() async throws {
    let streamed = try await answers(.hugeBody).faulty
    #expect(streamed.headers["content-length"] == nil)
    let announced = try await answers(.hugeDeclaredBody).faulty
    #expect(announced.headers["content-length"] == String(72 << 20))
    for answer in [streamed, announced] {
      #expect(answer.isComplete)
      #expect(answer.body.count == 72 << 20)
      #expect(answer.body.first == UInt8(ascii: "["))
      #expect(answer.body.last == UInt8(ascii: "]"))
    }
  }

  @Test func bombIsSentAsItIs() async throws {
    let faulty = try await answers(.bomb).faulty
    #expect(faulty.headers["content-encoding"] == "gzip")
    #expect(faulty.isComplete)
    let middle = repeatElement(GzipBomb.middle, count: GzipBomb.middleCount).joined()
    #expect(faulty.body == GzipBomb.start + middle + GzipBomb.end)
  }

  @Test func redirectsLeadWhereTheyAreToLead() async throws {
    let host = "stub.localhost:1"
    let loop = try await answers(.redirectLoop).faulty
    #expect(loop.status == 302)
    #expect(loop.headers["location"] == people)
    let scheme = try await answers(.redirectToScheme, host: host).faulty
    #expect(scheme.headers["location"] == "https://\(host)\(people)")
    let other = try await answers(.redirectToHost, host: "127.0.0.1:1234").faulty
    #expect(other.headers["location"] == "http://localhost:1234\(people)")
    let arrived = try await answers(.redirectToHost, host: "localhost:1234").faulty
    #expect(arrived.status == 200)
    let free = try await answers(.redirect(to: "ftp://example.com/")).faulty
    #expect(free.headers["location"] == "ftp://example.com/")
  }

  @Test func faultsChangeWhileTheServerRuns() async throws {
    try await withServer { server, client async throws in
      server.set(.status(500), for: .people)
      let broken = try await client.ask(people).status
      let others = try await client.ask("/cities.json").status
      server.set(.status(503), for: .people)
      let otherwise = try await client.ask(people).status
      server.set(nil, for: .people)
      let whole = try await client.ask(people).status
      #expect([broken, others, otherwise, whole] == [500, 200, 503, 200])
    }
  }

  @Test func faultMayBeForTheNextRequestsOnly() async throws {
    try await withServer { server, client async throws in
      server.set(.status(500), for: .people, times: 2)
      var statuses: [Int?] = []
      for _ in 0..<3 { statuses.append(try await client.ask(people).status) }
      #expect(statuses == [500, 500, 200])
    }
  }
}
