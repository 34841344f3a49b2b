package import Contracts
package import Domain

/// The pictures of favorites, in a folder that is not deleted with the cache.
///
/// One that was not fetched yet has an empty file: it is kept when it comes.
package struct KeptPictures: KeptDataManager {
  private let folder: PictureFolder
  private let cache: PictureFolder?
  private let catalogs: [any SummaryDataManager]

  /// - Parameters:
  ///   - path: the folder.
  ///   - cache: the folder of those that were fetched; `nil` means nowhere.
  ///   - catalogs: they tell where the picture of an entity is had from.
  ///   - prepare: makes the folder, for its owner only.
  package init(
    _ path: String, cache: String?, catalogs: [any SummaryDataManager] = [],
    prepare: @escaping @Sendable () throws(DataError) -> Void
  ) {
    folder = PictureFolder(path: path, limit: .max, prepare: prepare)
    self.cache = cache.map { PictureFolder(path: $0, limit: .max, prepare: {}) }
    self.catalogs = catalogs
  }

  /// A picture that can't be kept is no reason to keep no favorite.
  package func keep(_ references: [Reference]) async throws(DataError) {
    for reference in references {
      let catalog = catalogs.first { $0.catalog.id == reference.catalog }
      if let picture = try? await catalog?.row(reference.id)?.summary.picture {
        await keep(picture)
      }
    }
  }

  /// Pictures have the names of their addresses: whose they are only their catalogs tell.
  package func references() async -> Set<Reference> { [] }

  /// A picture that others show too is forgotten with the first of them; it comes again with the network.
  package func forget(_ references: [Reference]) async throws(DataError) {
    for reference in references {
      let catalog = catalogs.first { $0.catalog.id == reference.catalog }
      if let picture = try? await catalog?.row(reference.id)?.summary.picture {
        folder.forget(PictureFile.name(of: picture))
      }
    }
  }

  @concurrent
  private func keep(_ address: PictureAddress) async {
    let name = PictureFile.name(of: address)
    guard folder.bytes(of: name) == nil else { return }
    if let bytes = cache?.bytes(of: name) {
      folder.keep(bytes, of: name)
    } else {
      folder.expect(name)
    }
  }

  /// The bytes kept under a name; `nil` if there are none.
  func bytes(of name: String) -> [UInt8]? { folder.bytes(of: name) }

  /// Keeps what came, where it is expected.
  func take(_ bytes: [UInt8], of name: String) {
    if folder.isExpected(name) { folder.keep(bytes, of: name) }
  }
}
