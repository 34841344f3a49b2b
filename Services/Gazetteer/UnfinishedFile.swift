import Domain
import FoundationEssentials
import Glibc

/// A file that is being written and gets its name only when it is whole.
///
/// Where the file system can do so it has none until then, so that nothing is left of it however
/// the program ends. Elsewhere, and for the moment between, it is called `NAME.` and six letters or
/// digits; it is locked while its program lives, so that others can tell what is left over.
struct UnfinishedFile: ~Copyable {
  let descriptor: Int32
  private let path: String
  /// What it is called meanwhile; nil for nothing.
  private var name: String?

  /// `O_TMPFILE` of open(2), a compound macro that Glibc's module leaves out.
  private static let withoutName = 0o20_000_000 | O_DIRECTORY

  /// - Parameter path: the name it is to get.
  init(_ path: String) throws(FileProblem) {
    self.path = path
    let folder = Self.folder(of: path)
    let nameless = open(folder, Self.withoutName | O_RDWR | O_CLOEXEC, 0o600)
    // Without it no name could be given later.
    if nameless >= 0, access("/proc/self/fd", X_OK) == 0 {
      descriptor = nameless
      flock(nameless, LOCK_EX)
    } else {
      if nameless >= 0 { close(nameless) }
      (descriptor, name) = try Self.openNamed(path)
    }
  }

  deinit {
    // Under the lock: another program may otherwise think it left over and remove it first.
    if let name { unlink(name) }
    close(descriptor)
  }

  /// Gives the file its name, in one step, in the place of what had it.
  mutating func publish() throws(FileProblem) {
    if name == nil { name = try linked() }
    guard let name, rename(name, path) == 0 else { throw .last }
    self.name = nil
    Self.synchronize(Self.folder(of: path))
  }

  /// Removes what programs that are no more did not finish.
  static func removeLeftovers(of path: String) {
    let folder = Self.folder(of: path)
    let start = path.split(separator: "/").last.map { "\($0)." } ?? ""
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

  /// A name for the nameless file, which takes nobody's place.
  private borrowing func linked() throws(FileProblem) -> String {
    let source = "/proc/self/fd/\(descriptor)"
    return try Self.named(path) { linkat(AT_FDCWD, source, AT_FDCWD, $0, AT_SYMLINK_FOLLOW) }.name
  }

  private static func openNamed(_ path: String) throws(FileProblem) -> (Int32, String) {
    while true {
      let (descriptor, name) = try named(path) {
        open($0, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      }
      flock(descriptor, LOCK_EX)
      var info = stat()
      // Another program may have taken it for a leftover before it was locked.
      if fstat(descriptor, &info) != 0 || info.st_nlink > 0 { return (descriptor, name) }
      close(descriptor)
    }
  }

  private static let letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

  /// Tries names until there is one that nobody has.
  private static func named(
    _ path: String, _ make: (String) -> Int32
  ) throws(FileProblem) -> (result: Int32, name: String) {
    while true {
      let name = "\(path)." + String((0..<6).compactMap { _ in letters.randomElement() })
      let result = make(name)
      if result >= 0 { return (result, name) }
      guard errno == EEXIST else { throw .last }
    }
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }

  /// Makes the new name last; file systems that can't are none the worse for it.
  private static func synchronize(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
