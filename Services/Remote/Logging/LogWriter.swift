import Domain
import Glibc

/// Writes lines to an open file or terminal.
enum LogWriter {
  /// All lines in as few steps as it takes, so that lines of two programs stay whole.
  /// - Parameter path: what an error names.
  static func put(
    _ lines: [String], on descriptor: Int32, path: String
  ) throws(DataError) {
    var rest = Array(lines.joined(separator: "\n").utf8)[...]
    rest.append(UInt8(ascii: "\n"))
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest.removeFirst(count)
      } else if errno != EINTR {
        throw .unwritable(path: path, reason: problem(errno))
      }
    }
  }

  static func problem(_ code: Int32) -> FileProblem {
    switch code {
    case ENOENT: .missing
    case EACCES, EPERM, EROFS: .denied
    case ENOSPC, EDQUOT: .noSpace
    case ENOTDIR: .notAFolder
    case EISDIR: .isFolder
    default: .system(String(cString: strerror(code)))
    }
  }
}
