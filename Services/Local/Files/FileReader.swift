import Domain
import Glibc

/// Reads files whole.
enum FileReader {
  /// Returns what a regular file of at most `limit` bytes holds.
  ///
  /// A pipe without a writer is refused rather than waited for.
  static func bytes(of path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw FileProblem(code: EINVAL) }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    let status = try FileStatus.of(descriptor: descriptor)
    try status.checkIsFile()
    guard status.size <= limit else { throw .tooLarge(limit: limit) }
    return try bytes(from: descriptor, limit: limit)
  }

  /// Returns what an open file, pipe or terminal gives until its end.
  static func bytes(from descriptor: Int32, limit: Int) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = block.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw .last
      }
      guard bytes.count + count <= limit else { throw .tooLarge(limit: limit) }
      bytes += block[..<count]
    }
  }
}
