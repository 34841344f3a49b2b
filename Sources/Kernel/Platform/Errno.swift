import Glibc

/// Why a call of the system failed: a value of errno(3).
///
/// The constants are named as in Apple's System framework.
package struct Errno: Error, RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// The reason why the call just made failed; libraries in C read it where they are told of a failure.
  package static var last: Errno {
    get { Errno(rawValue: errno) }
    set { errno = newValue.rawValue }
  }

  /// The system's own words, which are not translated.
  package var words: String { String(cString: strerror(rawValue)) }

  /// Returns what a call answered.
  ///
  /// - Throws: the reason, if the answer is below zero.
  @discardableResult
  static func check<Answer: SignedInteger>(_ answer: Answer) throws(Errno) -> Answer {
    guard answer >= 0 else { throw .last }
    return answer
  }
}

extension Errno {
  package static let interrupted = Errno(rawValue: EINTR)
  package static let invalidArgument = Errno(rawValue: EINVAL)
  package static let wouldBlock = Errno(rawValue: EAGAIN)

  // Files.
  package static let noSuchFileOrDirectory = Errno(rawValue: ENOENT)
  package static let notDirectory = Errno(rawValue: ENOTDIR)
  package static let isDirectory = Errno(rawValue: EISDIR)
  package static let fileExists = Errno(rawValue: EEXIST)
  package static let permissionDenied = Errno(rawValue: EACCES)
  package static let notPermitted = Errno(rawValue: EPERM)
  package static let readOnlyFileSystem = Errno(rawValue: EROFS)
  package static let noSpace = Errno(rawValue: ENOSPC)
  package static let diskQuotaExceeded = Errno(rawValue: EDQUOT)
  package static let notSupported = Errno(rawValue: EOPNOTSUPP)
  /// A pipe that nobody reads was opened for writing, for example.
  package static let noSuchAddressOrDevice = Errno(rawValue: ENXIO)

  // Connections.
  package static let brokenPipe = Errno(rawValue: EPIPE)
  package static let connectionReset = Errno(rawValue: ECONNRESET)
  package static let connectionAbort = Errno(rawValue: ECONNABORTED)
  package static let networkUnreachable = Errno(rawValue: ENETUNREACH)
  package static let networkDown = Errno(rawValue: ENETDOWN)
  package static let noRouteToHost = Errno(rawValue: EHOSTUNREACH)
  package static let hostIsDown = Errno(rawValue: EHOSTDOWN)
  package static let timedOut = Errno(rawValue: ETIMEDOUT)
  package static let addressNotAvailable = Errno(rawValue: EADDRNOTAVAIL)
}
