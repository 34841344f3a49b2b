import Domain
import Files
import FoundationEssentials
import Platform

/// A list of cities in a file of its own, which replaces the embedded one.
///
/// The file is written once and never changed: a new list is a new file of the same name.
struct StoredList: Sendable {
  let header: StoredListHeader
  let gazetteer: Gazetteer

  /// Opens a list.
  ///
  /// The result is `nil` if there is none, or if an older version of the program wrote it; then the
  /// next refresh writes it anew.
  ///
  /// It reads only the headers. The rows are not checked: a damaged one is read as empty.
  /// - Throws: `notAFile`, `newerVersion`, `damaged`, and the problems of the system.
  static func open(_ path: String) throws(FileProblem) -> Self? {
    do throws(FileProblem) {
      // If a pipe has that name, opening it must not keep the program waiting.
      let file = try FileProblem.catching(FileDescriptor.open(path, .nonBlocking))
      defer { file.close() }
      return try Self(file)
    } catch .missing {
      return nil
    }
  }

  /// - Parameter descriptor: the list's file, open for reading; it may be closed afterwards.
  /// - Throws: the errors of ``open(_:)``; `missing` if an older version of the program wrote the
  ///   list.
  private init(_ descriptor: FileDescriptor) throws(FileProblem) {
    let file = try Self.map(descriptor)
    header = try file.bytes.withUnsafeBytes { bytes throws(FileProblem) in
      try StoredListHeader.read(bytes)
    }
    do throws(GazetteerError) {
      gazetteer = try Gazetteer(
        cities: file[header.cities], alternateNames: file[header.alternateNames])
    } catch .unsupportedVersion(let found) {
      throw found < GazetteerLayout.version ? .missing : .newerVersion
    } catch {
      throw .damaged(detail: error.part)
    }
  }

  /// Maps a file into memory, until the last user of the data drops it.
  ///
  /// Replacing the file by another of the same name changes nothing for these data. Only a program
  /// that cuts the file itself short could take bytes away, and this program never does.
  private static func map(_ file: FileDescriptor) throws(FileProblem) -> Data {
    let status = try FileProblem.catching(file.status())
    guard status.kind == .file else { throw .notAFile }
    guard status.size > 0 else { return Data() }
    let start = try FileProblem.catching(file.map(count: status.size))
    return Data(bytesNoCopy: start, count: status.size, deallocator: .unmap)
  }

  /// Replaces the file of a name by a new one (0600), in one step, and opens it.
  ///
  /// The bytes are on the disk before the name changes hands, so neither a full disk nor a power cut
  /// leaves half a list. An unfinished file is removed, even if the program is ended; those that
  /// earlier runs left are removed too.
  static func replace(
    _ path: String, _ header: StoredListHeader, _ gazetteer: Gazetteer
  ) throws(FileProblem) -> Self {
    let file = try UnfinishedFile(path)
    let (cities, alternateNames) = gazetteer.files
    let padding = Data(count: header.alternateNames.lowerBound - header.cities.upperBound)
    for part in [Data(header.bytes), cities, padding, alternateNames] {
      try file.write(part.bytes)
    }
    try file.finish(permissions: 0o600)
    let list = try Self(file.descriptor)
    try file.publish(replacing: true)
    return list
  }
}

extension GazetteerError {
  /// The part that is damaged, for the error's detail.
  fileprivate var part: String {
    switch self {
    case .damaged(nil): "header"
    case .damaged(let section?): "section \(section)"
    case .mismatched: "other names"
    case .notAGazetteer, .unsupportedVersion: "not a list of cities"
    }
  }
}
