package import Domain
import FoundationEssentials
package import Platform

/// A file that is being written and gets its name only when it is whole.
///
/// If the file system allows it, the file has no name until then, so that nothing is left of it however
/// the program ends. Else, and for the moment in which it takes another's place, it is called
/// `.catalejo-` and six letters or digits. It is locked while its program lives, so that others can tell
/// which files are left over.
package final class UnfinishedFile {
  package let descriptor: FileDescriptor
  private let path: String
  /// Its name meanwhile; `nil` if it has none.
  private var name: String?

  /// Makes the file, and removes those that programs which are no more left in the folder.
  ///
  /// - Parameter path: the name it is to get.
  package init(_ path: String) throws(FileProblem) {
    self.path = path
    let folder = Self.folder(of: path)
    Self.removeLeftovers(in: folder)
    let nameless = try? FileDescriptor.open(folder, .nameless)
    // Without it no name could be given later.
    if let nameless, (try? FileSystem.check(.execute, to: "/proc/self/fd")) != nil {
      descriptor = nameless
      try? nameless.lock()
    } else {
      nameless?.close()
      (descriptor, name) = try FileProblem.catching(Self.openNamed(in: folder))
    }
  }

  deinit {
    // Under the lock: another program may otherwise think it left over and remove it first.
    if let name { try? FileSystem.remove(name) }
    descriptor.close()
  }

  /// The path by which others open it until it has its name.
  package var currentPath: String { name ?? source }

  /// Adds bytes at the end.
  package func write(_ bytes: RawSpan) throws(FileProblem) {
    do throws(Errno) {
      try descriptor.write(bytes)
    } catch {
      throw FileProblem(error)
    }
  }

  /// Has all bytes on the disk before it returns.
  ///
  /// - Parameter permissions: those of the file. The umask may have taken away what its owner needs.
  package func finish(permissions: UInt32) throws(FileProblem) {
    try FileProblem.catching(descriptor.setPermissions(permissions))
    try FileProblem.catching(descriptor.synchronize())
  }

  /// Gives the file its name, in one step.
  ///
  /// - Parameter replacing: whether it takes the place of a file that has the name; else that fails.
  package func publish(replacing: Bool) throws(FileProblem) {
    if replacing {
      try FileProblem.catching(replace())
    } else {
      try FileProblem.catching(publishWhereNothingIs())
    }
    Self.synchronize(folder: Self.folder(of: path))
  }

  private func replace() throws(Errno) {
    let current = if let name { name } else { try linked() }
    name = current
    try FileSystem.rename(current, to: path)
    name = nil
  }

  /// A second name never takes the place of a file; `deinit` takes the first one away.
  private func publishWhereNothingIs() throws(Errno) {
    do throws(Errno) {
      return try FileSystem.link(name ?? source, as: path, followingLinks: true)
    } catch {
      guard name != nil, error == .notPermitted || error == .notSupported else { throw error }
    }
    // The file system knows no second names: the program that makes the file owns its name.
    try Self.makeEmpty(path)
    do throws(Errno) {
      try replace()
    } catch {
      try? FileSystem.remove(path)
      throw error
    }
  }

  /// Makes an empty file (0600); fails if the name is taken.
  package static func claim(_ path: String) throws(FileProblem) {
    try FileProblem.catching(makeEmpty(path))
  }

  private static func makeEmpty(_ path: String) throws(Errno) {
    try FileDescriptor.open(path, [.writeOnly, .exclusiveCreate]).close()
  }

  /// The folder a path lies in, "." if it names none.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes new names in a folder last; file systems that can't are none the worse for it.
  private static func synchronize(folder: String) {
    guard let descriptor = try? FileDescriptor.open(folder, .directory) else { return }
    try? descriptor.synchronize()
    descriptor.close()
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
    guard let file = try? FileDescriptor.open(path, [.noFollow, .nonBlocking]) else { return }
    defer { file.close() }
    guard (try? file.status())?.kind == .file, (try? file.lock(isWaiting: false)) != nil else {
      return
    }
    try? FileSystem.remove(path)
  }

  /// The path that a file without a name can be linked from.
  private var source: String { "/proc/self/fd/\(descriptor.rawValue)" }

  /// Gives the nameless file a name, which takes nobody's place.
  private func linked() throws(Errno) -> String {
    let source = source
    return try Self.named(in: Self.folder(of: path)) { name throws(Errno) in
      try FileSystem.link(source, as: name, followingLinks: true)
    }.name
  }

  private static func openNamed(in folder: String) throws(Errno) -> (FileDescriptor, String) {
    while true {
      let (file, name) = try named(in: folder) { name throws(Errno) in
        try FileDescriptor.open(name, [.readWrite, .exclusiveCreate])
      }
      try? file.lock()
      // Another program may have taken it for a leftover before it was locked.
      if (try? file.status())?.linkCount != 0 { return (file, name) }
      file.close()
    }
  }

  /// Tries names until there is one that nobody has.
  private static func named<Made>(
    in folder: String, _ make: (String) throws(Errno) -> Made
  ) throws(Errno) -> (result: Made, name: String) {
    while true {
      let name = "\(folder)/\(start)" + String((0..<6).compactMap { _ in letters.randomElement() })
      do throws(Errno) {
        return (try make(name), name)
      } catch {
        guard error == .fileExists else { throw error }
      }
    }
  }
}
