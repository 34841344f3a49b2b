package import Domain
import Synchronization
package import TemplateFeature

/// Answers with the results it was given, in order; with an empty list if none is left.
package final class MockTemplateInteractor: TemplateInteracting {
  package typealias Answer = Result<[TemplateItem], DataError>

  private let answers: Mutex<[Answer]>

  package init(_ answers: Answer...) {
    self.answers = Mutex(answers)
  }

  package func items() async throws(DataError) -> [TemplateItem] {
    let answer = answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    return try answer?.get() ?? []
  }
}
