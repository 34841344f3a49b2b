import Catalog
import Decoding
import Domain
import Foundation
import Fuzzing
import TestSupport
import Testing

@testable import Articles

@Suite struct ArticlesFuzzTests {
  /// Broken answers are read or refused; what is read keeps the promises of its type.
  @Test(arguments: 0..<8) func brokenAnswersDoNoHarm(_ seed: UInt64) async throws {
    let list = ArticlesFixtures.list(
      ArticlesFixtures.harbor, ArticlesFixtures.snow, ArticlesFixtures.bare)
    try await JSONMutator.expectNoHarm(breaking: list, seed: seed, of: .nyt) {
      broken throws(DataError) in
      let articles = try await JSONReading.value(ArticlesAnswer.self, from: broken, of: .nyt)
        .articles
      for article in articles { check(article) }
      return !articles.isEmpty
    }
  }

  private func check(_ article: Article) {
    #expect(!article.id.isEmpty && !article.id.contains { $0.isWhitespace || $0 == "/" })
    #expect(!article.title.isEmpty && !article.title.contains("\0"))
    #expect(!article.places.contains(""))
    let again = Result {
      try JSONDecoder().decode(Article.self, from: try JSONEncoder().encode(article))
    }
    #expect((try? again.get()) == article)
  }
}
