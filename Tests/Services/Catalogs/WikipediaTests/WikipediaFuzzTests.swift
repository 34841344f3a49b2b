import Contracts
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

  /// Broken answers are read or refused; every page that is read keeps the promises of its type.
  @Test(arguments: 0..<8) func brokenAnswersDoNoHarm(_ seed: UInt64) async throws {
    try await JSONMutator.expectNoHarm(
      breaking: seed.isMultiple(of: 2) ? WikipediaFixtures.older : Self.newer, seed: seed,
      of: .wikipedia
    ) {
      broken throws(DataError) in
      let pages = try await AnswerDecoder.value(WikipediaAnswer.self, from: broken, of: .wikipedia)
        .pages
      check(pages)
      return !pages.isEmpty
    }
  }

  private func check(_ pages: [WikipediaPage]) {
    for page in pages {
      #expect(!page.id.isEmpty && !page.title.isEmpty)
      _ = page.completed(by: page)
    }
    for (_, description) in pages.descriptions(of: "Ancud", in: "en") {
      #expect((1...Introduction.limit).contains(description.text.count))
    }
  }
}
