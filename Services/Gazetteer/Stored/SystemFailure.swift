import Domain
import Glibc

/// Why the system refused something.
struct SystemFailure: Error, Hashable {
  let problem: FileProblem

  init(_ problem: FileProblem) {
    self.problem = problem
  }

  /// The failure of the system call just made.
  static var last: Self {
    let code = errno
    let problem: FileProblem =
      switch code {
      case ENOENT: .missing
      case EACCES, EPERM: .denied
      case ENOSPC, EDQUOT: .noSpace
      case ENOTDIR: .notAFolder
      case EISDIR: .isFolder
      default: .system(String(cString: strerror(code)))
      }
    return Self(problem)
  }
}
