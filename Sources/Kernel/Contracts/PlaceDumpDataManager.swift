package import Domain

/// Fetches GeoNames' dumps.
package protocol PlaceDumpDataManager: Sendable {
  /// The service it asks.
  var service: RemoteService { get }

  /// Fetches the files of dumps, one after the other.
  ///
  /// The file of a dump's places has to be there; whatever else the server does not have is left out and
  /// named. Each file that is held is fetched only if one of the same dump changed: a new file is made of all
  /// of them.
  ///
  /// - Parameters:
  ///   - dumps: codes of countries ("PE"), or "all", with the validators of their files that are held.
  ///   - progress: hears of the bytes of each file.
  /// - Throws: `service`; `unwritable` for a full disk, before anything is fetched if the server says how
  ///   much will come.
  func fetch(
    _ dumps: [(name: String, validators: FileValidators)], progress: any ProgressReporting
  ) async throws(DataError) -> FetchedDumps
}

/// The dumps that were fetched; their files go when nobody holds this value.
package struct FetchedDumps: Sendable {
  /// A file that the server does not have.
  package struct Missing: Hashable, Sendable {
    /// The name of the dump.
    package let dump: String
    package let content: PlaceDump.File.Content

    package init(dump: String, content: PlaceDump.File.Content) {
      self.dump = dump
      self.content = content
    }
  }

  /// Those that are new.
  package var dumps: [PlaceDump] = []
  /// The names of those that did not change.
  package var unchanged: [String] = []
  package var missing: [Missing] = []
  /// The names that the files have on the server, by their paths here.
  package var names: [String: String] = [:]
  /// Keeps the files.
  package var files: [any Sendable] = []

  package init() {}

  /// Returns the name of a file for people; a path that is none of these stays.
  package func name(of path: String) -> String {
    guard let known = names.first(where: { path == $0.key || path.hasPrefix($0.key + "/") }) else {
      return path
    }
    return known.value + path.dropFirst(known.key.count)
  }
}
