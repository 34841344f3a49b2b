import Domain

/// Why the system refused something.
struct SystemError: Error, Hashable, Sendable {
  let problem: FileProblem

  init(_ problem: FileProblem) {
    self.problem = problem
  }

  /// - Parameter code: a value of `errno`; what has no case of its own keeps the system's words.
  init(code: Int32) {
    problem = FileProblem(code: code)
  }

  /// The failure of the system call just made.
  static var last: SystemError { SystemError(.last) }
}
