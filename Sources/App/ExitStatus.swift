package import Domain

/// What the program tells the shell that started it.
package enum ExitStatus: Int32, Sendable {
  case done = 0
  case nothingFound = 1
  case usage = 2
  case badData = 4
  case file = 5

  package init(_ error: DataError) {
    self =
      switch error {
      case .notFound, .notOnMap, .nothingToUndo: .nothingFound
      case .unknownFilter, .invalidFilter, .unknownSort: .usage
      case .unreadable, .unwritable: .file
      case .malformed: .badData
      }
  }
}
