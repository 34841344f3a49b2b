import Catalog
import Domain

/// A bare position.
struct PositionSource: MapSubjectSource {
  let position: Coordinate
  let geography: any GeographyInteracting

  func topic() async throws(DataError) -> MapSurvey.Topic {
    .place(await geography.pin(at: position))
  }
}
