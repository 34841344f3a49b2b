package import Domain
import FoundationEssentials
package import Glibc

/// A file that is being written and gets its name only when it is whole.
///
/// Where the file system can do so it has none until then, so that nothing is left of it however
/// the program ends. Elsewhere, and for the moment in which it takes another's place, it is called
/// `.catalejo-` and six letters or digits; it is locked while its program lives, so that others can tell
/// what is left over.
package final class UnfinishedFile {
  package let descriptor: Int32
  private let path: String
  /// What it is called meanwhile; nil for nothing.
  private var name: String?

  /// `O_TMPFILE` of open(2), a compound macro that Glibc's module leaves out.
  private static let withoutName = 0o20_000_000 | O_DIRECTORY

  /// Removes also what programs that are no more left in the folder.
  ///
  /// - Parameter path: the name it is to get.
  package init(_ path: String) throws(FileProblem) {
    self.path = path
    let folder = Self.folder(of: path)
    Self.removeLeftovers(in: folder)
    let nameless = open(folder, Self.withoutName | O_RDWR | O_CLOEXEC, 0o600)
    // Without it no name could be given later.
    if nameless >= 0, access("/proc/self/fd", X_OK) == 0 {
      descriptor = nameless
      flock(nameless, LOCK_EX)
    } else {
      if nameless >= 0 { close(nameless) }
      (descriptor, name) = try Self.openNamed(in: folder)
    }
  }

  deinit {
    // Under the lock: another program may otherwise think it left over and remove it first.
    if let name { unlink(name) }
    close(descriptor)
  }

  /// Adds bytes at the end.
  package func write(_ bytes: RawSpan) throws(FileProblem) {
    try bytes.withUnsafeBytes { bytes throws(FileProblem) in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = Glibc.write(descriptor, part.baseAddress, part.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw .last }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Has all bytes on the disk before it returns.
  package func finish(mode: mode_t) throws(FileProblem) {
    // The umask may have taken away what its owner needs.
    guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else { throw .last }
  }

  /// Gives the file its name, in one step.
  ///
  /// - Parameter replacing: whether in the place of a file that has the name; else that fails.
  package func publish(replacing: Bool) throws(FileProblem) {
    if replacing {
      if name == nil { name = try linked() }
      guard let name, rename(name, path) == 0 else { throw .last }
      self.name = nil
    } else {
      try publishWhereNothingIs()
    }
    Self.synchronize(folder: Self.folder(of: path))
  }

  /// A second name never takes the place of a file; `deinit` takes the first one away.
  private func publishWhereNothingIs() throws(FileProblem) {
    if linkat(AT_FDCWD, name ?? source, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 { return }
    guard let name, [EPERM, EOPNOTSUPP].contains(errno) else { throw .last }
    // The file system knows no second names: who makes the file owns its name.
    try Self.claim(path)
    guard rename(name, path) == 0 else {
      let error = FileProblem.last
      unlink(path)
      throw error
    }
    self.name = nil
  }

  /// Makes an empty file (0600); fails where the name is taken.
  package static func claim(_ path: String) throws(FileProblem) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last }
    close(descriptor)
  }

  /// The folder a path lies in, "." where it names none.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes new names in a folder last; file systems that can't are none the worse for it.
  private static func synchronize(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static let start = ".catalejo-"

  private static let letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

  private static func removeLeftovers(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let ending = name.dropFirst(start.count)
      if name.hasPrefix(start), ending.utf8.count == 6, ending.allSatisfy(letters.contains) {
        removeIfLeftOver("\(folder)/\(name)")
      }
    }
  }

  private static func removeIfLeftOver(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG,
      flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else { return }
    unlink(path)
  }

  /// What a file without a name can be linked from.
  private var source: String { "/proc/self/fd/\(descriptor)" }

  /// A name for the nameless file, which takes nobody's place.
  private func linked() throws(FileProblem) -> String {
    let source = source
    return try Self.named(in: Self.folder(of: path)) {
      linkat(AT_FDCWD, source, AT_FDCWD, $0, AT_SYMLINK_FOLLOW)
    }.name
  }

  private static func openNamed(in folder: String) throws(FileProblem) -> (Int32, String) {
    while true {
      let (descriptor, name) = try named(in: folder) {
        open($0, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      }
      flock(descriptor, LOCK_EX)
      var info = stat()
      // Another program may have taken it for a leftover before it was locked.
      if fstat(descriptor, &info) != 0 || info.st_nlink > 0 { return (descriptor, name) }
      close(descriptor)
    }
  }

  /// Tries names until there is one that nobody has.
  private static func named(
    in folder: String, _ make: (String) -> Int32
  ) throws(FileProblem) -> (result: Int32, name: String) {
    while true {
      let name = "\(folder)/\(start)" + String((0..<6).compactMap { _ in letters.randomElement() })
      let result = make(name)
      if result >= 0 { return (result, name) }
      guard errno == EEXIST else { throw .last }
    }
  }
}
