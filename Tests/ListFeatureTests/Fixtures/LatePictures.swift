import Catalog
import Domain
import ListMocks
import TestSupport

@testable import ListFeature

/// A list whose pictures come only when they are told to.
struct LatePictures: ListInteracting {
  let list: MockListInteractor
  /// By their size.
  let gate = Gate<PictureSize, Void>()

  func thumbnails(
    of entities: [(Reference, PictureAddress)], fitting size: PictureSize
  ) -> any AsyncSequence<ListThumbnail, Never> & Sendable {
    AsyncStream { continuation in
      Task {
        await gate.answer(to: size)
        for await picture in list.thumbnails(of: entities, fitting: size) {
          continuation.yield(picture)
        }
        continuation.finish()
      }
    }
  }

  func page(_ query: ListQuery) async throws(DataError) -> ListAnswer {
    try await list.page(query)
  }

  func load(
    _ query: ListQuery, _ demand: Demand
  ) -> any AsyncSequence<Loaded<ListAnswer>, Never> & Sendable { list.load(query, demand) }

  func toggleFavorite(_ reference: Reference) async throws(DataError) -> Bool {
    try await list.toggleFavorite(reference)
  }

  func undo() async throws(DataError) -> [Favorite] { try await list.undo() }
}
