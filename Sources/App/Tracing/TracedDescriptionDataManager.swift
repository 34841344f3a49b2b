import Catalog
import Domain

/// The encyclopedia, watched.
struct TracedDescriptionDataManager: DescriptionDataManager {
  let base: any DescriptionDataManager
  let tap: TraceTap

  var service: RemoteService { base.service }
  var timeToLive: Int { base.timeToLive }

  func description(
    of name: String, at position: Coordinate, language: String
  ) async throws(DataError) -> PlaceDescription? {
    try await tap.call("description", name, position, language) { () async throws(DataError) in
      try await base.description(of: name, at: position, language: language)
    }
  }
}
