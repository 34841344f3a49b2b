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
}
