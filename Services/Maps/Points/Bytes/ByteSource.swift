import Contracts
import Domain
import Glibc

/// The bytes of a file or of a pipe, as they come.
final class ByteSource: ByteStream {
  let path: String
  private var descriptor: Int32

  var report: PointReport { PointReport() }

  /// - Parameters:
  ///   - path: `-` is the standard input.
  ///   - input: the descriptor of that.
  init(_ path: String, input: Int32) throws(DataError) {
    self.path = path
    descriptor = path == "-" ? fcntl(input, F_DUPFD_CLOEXEC, 0) : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: .last) }
  }

  deinit { close(descriptor) }

  func read(into bytes: inout [UInt8], limit: Int) throws(DataError) -> Bool {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: limit))
    while true {
      let count = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(descriptor, buffer.baseAddress.map { $0 + start }, limit)
      }
      if count < 0, errno == EINTR { continue }
      let problem = FileProblem.last
      bytes.removeLast(limit - max(0, count))
      guard count >= 0 else { throw .unreadable(path: path, reason: problem) }
      return count > 0
    }
  }

  /// The first bytes of what can be read again: a file, but no pipe.
  func start(_ limit: Int) throws(DataError) -> [UInt8] {
    var bytes: [UInt8] = []
    guard lseek(descriptor, 0, SEEK_CUR) == 0 else { return bytes }
    _ = try read(into: &bytes, limit: limit)
    lseek(descriptor, 0, SEEK_SET)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    return bytes
  }

  /// Whether more can be written at its end.
  var isFile: Bool { (status?.st_mode ?? 0) & S_IFMT == S_IFREG }

  /// Begins again where a file has become shorter than what was read of it, or another one has its
  /// name, as where logs are rotated.
  ///
  /// - Returns: whether that is so.
  func startOver() -> Bool {
    guard let status else { return false }
    var named = stat()
    // Between the two there may be none of that name; to open a pipe would wait for its writer.
    if path != "-", stat(path, &named) == 0, named.st_mode & S_IFMT == S_IFREG,
      (named.st_dev, named.st_ino) != (status.st_dev, status.st_ino)
    {
      let other = open(path, O_RDONLY | O_CLOEXEC)
      guard other >= 0 else { return false }
      close(descriptor)
      descriptor = other
      return true
    }
    return status.st_size < lseek(descriptor, 0, SEEK_CUR) && lseek(descriptor, 0, SEEK_SET) == 0
  }

  private var status: stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  var isReady: Bool {
    var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    return poll(&descriptors, 1, 0) > 0
  }
}
