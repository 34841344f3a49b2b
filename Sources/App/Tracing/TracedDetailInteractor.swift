import Catalog
import DetailFeature
import Domain

/// The rules of a detail, watched.
struct TracedDetailInteractor: DetailInteracting {
  let base: any DetailInteracting
  let tap: TraceTap

  func open(
    _ id: String, _ demand: Demand
  ) -> any AsyncSequence<Loaded<DetailAnswer>, Never> & Sendable {
    tap.steps("open", id, demand) { base.open(id, demand) }
  }

  func reference(_ steps: Int, from id: String) async throws(DataError) -> Reference? {
    try await tap.call("reference", steps, id) { () async throws(DataError) in
      try await base.reference(steps, from: id)
    }
  }

  func toggleFavorite(_ id: String) async throws(DataError) -> Bool {
    try await tap.call("toggleFavorite", id) { () async throws(DataError) in
      try await base.toggleFavorite(id)
    }
  }

  func undo() async throws(DataError) -> [Favorite] {
    try await tap.call("undo") { () async throws(DataError) in try await base.undo() }
  }

  func open(_ link: WebLink) async throws(DataError) {
    try await tap.call("open", link) { () async throws(DataError) in try await base.open(link) }
  }

  func copy(_ text: String) async throws(DataError) {
    try await tap.call("copy", text) { () async throws(DataError) in try await base.copy(text) }
  }

  var pictureAccess: PictureAccess { base.pictureAccess }

  func picture(
    _ address: PictureAddress, fitting size: PictureSize
  ) async throws(PictureProblem) -> Picture {
    try await tap.call("picture", address, size) { () async throws(PictureProblem) in
      try await base.picture(address, fitting: size)
    }
  }
}
