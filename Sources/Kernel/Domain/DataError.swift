/// The reason why data could not be read, changed or stored; all layers below the presenters throw
/// it.
package enum DataError: Error, Hashable, Sendable {
  /// No entity has this id in its catalog.
  case notFound(Reference)
  /// The entity has no position, so it has no map.
  case notOnMap(Reference)
  /// The entities of the catalog never have a position.
  case noMap(CatalogID)
  /// The catalog has no such filter; `known` lists the filters it has.
  case unknownFilter(String, known: [Words])
  /// The filter has no such value; `known` lists its values, and is empty if there are too many to
  /// list (countries).
  case invalidFilter(key: String, value: String, known: [Words] = [])
  /// The catalog has no such sort key; `known` lists the keys it has.
  case unknownSort(String, known: [Words])
  /// The place that distances are to be measured from is not known, or was not typed; `near` has titles
  /// of places with similar names.
  case noOrigin(String, near: [String] = [])
  /// The removal log is empty.
  case nothingToUndo
  /// A file could not be read.
  case unreadable(path: String, reason: FileProblem)
  /// A file, folder or database could not be written.
  case unwritable(path: String, reason: FileProblem)
  /// A file does not have the content that it should have (an import that is no export of this
  /// program).
  case malformed(path: String, reason: FileProblem)
  /// Map tiles can't be used; the source is a file's path or a service's address.
  case tiles(source: String, TileProblem)
  /// A service on the network failed.
  case service(RemoteService, ServiceProblem)
  /// The entity has no link that could be opened, copied or shared.
  case noLink(Reference)
  /// No program on this machine opens the link.
  case noBrowser(link: String)
  /// There is no clipboard: no terminal is there to pass the text on.
  case noClipboard

  /// Whether the service was not asked, because there is no connection or the user wants none.
  package var isOffline: Bool {
    if case .service(_, let problem) = self { problem.isOffline } else { false }
  }

  /// Whether asking again may succeed: a service may come back, and a file may be repaired.
  package var isWorthRetrying: Bool {
    switch self {
    case .service(_, let problem): problem.isWorthRetrying
    case .unreadable(_, let problem), .unwritable(_, let problem), .malformed(_, let problem):
      problem.isWorthRetrying
    case .notFound, .notOnMap, .noMap, .unknownFilter, .invalidFilter, .unknownSort, .noOrigin,
      .nothingToUndo,
      .tiles, .noLink, .noBrowser, .noClipboard:
      false
    }
  }
}
