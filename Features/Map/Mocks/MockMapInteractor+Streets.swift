package import Contracts
package import Domain
package import MapFeature

/// The streets, as they were prepared.
extension MockMapInteractor {
  package func streets(in frame: MapFrame, language: Language) -> AnySteps<MapStreets> {
    AsyncStream { steps in
      for step in streets(frame) { steps.yield(step) }
      steps.finish()
    }
  }

  package func things(in frame: MapFrame, language: Language) async -> [StreetThing] {
    things(frame)
  }
}
