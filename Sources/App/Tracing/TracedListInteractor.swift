import Catalog
import Domain
import ListFeature

/// The rules of the list, watched.
struct TracedListInteractor: ListInteracting {
  let base: any ListInteracting
  let tap: TraceTap

  func page(_ query: ListQuery) async throws(DataError) -> ListAnswer {
    try await tap.call("page", query) { () async throws(DataError) in try await base.page(query) }
  }

  func load(
    _ query: ListQuery, _ demand: Demand
  ) -> any AsyncSequence<Loaded<ListAnswer>, Never> & Sendable {
    tap.steps("load", query, demand) { base.load(query, demand) }
  }

  func toggleFavorite(_ reference: Reference) async throws(DataError) -> Bool {
    try await tap.call("toggleFavorite", reference) { () async throws(DataError) in
      try await base.toggleFavorite(reference)
    }
  }

  func undo() async throws(DataError) -> [Favorite] {
    try await tap.call("undo") { () async throws(DataError) in try await base.undo() }
  }

  func thumbnails(
    of entities: [(Reference, PictureAddress)], fitting size: PictureSize
  ) -> any AsyncSequence<ListThumbnail, Never> & Sendable {
    tap.steps("thumbnails", entities, size) { base.thumbnails(of: entities, fitting: size) }
  }
}
