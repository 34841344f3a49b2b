import Contracts
import Domain
import Geo
import JSON

extension FavoritesInteractor {
  /// - Parameter wanted: `nil` takes the format that the ending of the path asks for.
  @concurrent func export(
    to path: String, as wanted: ArchiveFormat?, replacing: Bool
  ) async throws(DataError) -> FavoritesNotice {
    let format = try FileProblem.at(path, DataError.unwritable) { () throws(FileProblem) in
      if let wanted { wanted } else { try ArchiveFormat(path: path) }
    }
    let all = try await favorites.all()
    let written = format.needsPositions ? all.filter { $0.position != nil } : all
    try await documents.write(format.data(written), to: path, replacing: replacing)
    return .exported(count: written.count, path: path, left: all.count - written.count)
  }

  /// Reads what favorites are exported in, Google's saved places, and the user's own points in any format
  /// that a map takes.
  @concurrent func restore(from path: String) async throws(DataError) -> ImportReport {
    let data = try await documents.read(path)
    if let records = TableArchive.records(data)
      ?? TakeoutPlaces.records(data, position: PositionReader.coordinate)
    {
      return try await restore(records)
    }
    let entries: [JSONNode]
    do throws(FileProblem) {
      entries = try FavoritesArchive.entries(data)
    } catch .notJSON, .notAnArchive {
      return try await restorePoints(data, from: path)
    } catch {
      throw .malformed(path: path, reason: error)
    }
    return try await restore(entries)
  }

  // MARK: - Points

  private func restorePoints(
    _ data: [UInt8], from path: String
  ) async throws(DataError) -> ImportReport {
    let set: PointSet
    let read: PointReport
    do throws(DataError) {
      let lent = try await documents.lend(data)
      set = try await points(lent.path)
      read = set.report.naming(path, insteadOf: lent.path)
    } catch {
      throw error.about(path)
    }
    // The name of a line or an area is at a point of it, which nobody put there.
    let labels = Set(set.shapes.compactMap(\.label))
    let records = set.coordinates.indices.filter { !labels.contains($0) }.map { index in
      ArchiveRecord(
        title: set.names[index], position: set.coordinates[index],
        values: set.properties(of: index).map(KeptProperty.init))
    }
    let shapes = set.shapes.count { !$0.isNowhere }
    guard !records.isEmpty else {
      throw .malformed(path: path, reason: shapes > 0 ? .onlyShapes : .notPoints)
    }
    var report = try await restore(records)
    (report.shapes, report.points) = (shapes, read)
    return report
  }

  private func restore(_ records: [ArchiveRecord]) async throws(DataError) -> ImportReport {
    let descriptions = catalogs.map(\.catalog)
    return try await restore(records.map { ($0.title, $0.favorite(among: descriptions)) })
  }

  // MARK: - Archives

  private func restore(_ entries: [JSONNode]) async throws(DataError) -> ImportReport {
    let descriptions = catalogs.map(\.catalog)
    return try await restore(
      entries.map { entry in
        let favorite = Result { () throws(EntryProblem) in
          try FavoritesArchive.favorite(entry, among: descriptions)
        }
        return (FavoritesArchive.label(entry), favorite)
      })
  }

  /// Adds the entries of a file, after their missing titles and positions are found.
  private func restore(
    _ entries: [(label: String, favorite: Result<ArchivedFavorite, EntryProblem>)]
  ) async throws(DataError) -> ImportReport {
    var found: [Entry] = []
    for (label, archived) in entries {
      switch archived {
      case .success(let archived): found.append((label, try await favorite(archived)))
      case .failure(let problem): found.append((label, .failure(problem)))
      }
    }
    return try await add(found)
  }

  /// Returns the favorite of an entry, or why there is none.
  ///
  /// A title or a position that an entry leaves out comes from its catalog, whatever the format of the
  /// file. So a mere list of ids gives the favorites that `add` would make.
  private func favorite(
    _ archived: ArchivedFavorite
  ) async throws(DataError) -> Result<Favorite, EntryProblem> {
    var known: Summary?
    if archived.title == nil || archived.position == nil {
      do {
        known = try await catalogRow(archived.reference)?.summary
      } catch .notFound {}
    }
    guard let title = archived.title ?? known?.title else { return .failure(.noTitle) }
    return .success(
      Favorite(
        reference: archived.reference, title: title,
        position: archived.position ?? known?.position, added: archived.added ?? clock(),
        properties: archived.properties))
  }

  // MARK: - Adding

  private typealias Entry = (label: String, favorite: Result<Favorite, EntryProblem>)

  /// Adds all that can be added in one step, each once: one of the user's points is the same as another
  /// of its name at its place, however many digits that was written with.
  private func add(_ entries: [Entry]) async throws(DataError) -> ImportReport {
    var seen: Set<Reference> = []
    var points = PointNamesakes()
    var new: [(entry: Int, favorite: Favorite)] = []
    var problems: [Int: EntryProblem] = [:]
    for favorite in try await favorites.all() { points.add(favorite, isOld: true) }
    for (entry, value) in entries.enumerated() {
      switch value.favorite {
      case .failure(let problem): problems[entry] = problem
      case .success(let favorite):
        if let isOld = points.hasSame(as: favorite) {
          problems[entry] = isOld ? .alreadyFavorite : .twice
        } else if seen.insert(favorite.reference).inserted {
          points.add(favorite, isOld: false)
          new.append((entry, favorite))
        } else {
          problems[entry] = .twice
        }
      }
    }
    let added = Set(try await favorites.add(new.map(\.favorite)))
    for (entry, favorite) in new where !added.contains(favorite.reference) {
      problems[entry] = .alreadyFavorite
    }
    let skipped = problems.sorted { $0.key < $1.key }.map { entry, problem in
      ImportReport.Skipped(entry: entry + 1, label: entries[entry].label, problem: problem)
    }
    return ImportReport(added: added.count, skipped: skipped)
  }
}

/// The user's points by their names.
private struct PointNamesakes {
  private var points: [String: [(point: KeptPoint, isOld: Bool)]] = [:]

  mutating func add(_ favorite: Favorite, isOld: Bool) {
    guard let point = KeptPoint(favorite) else { return }
    points[point.name, default: []].append((point, isOld))
  }

  /// Whether the same point was there before; `nil` if there is none.
  func hasSame(as favorite: Favorite) -> Bool? {
    guard let point = KeptPoint(favorite) else { return nil }
    return points[point.name]?.first { $0.point.isSame(as: point) }?.isOld
  }
}

extension KeptProperty {
  /// A property of a point in a file.
  fileprivate init(_ property: PointProperty) {
    let isLiteral = property.json.map { $0.string == nil } ?? false
    self.init(property.name, property.value, isLiteral: isLiteral)
  }
}

extension DataError {
  /// The same about the file that the user named.
  fileprivate func about(_ path: String) -> DataError {
    switch self {
    case .malformed(_, let reason): .malformed(path: path, reason: reason)
    case .unreadable(_, let reason): .unreadable(path: path, reason: reason)
    default: self
    }
  }
}
