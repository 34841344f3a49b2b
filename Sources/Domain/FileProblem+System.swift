import Glibc

extension FileProblem {
  /// - Parameter code: a value of `errno`; what has no case of its own keeps the system's words.
  package init(code: Int32) {
    self =
      switch code {
      case ENOENT: .missing
      case EACCES, EPERM: .denied
      case ENOSPC, EDQUOT: .noSpace
      case ENOTDIR: .notAFolder
      case EISDIR: .isFolder
      case EEXIST: .exists
      default: .system(String(cString: strerror(code)))
      }
  }

  /// The failure of the system call just made.
  package static var last: FileProblem { FileProblem(code: errno) }
}
