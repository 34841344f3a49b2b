import Glibc

/// The properties of a file, as the system tells them.
package struct FileStatus: Sendable {
  package enum Kind: Sendable {
    case file, folder, other
  }

  /// Tells a file from another one that took its name.
  package struct Identity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
  }

  package let kind: Kind
  package let identity: Identity
  /// In bytes.
  package let size: Int
  /// The permission bits.
  package let permissions: UInt32
  /// How many names the file has.
  package let linkCount: Int
  /// When its bytes were changed last, since 1970.
  package let modified: Duration

  init(_ info: stat) {
    kind =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    identity = Identity(device: UInt64(info.st_dev), inode: UInt64(info.st_ino))
    size = Int(info.st_size)
    permissions = info.st_mode & 0o7777
    linkCount = Int(info.st_nlink)
    modified = .seconds(info.st_mtim.tv_sec) + .nanoseconds(info.st_mtim.tv_nsec)
  }
}

/// Files and folders by their paths.
package enum FileSystem {
  /// Looks at a file.
  ///
  /// - Returns: `nil` if there is none, also if a part of its path is not a folder.
  package static func status(
    of path: String, followingLinks: Bool = true
  ) throws(Errno) -> FileStatus? {
    var info = stat()
    guard (followingLinks ? stat(path, &info) : lstat(path, &info)) != 0 else {
      return FileStatus(info)
    }
    let error = Errno.last
    guard error == .noSuchFileOrDirectory || error == .notDirectory else { throw error }
    return nil
  }

  /// A right that a program may have to a file.
  package enum Right: Sendable {
    case read, write, execute
  }

  /// Fails if the program has no right to a file, or the file system gives none.
  package static func check(_ right: Right, to path: String) throws(Errno) {
    let mode =
      switch right {
      case .read: R_OK
      case .write: W_OK
      case .execute: X_OK
      }
    try Errno.check(faccessat(AT_FDCWD, path, mode, AT_EACCESS))
  }

  /// Whether there is anything of that name.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The path without symbolic links.
  package static func resolved(_ path: String) throws(Errno) -> String {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns how many bytes the user may still write to the disk of a file or folder.
  package static func freeBytes(at path: String) throws(Errno) -> Int {
    var info = statvfs()
    try Errno.check(statvfs(path, &info))
    return Int(clamping: info.f_bavail.multipliedReportingOverflow(by: info.f_frsize).partialValue)
  }

  /// Gives a file another name, in the place of the file that has it.
  package static func rename(_ path: String, to name: String) throws(Errno) {
    try Errno.check(Glibc.rename(path, name))
  }

  /// Gives a file a second name, which no other file may have.
  ///
  /// - Parameter followingLinks: whether it goes to the file that a symbolic link names.
  package static func link(
    _ path: String, as name: String, followingLinks: Bool = false
  ) throws(Errno) {
    let flags = followingLinks ? AT_SYMLINK_FOLLOW : 0
    try Errno.check(linkat(AT_FDCWD, path, AT_FDCWD, name, flags))
  }

  /// Takes a name away, and with its last name the file.
  package static func remove(_ path: String) throws(Errno) { try Errno.check(unlink(path)) }

  /// Makes a folder; the umask may take permissions away.
  package static func makeFolder(_ path: String, permissions: UInt32 = 0o700) throws(Errno) {
    try Errno.check(mkdir(path, permissions))
  }

  package static func setPermissions(_ permissions: UInt32, of path: String) throws(Errno) {
    try Errno.check(chmod(path, permissions))
  }

  /// Sets the times of a file to the present.
  package static func touch(_ path: String) throws(Errno) {
    try Errno.check(utimensat(AT_FDCWD, path, nil, 0))
  }
}
