import Glibc

/// Why the system refused something, in its own words.
struct SystemError: Error, Hashable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// - Parameter code: a value of `errno`.
  init(code: Int32) {
    text = String(cString: strerror(code))
  }

  /// The failure of the system call just made.
  static var last: SystemError { SystemError(code: errno) }

  /// What is neither a file nor a folder: a pipe, a device, a socket.
  static let notRegular = SystemError("Not a regular file")
}
