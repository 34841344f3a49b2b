/// Why data could not be had, changed or kept: every layer below the presenters fails with this.
package enum DataError: Error, Hashable, Sendable {
  /// No entity has this id in its catalog.
  case notFound(Reference)
  /// The entity has no position, so no map.
  case notOnMap(Reference)
  /// The entities of the catalog never have a position.
  case noMap(CatalogID)
  /// A filter key the catalog does not have; `known` are those it has.
  case unknownFilter(String, known: [Words])
  /// A value the filter can't use; `known` are those it can, none where they are too many to list
  /// (countries).
  case invalidFilter(key: String, value: String, known: [Words] = [])
  /// A sort key the catalog does not have; `known` are those it has.
  case unknownSort(String, known: [Words])
  /// The removal log is empty.
  case nothingToUndo
  /// A file could not be read.
  case unreadable(path: String, reason: FileProblem)
  /// A file, folder or database could not be written.
  case unwritable(path: String, reason: FileProblem)
  /// A file is not what it should be (an import that is not an export of ours).
  case malformed(path: String, reason: FileProblem)
  /// A service on the network could not do its part.
  case service(RemoteService, ServiceProblem)
  /// The entity has no link that could be opened, copied or shared.
  case noLink(Reference)
  /// No program opens this link here.
  case noBrowser(link: String)
  /// Nothing takes what is copied: no terminal is there to pass it on.
  case noClipboard

  /// Whether a service was not even asked: there is no connection, or the user wants none.
  package var isOffline: Bool {
    if case .service(_, let problem) = self { problem.isOffline } else { false }
  }

  /// Whether asking for the same again may turn out otherwise: a service comes back, a file is put
  /// right.
  package var isWorthRetrying: Bool {
    switch self {
    case .service(_, let problem): problem.isWorthRetrying
    case .unreadable(_, let problem), .unwritable(_, let problem), .malformed(_, let problem):
      problem.isWorthRetrying
    case .notFound, .notOnMap, .noMap, .unknownFilter, .invalidFilter, .unknownSort, .nothingToUndo,
      .noLink, .noBrowser, .noClipboard:
      false
    }
  }
}
