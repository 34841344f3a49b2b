import Domain
import Files
import FoundationEssentials
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
    do throws(FileProblem) {
      // A pipe of that name must not keep the program waiting.
      let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { throw .last }
      defer { close(descriptor) }
      return try Self(descriptor)
    } catch .missing {
      return nil
    }
  }

  /// - Parameter descriptor: of the list's file, open for reading; it may be closed afterwards.
  /// - Throws: as ``open(_:)``; `missing` where an older version of the program wrote the list.
  private init(_ descriptor: Int32) throws(FileProblem) {
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
      throw .damaged(detail: error.place)
    }
  }

  /// A file in memory, for as long as anybody has it.
  ///
  /// Another file of the same name changes nothing: this one stays what it was. Only a program that
  /// cuts the file itself short could take bytes away, and ours never do.
  private static func map(_ descriptor: Int32) throws(FileProblem) -> Data {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .last }
    guard info.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    let count = Int(info.st_size)
    guard count > 0 else { return Data() }
    let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let start, start != MAP_FAILED else { throw .last }
    return Data(bytesNoCopy: start, count: count, deallocator: .unmap)
  }

  /// Puts a new file (0600) in the place of what has the name, in one step, and opens it.
  ///
  /// The bytes are on the disk before the name changes hands, so that neither a full disk nor a
  /// power cut leaves half a list. Nothing of an unfinished one stays, also where the program is
  /// ended; what earlier programs left is removed.
  static func replace(
    _ path: String, _ header: StoredListHeader, _ gazetteer: Gazetteer
  ) throws(FileProblem) -> Self {
    let file = try UnfinishedFile(path)
    let (cities, alternateNames) = gazetteer.files
    let padding = Data(count: header.alternateNames.lowerBound - header.cities.upperBound)
    for part in [Data(header.bytes), cities, padding, alternateNames] {
      try file.write(part.bytes)
    }
    try file.finish(mode: 0o600)
    let list = try Self(file.descriptor)
    try file.publish(replacing: true)
    return list
  }
}

extension GazetteerError {
  /// What of a list does not fit, as it is said of its header, too.
  fileprivate var place: String {
    switch self {
    case .damaged(nil): "header"
    case .damaged(let section?): "section \(section)"
    case .mismatched: "other names"
    case .notAGazetteer, .unsupportedVersion: "not a list of cities"
    }
  }
}
