import Catalog
import DetailMocks
import Domain
import Synchronization
import TestSupport
import TextUI

@testable import DetailFeature

/// Opens entities, and makes pictures, only when told to.
struct GatedDetailInteractor: DetailInteracting {
  /// By the id.
  let openings = Gate<String, DetailAnswer>()
  let pictures = Gate<MockDetailInteractor.Call, Picture>()

  func open(
    _ id: String, _ policy: CachePolicy
  ) -> any AsyncSequence<Loaded<DetailAnswer>, Never> & Sendable {
    Steps { step in step(.final(await openings.answer(to: id))) }
  }

  func reference(_ steps: Int, from id: String) async throws(DataError) -> Reference? { nil }

  func toggleFavorite(_ id: String) async throws(DataError) -> Bool { true }

  func undo() async throws(DataError) -> [Favorite] { throw .nothingToUndo }

  func open(_ link: WebLink) async throws(DataError) {}

  func copy(_ text: String) async throws(DataError) {}

  func picture(
    _ address: PictureAddress, fitting size: PictureSize
  ) async throws(PictureProblem) -> Picture {
    await pictures.answer(to: .picture(address, size))
  }
}

/// Has no neighbors and records what it was asked.
final class RecordingNeighbors: NeighborDataManager {
  struct Call: Hashable {
    let position: Coordinate
    let count: Int
    let population: Int?
    let excluded: Reference?
  }

  private let log = Mutex<[Call]>([])

  var calls: [Call] { log.withLock { $0 } }

  func nearest(
    to position: Coordinate, count: Int, largerThan population: Int?, excluding excluded: Reference?
  ) async -> [Neighbor] {
    log.withLock {
      $0.append(
        Call(
          position: position, count: count, population: population, excluded: excluded))
    }
    return []
  }
}

/// Keeps the newest content.
@MainActor
final class RecordingSurface: Surface {
  private var content: ((Size) -> [Line])?

  func show(_ content: @escaping (Size) -> [Line]) {
    self.content = content
  }

  func text(columns: Int = 80, rows: Int = 24) -> String {
    (content?(Size(columns: columns, rows: rows)) ?? []).map(\.text).joined(separator: "\n")
  }
}
