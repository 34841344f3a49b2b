import Foundation
import StubServer
import Testing

@Suite struct PeopleTests {
  private struct Page: Decodable {
    let results: [Person]
    let info: Info

    struct Info: Decodable, Equatable {
      let seed: String
      let results: Int
      let page: Int
    }
  }

  private struct Person: Decodable {
    let location: Location
    let login: Login
    let name: Name
    let id: Document
    let phone: String

    struct Location: Decodable {
      let street: Either<Street, String>
      let postcode: Either<Int, String>
      let country: String?
    }
    struct Street: Decodable {
      let number: Int
      let name: String
    }
    struct Login: Decodable { let uuid: String }
    struct Name: Decodable { let first: String }
    struct Document: Decodable { let value: String? }
  }

  private enum Either<First: Decodable, Second: Decodable>: Decodable {
    case first(First)
    case second(Second)

    init(from decoder: any Decoder) throws {
      do {
        self = .first(try First(from: decoder))
      } catch {
        self = .second(try Second(from: decoder))
      }
    }

    var isFirst: Bool { if case .first = self { true } else { false } }
  }

  @Test func pagesEndWithAnEmptyOne() async throws {
    try await withServer { _, client async throws in
      var pages: [Page] = []
      for page in 1...4 {
        pages.append(
          try await client.json(Page.self, "/people/?results=50&page=\(page)&seed=s"))
      }
      #expect(pages.map(\.results.count) == [50, 50, 30, 0])
      #expect(pages.map(\.info.page) == [1, 2, 3, 4])
      #expect(Set(pages.flatMap(\.results).map(\.login.uuid)).count == 130)
    }
  }

  @Test func sameSeedGivesTheSamePeopleAndAnotherSeedOthers() async throws {
    try await withServer { _, client async throws in
      let bodies = [
        try await client.ask("/people/?results=5&seed=a").body,
        try await client.ask("/people/?results=5&seed=a").body,
        try await client.ask("/people/?results=5&seed=b").body,
      ]
      #expect(bodies[0] == bodies[1])
      #expect(bodies[0] != bodies[2])
    }
  }

  @Test func oldAndNewVariantsAreMixed() async throws {
    try await withServer { _, client async throws in
      let people = try await client.json(Page.self, "/people/?results=50").results
      let streets = Set(people.map(\.location.street.isFirst))
      #expect(streets == [true, false])
      #expect(Set(people.map(\.location.postcode.isFirst)) == [true, false])
      #expect(Set(people.map { $0.id.value == nil }) == [true, false])
      #expect(Set(people.map { $0.location.country == nil }) == [true, false])
      #expect(people.contains { $0.phone.contains { $0.isLetter } })
      let arabic = Character("\u{600}")...Character("\u{6FF}")
      #expect(people.contains { $0.name.first.allSatisfy(arabic.contains) })
    }
  }

  @Test func onlyTheMembersAskedForAreSent() async throws {
    try await withServer { _, client async throws in
      let answer = try await client.ask("/people/?results=1&inc=gender,nat")
      #expect(answer.text.hasPrefix(#"{"results":[{"gender":"female","nat":"ES"}],"info":"#))
    }
  }

  @Test(arguments: ["results=0", "results=x", "results=5001", ""])
  func oneIsSentWhereNoGoodNumberIsAskedFor(_ query: String) async throws {
    try await withServer { _, client async throws in
      #expect(try await client.json(Page.self, "/people/?\(query)").results.count == 1)
    }
  }

  @Test func pageFarBeyondIsEmpty() async throws {
    try await withServer { _, client async throws in
      let page = try await client.json(
        Page.self, "/people/?results=5000&page=9223372036854775807")
      #expect(page.results.isEmpty)
    }
  }
}
