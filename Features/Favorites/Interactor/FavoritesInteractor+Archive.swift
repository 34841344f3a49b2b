import Catalog
import Domain

extension FavoritesInteractor {
  @concurrent func export(to path: String, replacing: Bool) async throws(DataError) -> Int {
    let all = try await favorites.all()
    let data = Result { try FavoritesArchive.data(all) }
      .mapError { DataError.unwritable(path: path, reason: .system(String(describing: $0))) }
    try await documents.write(data.get(), to: path, replacing: replacing)
    return all.count
  }

  @concurrent func restore(from path: String) async throws(DataError) -> ImportReport {
    let data = try await documents.read(path)
    let entries: [JSONContent]
    do {
      entries = try FavoritesArchive.entries(data)
    } catch {
      throw .malformed(path: path, reason: error)
    }
    return try await restore(entries)
  }

  /// Adds all that can be added in one step.
  private func restore(_ entries: [JSONContent]) async throws(DataError) -> ImportReport {
    var seen: Set<Reference> = []
    var new: [(entry: Int, favorite: Favorite)] = []
    var problems: [Int: EntryProblem] = [:]
    for (entry, value) in entries.enumerated() {
      switch try await favorite(value) {
      case .success(let favorite) where seen.insert(favorite.reference).inserted:
        new.append((entry, favorite))
      case .success: problems[entry] = .twice
      case .failure(let problem): problems[entry] = problem
      }
    }
    let added = Set(try await favorites.add(new.map(\.favorite)))
    for (entry, favorite) in new where !added.contains(favorite.reference) {
      problems[entry] = .alreadyFavorite
    }
    let skipped = problems.sorted { $0.key < $1.key }.map { entry, problem in
      ImportReport.Skipped(
        entry: entry + 1, label: FavoritesArchive.label(entries[entry]), problem: problem)
    }
    return ImportReport(added: added.count, skipped: skipped)
  }

  /// What the entry leaves out is taken from the catalog.
  private func favorite(
    _ entry: JSONContent
  ) async throws(DataError) -> Result<Favorite, EntryProblem> {
    let archived: ArchivedFavorite
    do {
      archived = try FavoritesArchive.favorite(entry, among: catalogs.map(\.catalog))
    } catch {
      return .failure(error)
    }
    var known: Summary?
    if archived.title == nil || archived.position == nil {
      do {
        known = try await entity(archived.reference)?.summary
      } catch .notFound {}
    }
    guard let title = archived.title ?? known?.title else { return .failure(.noTitle) }
    return .success(
      Favorite(
        reference: archived.reference, title: title,
        position: archived.position ?? known?.position, added: archived.added ?? clock()))
  }
}
