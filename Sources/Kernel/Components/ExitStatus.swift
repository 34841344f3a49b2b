package import Domain

/// The status that the program returns to the shell that started it.
package enum ExitStatus: Int32, Sendable {
  case done = 0
  case nothingFound = 1
  case usage = 2
  /// Offline, or a service failed, and nothing of it is stored.
  case unavailable = 3
  case badData = 4
  case file = 5
  /// A key is missing or refused.
  case key = 6
  case interrupted = 130

  package init(_ error: DataError) {
    self =
      switch error {
      case .notFound, .notOnMap, .noMap, .noLink, .nothingToUndo: .nothingFound
      case .unknownFilter, .invalidFilter, .unknownSort, .noOrigin: .usage
      case .malformed(_, .unknownColumn), .malformed(_, .noNumbers),
        .malformed(_, .noColumnsHere), .malformed(_, .notLines),
        .unwritable(_, .unknownEnding):
        .usage
      case .unreadable, .unwritable: .file
      case .malformed, .tiles: .badData
      case .service(_, let problem): Self.status(of: problem)
      case .noBrowser, .noClipboard: .unavailable
      }
  }

  private static func status(of problem: ServiceProblem) -> ExitStatus {
    switch problem {
    case .offline, .switchedOff, .unreachable, .timedOut, .interrupted, .status, .failed, .busy,
      .tooManyRedirects, .unsafeRedirect, .badProxy, .noLibrary:
      .unavailable
    case .notJSON, .garbled, .unexpected, .tooLarge: .badData
    case .keyMissing, .keyRefused: .key
    case .badAddress, .addressWithPassword: .usage
    }
  }
}

extension ScreenOutcome {
  /// The exit status of a script with this outcome.
  package var status: ExitStatus {
    switch self {
    case .done: .done
    case .nothingFound: .nothingFound
    case .failed(let error): ExitStatus(error)
    }
  }
}
