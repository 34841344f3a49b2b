import Catalog
import Domain
import Glibc

/// Writes files whole or not at all.
enum FileWriter {
  /// Gives a new file (0600) its name in one step, in the place of the one that has it where that is
  /// to be replaced; else `exists` is thrown, however late that one came.
  ///
  /// The bytes are on the disk before the name changes hands, so that neither a full disk nor a
  /// power cut leaves half a file. A symbolic link stays one: the file it names is replaced.
  static func write(
    _ bytes: [UInt8], to path: String, replacing: Bool, mode: mode_t = 0o600
  ) throws(FileProblem) {
    let file = try stage(bytes, for: path, replacing: replacing, mode: mode)
    defer { file.discard() }
    try file.take(replacing: replacing)
    synchronize(folder: folder(of: file.target))
  }

  /// Does the same for several files: where one can't be written, all stay as they were.
  ///
  /// - Parameter take: puts one in its place.
  /// - Throws: `unwritable` with its path.
  static func write(
    _ documents: [Document], replacing: Bool,
    take: (StagedFile, Bool) throws(FileProblem) -> Void = {
      (file, isReplacing) throws(FileProblem) in
      try file.take(replacing: isReplacing)
    }
  ) throws(DataError) {
    var files: [StagedFile] = []
    defer { for file in files { file.discard() } }
    for document in documents {
      do throws(FileProblem) {
        files.append(try stage(document.bytes, for: document.path, replacing: replacing))
      } catch {
        throw .unwritable(path: document.path, reason: error)
      }
    }
    for (index, file) in files.enumerated() {
      do throws(FileProblem) {
        try file.keepWhatWasThere()
        try take(file, replacing)
      } catch {
        file.putBack(wasTaken: false)
        for taken in files[..<index].reversed() { taken.putBack(wasTaken: true) }
        throw .unwritable(path: documents[index].path, reason: error)
      }
    }
    for folder in Set(files.map { folder(of: $0.target) }) { synchronize(folder: folder) }
  }

  /// Writes a file under another name, beside the one it is to replace.
  private static func stage(
    _ bytes: [UInt8], for path: String, replacing: Bool, mode: mode_t = 0o600
  ) throws(FileProblem) -> StagedFile {
    let target = try self.target(of: path, replacing: replacing)
    var template = Array("\(folder(of: target))/.catalejo-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .last }
    let file = StagedFile(target: target, name: template)
    do throws(FileProblem) {
      try fill(descriptor, with: bytes, mode: mode)
    } catch {
      file.discard()
      throw error
    }
    return file
  }

  /// Writes all bytes to an open file, pipe or terminal.
  static func put(_ bytes: [UInt8], on descriptor: Int32) throws(FileProblem) {
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

  /// Makes the new name last; file systems that can't are none the worse for it.
  private static func synchronize(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
