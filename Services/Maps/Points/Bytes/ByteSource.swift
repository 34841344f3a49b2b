import Contracts
import Domain
import Platform

/// The bytes of a file or of a pipe, as they come.
final class ByteSource: ByteStream {
  let path: String
  private var file: FileDescriptor

  var report: PointReport { PointReport() }

  /// - Parameters:
  ///   - path: `-` is the standard input.
  ///   - input: the descriptor of that.
  init(_ path: String, input: Int32) throws(DataError) {
    self.path = path
    file = try FileProblem.at(path, DataError.unreadable) { () throws(FileProblem) in
      try FileProblem.catching(
        path == "-"
          ? try FileDescriptor(rawValue: input).duplicate() : try FileDescriptor.open(path))
    }
  }

  deinit { file.close() }

  func read(into bytes: inout [UInt8], limit: Int) throws(DataError) -> Bool {
    try FileProblem.at(path, DataError.unreadable) { () throws(FileProblem) in
      try FileProblem.catching(file.read(limit, into: &bytes)) > 0
    }
  }

  /// The first bytes of what can be read again: a file, but no pipe.
  func start(_ limit: Int) throws(DataError) -> [UInt8] {
    var bytes: [UInt8] = []
    guard file.position == 0 else { return bytes }
    _ = try read(into: &bytes, limit: limit)
    try? file.seek(to: 0)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    return bytes
  }

  /// Whether more can be written at its end.
  var isFile: Bool { (try? file.status())?.kind == .file }

  /// Begins again if a file has become shorter than what was read of it, or if another one has its
  /// name, as when logs are rotated.
  ///
  /// - Returns: whether that is so.
  func startOver() -> Bool {
    guard let status = try? file.status() else { return false }
    // Between the two there may be none of that name; to open a pipe would wait for its writer.
    if path != "-", let named = try? FileSystem.status(of: path), named.kind == .file,
      named.identity != status.identity
    {
      guard let other = try? FileDescriptor.open(path) else { return false }
      file.close()
      file = other
      return true
    }
    return status.size < file.position ?? -1 && (try? file.seek(to: 0)) != nil
  }

  var isReady: Bool { file.isReadable() }
}
