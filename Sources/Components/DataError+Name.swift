import Domain

extension DataError {
  /// What it names that the user or a file gave, and that can be as long as it likes; else empty.
  var name: String {
    switch self {
    case .notFound(let reference), .notOnMap(let reference), .noLink(let reference): reference.id
    case .unknownFilter(let key, _), .unknownSort(let key, _): key
    case .invalidFilter(_, let value, _): value
    case .unreadable(let path, _), .unwritable(let path, _), .malformed(let path, _): path
    case .noMap, .nothingToUndo, .service, .noBrowser, .noClipboard: ""
    }
  }

  /// The same about something of another name.
  func naming(_ name: String) -> DataError {
    switch self {
    case .notFound(let reference): .notFound(Reference(reference.catalog, name))
    case .notOnMap(let reference): .notOnMap(Reference(reference.catalog, name))
    case .noLink(let reference): .noLink(Reference(reference.catalog, name))
    case .unknownFilter(_, let known): .unknownFilter(name, known: known)
    case .unknownSort(_, let known): .unknownSort(name, known: known)
    case .invalidFilter(let key, _, let known):
      .invalidFilter(key: key, value: name, known: known)
    case .unreadable(_, let reason): .unreadable(path: name, reason: reason)
    case .unwritable(_, let reason): .unwritable(path: name, reason: reason)
    case .malformed(_, let reason): .malformed(path: name, reason: reason)
    case .noMap, .nothingToUndo, .service, .noBrowser, .noClipboard: self
    }
  }
}
