package import CompareFeature
package import Domain
import ViperMocks

/// Answers with the results it was given, in order, and records its calls.
package struct MockCompareInteractor: CompareInteracting {
  package typealias Answer = Result<CompareAnswer, CompareMiss>

  private let script = MockScript<Comparison, Answer>([])
  private let answers: MockAnswers<Answer, DataError>

  package init(_ answers: Result<Answer, DataError>...) { self.answers = MockAnswers(answers) }

  package var calls: [Comparison] { script.calls }

  package func answer(_ comparison: Comparison) async throws(DataError) -> Answer {
    script.record(comparison)
    return try answers.next()
  }
}
