import Contracts
import Decoding
import Domain
import Foundation
import Fuzzing
import Testing

@testable import Template

@Suite struct TemplateFuzzTests {
  /// Broken answers are read or refused; every entity that is read keeps the promises of its type.
  @Test(arguments: 0..<4) func brokenAnswersDoNoHarm(_ seed: UInt64) async throws {
    let list = TemplateFixtures.list(TemplateFixtures.whole, TemplateFixtures.bare)
    try await JSONMutator.expectNoHarm(breaking: list, seed: seed, of: Template.service) {
      broken throws(DataError) in
      let answer = try await AnswerDecoder.value(
        TemplateAnswer.self, from: broken, of: Template.service)
      for item in answer.items { check(item) }
      return !answer.items.isEmpty
    }
  }

  private func check(_ item: Specimen) {
    #expect(!item.id.isEmpty && !item.id.contains { $0.isWhitespace || $0 == "/" })
    #expect(!item.title.isEmpty && !item.title.contains("\0"))
    let again = Result {
      try JSONDecoder().decode(Specimen.self, from: try JSONEncoder().encode(item))
    }
    #expect((try? again.get()) == item)
  }
}
