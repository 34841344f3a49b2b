import Catalog
import Domain
import Glibc

/// Writes files whole or not at all.
enum FileWriter {
  /// Gives each new file its name in one step, in the place of the one that has it where that is to be
  /// replaced; else `exists` is thrown, however late that one came.
  ///
  /// The bytes of all files are on the disk before the first name changes hands: where one can't be
  /// written, all stay as they were, and neither a full disk nor a power cut leaves half a file. A
  /// symbolic link stays one: the file it names is replaced.
  /// - Throws: `unwritable` with the path of the file that can't be written.
  static func write(
    _ documents: [Document], replacing: Bool, mode: mode_t = 0o600
  ) throws(DataError) {
    var files: [StagedFile] = []
    defer { for file in files { file.discard() } }
    for document in documents {
      do throws(FileProblem) {
        files.append(
          try StagedFile(document.bytes, for: document.path, replacing: replacing, mode: mode))
      } catch {
        throw .unwritable(path: document.path, reason: error)
      }
    }
    for (document, file) in zip(documents, files) {
      do throws(FileProblem) {
        try file.take(replacing: replacing)
      } catch {
        throw .unwritable(path: document.path, reason: error)
      }
    }
    for folder in Set(files.map { folder(of: $0.target) }) { synchronize(folder: folder) }
  }

  /// Makes an empty file (0600); fails where the name is taken.
  static func claim(_ path: String) throws(FileProblem) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last }
    close(descriptor)
  }

  /// The folder a path lies in, "." where it names none.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes new names survive a power cut, where the file system can.
  private static func synchronize(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

/// A file that waits under a name of its own, beside the one it is to replace.
struct StagedFile {
  let target: String
  private let name: String

  init(
    _ bytes: [UInt8], for path: String, replacing: Bool, mode: mode_t
  ) throws(FileProblem) {
    target = try Self.target(of: path, replacing: replacing)
    var template = Array("\(FileWriter.folder(of: target))/.catalejo-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .last }
    name = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    do throws(FileProblem) {
      try Self.fill(descriptor, with: bytes, mode: mode)
    } catch {
      discard()
      throw error
    }
  }

  /// The path to write at, links resolved; fails for what must not be replaced.
  private static func target(of path: String, replacing: Bool) throws(FileProblem) -> String {
    guard !path.utf8.contains(0) else { throw FileProblem(code: EINVAL) }
    guard !path.isEmpty else { throw .missing }
    guard !path.hasSuffix("/") else { throw .isFolder }
    guard let status = try FileStatus.of(path) else {
      var info = stat()
      // A link to nothing: replacing the link would not write where it points.
      guard lstat(path, &info) != 0 else { throw .missing }
      return path
    }
    try status.checkIsFile()
    guard replacing else { throw .exists }
    // Renaming would not ask for it.
    try FileStatus.check(path)
    return try FileStatus.resolved(path)
  }

  /// Writes the temporary file and closes it, whatever happens.
  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], mode: mode_t
  ) throws(FileProblem) {
    do throws(FileProblem) {
      // The umask may have taken away what its owner needs.
      guard fchmod(descriptor, mode) == 0 else { throw .last }
      try put(bytes, on: descriptor)
      guard fsync(descriptor) == 0 else { throw .last }
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw .last }
  }

  /// Writes all bytes to an open file, pipe or terminal.
  private static func put(_ bytes: [UInt8], on descriptor: Int32) throws(FileProblem) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 else {
        if errno == EINTR { continue }
        throw .last
      }
      rest.removeFirst(count)
    }
  }

  /// Gives it its name, in one step.
  ///
  /// - Parameter replacing: whether in the place of a file that has the name; else that fails.
  func take(replacing: Bool) throws(FileProblem) {
    if replacing {
      guard rename(name, target) == 0 else { throw .last }
      return
    }
    // A second name never takes the place of a file; `discard` takes the first one away.
    if link(name, target) == 0 { return }
    guard [EPERM, EOPNOTSUPP].contains(errno) else { throw .last }
    // The file system knows no second names: who makes the file owns its name.
    try FileWriter.claim(target)
    guard rename(name, target) == 0 else {
      let error = FileProblem.last
      unlink(target)
      throw error
    }
  }

  /// Removes what was not put in its place.
  func discard() {
    unlink(name)
  }
}
