import Domain
import Glibc

/// Writes stored lists, whole or not at all.
enum StoredListWriter {
  /// Puts a new file (0600) in the place of what has the name, in one step, and opens it.
  ///
  /// The bytes are on the disk before the name changes hands, so that neither a full disk nor a
  /// power cut leaves half a list.
  static func replace(
    _ path: String, _ header: StoredListHeader, cities: UnsafeRawBufferPointer,
    otherNames: UnsafeRawBufferPointer
  ) throws(FileProblem) -> StoredList {
    var template = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    do throws(FileProblem) {
      // The umask may have taken away what its owner needs.
      guard fchmod(descriptor, 0o600) == 0 else { throw .last }
      try put(header.bytes, descriptor)
      try put(cities, descriptor)
      try put(padding(cities.count), descriptor)
      try put(otherNames, descriptor)
      guard fsync(descriptor) == 0 else { throw .last }
      let list = try StoredList(descriptor)
      guard rename(template, path) == 0 else { throw .last }
      synchronizeFolder(of: path)
      return list
    } catch {
      unlink(template)
      throw error
    }
  }

  private static func padding(_ count: Int) -> [UInt8] {
    [UInt8](repeating: 0, count: GazetteerLayout.aligned(count) - count)
  }

  private static func put(_ bytes: [UInt8], _ descriptor: Int32) throws(FileProblem) {
    try BlobBytes.owned(bytes).read { bytes throws(FileProblem) in try put(bytes, descriptor) }
  }

  private static func put(
    _ bytes: UnsafeRawBufferPointer, _ descriptor: Int32
  ) throws(FileProblem) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = write(descriptor, part.baseAddress, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      rest = rest.dropFirst(count)
    }
  }

  /// Makes the new name last; file systems that can't are none the worse for it.
  private static func synchronizeFolder(of path: String) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
