package import CompareFeature
package import Domain
package import ViperMocks

/// Answers with the results it was given, in order.
package struct MockCompareInteractor: CompareInteracting {
  private let answers: MockAnswers<CompareAnswer?, DataError>

  package init(_ answers: MockAnswers<CompareAnswer?, DataError>) { self.answers = answers }

  package func answer(_ comparison: Comparison) async throws(DataError) -> CompareAnswer? {
    try answers.next()
  }
}
