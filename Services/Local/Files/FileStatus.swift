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
