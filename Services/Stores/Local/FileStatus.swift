import Domain
import Glibc

/// What the system says of a file, symbolic links followed.
struct FileStatus: Sendable {
  enum Kind: Sendable {
    case file, folder, other
  }

  /// Tells a file from another one that took its name.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
  }

  let kind: Kind
  let identity: Identity
  let size: Int
  /// The permission bits.
  let mode: mode_t

  /// Returns nil where there is no such file, also where a part of its path is not a folder.
  static func of(_ path: String) throws(FileProblem) -> FileStatus? {
    var info = stat()
    guard stat(path, &info) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .last
    }
    return FileStatus(info)
  }

  /// The same of an open file.
  static func of(descriptor: Int32) throws(FileProblem) -> FileStatus {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .last }
    return FileStatus(info)
  }

  /// The path of the file that a path names, links followed.
  static func resolved(_ path: String) throws(FileProblem) -> String {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Fails for what can't be read and replaced whole.
  func checkIsFile() throws(FileProblem) {
    switch kind {
    case .file: return
    case .folder: throw .isFolder
    case .other: throw .notAFile
    }
  }

  /// Fails where the program has no right to a file, or the file system gives none.
  static func check(_ path: String, isWriting: Bool = true) throws(FileProblem) {
    guard faccessat(AT_FDCWD, path, isWriting ? W_OK : R_OK, AT_EACCESS) == 0 else { throw .last }
  }

  private init(_ info: stat) {
    kind =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    identity = Identity(device: UInt64(info.st_dev), inode: UInt64(info.st_ino))
    size = Int(info.st_size)
    mode = info.st_mode & 0o7777
  }
}

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
