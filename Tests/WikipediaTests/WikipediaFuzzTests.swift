import Catalog
import Decoding
import Domain
import Foundation
import Fuzzing
import TestSupport
import Testing

@testable import Wikipedia

@Suite struct WikipediaFuzzTests {
  private static let newer = WikipediaFixtures.firstPart(
    WikipediaFixtures.page(
      1, "Ancud", WikipediaFixtures.text("Ancud is a city.") + WikipediaFixtures.place(1, 2)),
    WikipediaFixtures.page(2, "Calle Uno", WikipediaFixtures.text("A street.")))

  /// Broken answers are read or refused; what is read keeps the promises of its type.
  @Test(arguments: 0..<8) func brokenAnswersDoNoHarm(_ seed: UInt64) async throws {
    var mutator = try JSONMutator(
      seed.isMultiple(of: 2) ? WikipediaFixtures.older : Self.newer, seed: seed)
    let outcome = try await mutator.outcome(of: .wikipedia) { broken throws(DataError) in
      let pages = try await JSONReading.value(WikipediaAnswer.self, from: broken, of: .wikipedia)
        .pages
      check(pages)
      return !pages.isEmpty
    }
    #expect(outcome.strangers == [])
    // Mutations that are all refused would test nothing but the parser.
    #expect(outcome.readable > 50)
  }

  private func check(_ pages: [WikipediaPage]) {
    for page in pages {
      #expect(!page.id.isEmpty && !page.title.isEmpty)
      _ = page.completed(by: page)
    }
    let text = pages.description(of: "Ancud", in: "en") { _ in true }?.text
    #expect(text?.isEmpty != true)
    #expect((text?.count ?? 0) <= Introduction.limit)
  }
}
