import Catalog
import Domain
import Geo
import Synchronization

@testable import MapFeature

/// Notes whether it is asked on an actor; it has nothing.
final class ActorWatch: PlaceDataManager {
  private let log = Mutex<[Bool]>([])

  /// Of each call.
  var wasOnActor: [Bool] { log.withLock { $0 } }

  func note<Answer>(_ actor: (any Actor)?, _ answer: Answer) -> Answer {
    log.withLock { $0.append(actor != nil) }
    return answer
  }

  func largest(in rect: WorldRect, count: Int) async -> [MapPlace] { note(#isolation, []) }

  func named(_ text: String, count: Int) async -> [MapPlace] { note(#isolation, []) }

  func suggestions(_ text: String, count: Int) async -> [MapPlace] { note(#isolation, []) }

  func place(_ reference: Reference) async -> MapPlace? { note(#isolation, nil) }

  func namesakes(of name: String, in country: String?, count: Int) async -> [MapPlace] {
    note(#isolation, [])
  }

  func bounds(of country: String) async -> WorldRect? { note(#isolation, nil) }
}
