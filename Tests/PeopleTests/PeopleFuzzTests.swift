import Catalog
import Decoding
import Domain
import Foundation
import Fuzzing
import TestSupport
import Testing

@testable import People

@Suite struct PeopleFuzzTests {
  /// Broken answers are read or refused; what is read keeps the promises of its type.
  @Test(arguments: 0..<8) func brokenAnswersDoNoHarm(_ seed: UInt64) async throws {
    let page = PeopleFixtures.page(
      PeopleFixtures.nora, PeopleFixtures.ole, PeopleFixtures.mina)
    try await JSONMutator.expectNoHarm(breaking: page, seed: seed, of: .people) {
      broken throws(DataError) in
      let people = try await JSONReading.value(PeopleAnswer.self, from: broken, of: .people).people
      for person in people { try check(person) }
      return !people.isEmpty
    }
  }

  private func check(_ person: Person) throws(DataError) {
    #expect(!person.id.isEmpty && !person.id.contains(where: \.isWhitespace))
    #expect(!person.name.isEmpty && !person.title.contains("\0"))
    #expect(abs(person.utcOffset ?? 0) < 15 * 60)
    #expect(person.facts.count >= 2)
    _ = try person.passes(Filter(key: "country", value: person.country ?? ""))
    let again = Result {
      try JSONDecoder().decode(Person.self, from: try JSONEncoder().encode(person))
    }
    #expect((try? again.get()) == person)
  }
}
