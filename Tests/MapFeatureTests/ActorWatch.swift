import Catalog
import Domain
import Synchronization

@testable import MapFeature

/// Notes whether it is asked on an actor.
final class ActorWatch: PlaceDataManager, MapSubjectSource {
  private let log = Mutex<[Bool]>([])

  /// Of each call.
  var wasOnActor: [Bool] { log.withLock { $0 } }

  private func note(_ actor: (any Actor)?) {
    log.withLock { $0.append(actor != nil) }
  }

  func largest(in rect: WorldRect, count: Int) async -> [MapPlace] {
    note(#isolation)
    return []
  }

  func named(_ text: String, count: Int) async -> [MapPlace] {
    note(#isolation)
    return []
  }

  func guesses(_ text: String, count: Int) async -> [MapPlace] {
    note(#isolation)
    return []
  }

  func place(_ reference: Reference) async -> MapPlace? {
    note(#isolation)
    return nil
  }

  func namesakes(of name: String, in country: String?, count: Int) async -> [MapPlace] {
    note(#isolation)
    return []
  }

  func bounds(of country: String) async -> WorldRect? {
    note(#isolation)
    return nil
  }

  func topic() async throws(DataError) -> MapSurvey.Topic {
    note(#isolation)
    return .place(.harbor)
  }
}
