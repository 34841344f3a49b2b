import Catalog
import Domain
import Foundation
import Fuzzing
import Testing

@testable import Articles

@Suite struct ArticlesFuzzTests {
  /// Broken answers are read or refused; what is read keeps the promises of its type.
  @Test(arguments: 0..<8) func brokenAnswersDoNoHarm(_ seed: UInt64) async throws {
    let list = ArticlesFixtures.list(
      ArticlesFixtures.harbor, ArticlesFixtures.snow, ArticlesFixtures.bare)
    var mutator = try JSONMutator(list, seed: seed)
    var readable = 0
    for _ in 0..<250 {
      let broken = try mutator.next()
      do throws(DataError) {
        let articles = try await JSONReading.value(ArticlesAnswer.self, from: broken, of: .nyt)
          .articles
        readable += articles.isEmpty ? 0 : 1
        for article in articles { check(article) }
      } catch {
        guard case .service(.nyt, _) = error else {
          Issue.record("\(error) for \(String(decoding: broken, as: UTF8.self))")
          continue
        }
      }
    }
    // Mutations that are all refused would test nothing but the parser.
    #expect(readable > 50)
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
