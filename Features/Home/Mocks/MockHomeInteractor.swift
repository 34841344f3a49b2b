package import Contracts
package import Domain
package import HomeFeature
import ViperMocks

/// Answers with the entries it was given, in order, and with one map.
package struct MockHomeInteractor: HomeInteracting {
  private let answers: MockAnswers<[HomeEntry], DataError>
  private let geometry: MapGeometry

  package init(
    world: MapGeometry = MapGeometry(), _ answers: Result<[HomeEntry], DataError>...
  ) {
    geometry = world
    self.answers = MockAnswers(answers)
  }

  package func placeCount() -> Int { 1_234 }

  package func world() async -> MapGeometry { geometry }

  package func entries() async throws(DataError) -> [HomeEntry] { try answers.next() }
}
