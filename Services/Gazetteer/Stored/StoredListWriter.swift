import Domain
import Glibc

/// Writes stored lists, whole or not at all.
enum StoredListWriter {
  /// Puts a new file (0600) in the place of what has the name, in one step, and opens it.
  ///
  /// The bytes are on the disk before the name changes hands, so that neither a full disk nor a
  /// power cut leaves half a list. Nothing of an unfinished one stays, also where the program is
  /// ended; what earlier programs left is removed.
  static func replace(
    _ path: String, _ header: StoredListHeader, cities: UnsafeRawBufferPointer,
    otherNames: UnsafeRawBufferPointer
  ) throws(FileProblem) -> StoredList {
    UnfinishedFile.removeLeftovers(of: path)
    var file = try UnfinishedFile(path)
    // The umask may have taken away what its owner needs.
    guard fchmod(file.descriptor, 0o600) == 0 else { throw .last }
    try put(header.bytes, file.descriptor)
    try put(cities, file.descriptor)
    try put(padding(cities.count), file.descriptor)
    try put(otherNames, file.descriptor)
    guard fsync(file.descriptor) == 0 else { throw .last }
    let list = try StoredList(file.descriptor)
    try file.publish()
    return list
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
}
