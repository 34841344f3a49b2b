import StubServer
import TestSupport
import Testing

@Suite(.oneAtATime) struct PeopleTests {
  private let client: RawClient

  init() async throws { client = try await RawClient() }

  @Test func pagesEndWithAnEmptyOne() async throws {
    var pages: [RawJSON] = []
    for page in ["1", "2", "3", "4", "9223372036854775807"] {
      pages.append(try await client.json("/people/?results=50&page=\(page)&seed=s"))
    }
    #expect(pages.map { $0["results"].list.count } == [50, 50, 30, 0, 0])
    let people = pages.flatMap { $0["results"].list }
    #expect(Set(people.compactMap { $0["login"]["uuid"].text }).count == 130)
  }

  @Test func sameSeedGivesTheSamePeopleAndAnotherSeedOthers() async throws {
    var bodies: [[UInt8]] = []
    for seed in ["a", "a", "b"] {
      bodies.append(try await client.ask("/people/?results=5&seed=\(seed)").body)
    }
    #expect(bodies[0] == bodies[1])
    #expect(bodies[0] != bodies[2])
  }

  @Test func oldAndNewVariantsAreMixed() async throws {
    let people = try await client.json("/people/?results=50")["results"].list
    for key in ["street", "postcode", "country"] {
      #expect(Set(people.map { $0["location"][key].text == nil }) == [true, false])
    }
    #expect(people.contains { $0["phone"].text?.contains { $0.isLetter } == true })
    let arabic = Character("\u{600}")...Character("\u{6FF}")
    #expect(people.contains { $0["name"]["first"].text?.allSatisfy(arabic.contains) == true })
  }

  @Test(arguments: ["results=0", "results=x", "results=5001", ""])
  func oneIsSentWhereNoGoodNumberIsAskedFor(_ query: String) async throws {
    #expect(try await client.json("/people/?\(query)")["results"].list.count == 1)
  }
}
