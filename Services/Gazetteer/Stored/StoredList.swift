import Domain
import Glibc

/// A list of cities in a file of its own, which takes the place of the embedded one.
///
/// The file is written once and never changed: a new list comes as a new file of the same name.
struct StoredList: Sendable {
  let header: StoredListHeader
  let gazetteer: Gazetteer

  /// Opens a list; nil where there is none, or none but one of an older version of the program: the
  /// next refresh writes it anew.
  ///
  /// Reads the headers and nothing else. What the rows say is not checked: a damaged row reads as
  /// an empty one.
  /// - Throws: `notAFile`, `newerVersion`, `damaged`, and what the system says.
  static func open(_ path: String) throws(FileProblem) -> Self? {
    // A pipe of that name must not keep the program waiting.
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      let problem = FileProblem.last
      if problem == .missing { return nil }
      throw problem
    }
    defer { close(descriptor) }
    do throws(FileProblem) {
      return try Self(descriptor)
    } catch .missing {
      return nil
    }
  }

  /// - Parameter descriptor: of the list's file, open for reading; it may be closed afterwards.
  /// - Throws: as ``open(_:)``; `missing` where an older version of the program wrote the list.
  init(_ descriptor: Int32) throws(FileProblem) {
    let file = try MappedFile(descriptor)
    let (header, count) = try file.read { bytes throws(FileProblem) in
      try StoredListHeader.read(bytes)
    }
    let ranges = header.ranges(headerCount: count)
    do throws(GazetteerError) {
      gazetteer = Gazetteer(
        try GazetteerData(
          cities: .mapped(file, ranges.cities), otherNames: .mapped(file, ranges.otherNames)))
    } catch .unsupportedVersion(let found) where found < GazetteerLayout.version {
      throw .missing
    } catch .unsupportedVersion {
      throw .newerVersion
    } catch {
      throw .damaged(detail: "\(error)")
    }
    self.header = header
  }

  /// Puts a new file (0600) in the place of what has the name, in one step, and opens it.
  ///
  /// The bytes are on the disk before the name changes hands, so that neither a full disk nor a
  /// power cut leaves half a list. Nothing of an unfinished one stays, also where the program is
  /// ended; what earlier programs left is removed.
  static func replace(
    _ path: String, _ header: StoredListHeader, cities: BlobBytes, otherNames: BlobBytes
  ) throws(FileProblem) -> Self {
    UnfinishedFile.removeLeftovers(of: path)
    var file = try UnfinishedFile(path)
    // The umask may have taken away what its owner needs.
    guard fchmod(file.descriptor, 0o600) == 0 else { throw .last }
    let padding = GazetteerLayout.aligned(header.citiesCount) - header.citiesCount
    let parts: [BlobBytes] = [
      .owned(header.bytes), cities, .owned([UInt8](repeating: 0, count: padding)), otherNames,
    ]
    for part in parts {
      try part.read { bytes throws(FileProblem) in try write(bytes, file.descriptor) }
    }
    guard fsync(file.descriptor) == 0 else { throw .last }
    let list = try Self(file.descriptor)
    try file.publish()
    return list
  }

  private static func write(
    _ bytes: UnsafeRawBufferPointer, _ descriptor: Int32
  ) throws(FileProblem) {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
  }
}
