package import Domain

/// The places of GeoNames' dumps on this machine, in one file that programs running at once share.
///
/// A file that is not there holds no places. Reading goes on in the old file while a new one is made.
package protocol PlaceArchiveDataManager: Sendable {
  /// Whether there is a file, even one that can't be searched; it takes one call of the system.
  var hasFile: Bool { get }

  /// Describes the file.
  ///
  /// - Throws: `unreadable`.
  func state() async throws(DataError) -> PlaceArchiveState

  /// Finds places.
  ///
  /// - Throws: `unreadable`; `malformed` for a damaged file and for one of another version;
  ///   `invalidFilter` for a region that nobody knows, or that several are called.
  func places(_ query: ArchiveQuery) async throws(DataError) -> ArchiveAnswer

  /// Returns a place with all its names; `nil` if it is not held.
  ///
  /// - Throws: as ``places(_:)``.
  func place(_ id: String) async throws(DataError) -> (place: ArchivedPlace, names: [PlaceName])?

  /// Returns the places nearest to a position that meet the conditions, nearest first, then by id.
  ///
  /// - Throws: as ``places(_:)``.
  func nearest(
    to position: Coordinate, _ conditions: [PlaceCondition], count: Int
  ) async throws(DataError) -> [ArchivedPlace]
}

/// A file of places that is not there.
package struct NoPlaceArchive: PlaceArchiveDataManager {
  package init() {}

  package let hasFile = false

  package func state() -> PlaceArchiveState { PlaceArchiveState() }

  package func places(_ query: ArchiveQuery) -> ArchiveAnswer { ArchiveAnswer() }

  package func place(_ id: String) -> (place: ArchivedPlace, names: [PlaceName])? { nil }

  package func nearest(
    to position: Coordinate, _ conditions: [PlaceCondition], count: Int
  ) -> [ArchivedPlace] { [] }
}

/// Changes the file of places: a new one is made beside it, and takes its name when it is whole.
package protocol PlaceArchiveBuilding: Sendable {
  /// Tells the content of a dump's file by its first rows.
  ///
  /// - Throws: `unreadable`; `malformed` with `notGeoNames` if none of them is a row of a dump.
  func content(of path: String) async throws(DataError) -> PlaceDump.File.Content

  /// Fails if the file can't be changed now, before anything is fetched for it.
  ///
  /// - Throws: `unwritable`, with `busy` if another program changes the file.
  func checkIsFree() async throws(DataError)

  /// Adds dumps; those of the same name are replaced.
  ///
  /// A place that two dumps have is held once, as the newest has it, and goes with that one. The dump
  /// "all" takes the place of all others. If nothing can be taken over of the old file,
  /// the new one has these dumps alone, and the report says so. A cancelled task leaves the old
  /// file, and what it returns does not count.
  ///
  /// - Parameter progress: any thread calls it, some ten times a second.
  /// - Returns: the rows that were read, and those that were left out.
  /// - Throws: `unreadable` and `malformed` for a dump; `unwritable`, with `busy` if another program
  ///   changes the file. The old file stays then.
  func add(
    _ dumps: [PlaceDump], progress: @escaping @Sendable (PlaceBuildProgress) -> Void
  ) async throws(DataError) -> PlaceBuildReport

  /// Removes dumps by their names; those that are not held do not count.
  ///
  /// - Throws: `unwritable`, `unreadable`, `malformed`.
  func remove(_ names: [String]) async throws(DataError)
}

/// The state of the file of places.
package struct PlaceArchiveState: Hashable, Sendable {
  package enum Problem: Hashable, Sendable {
    /// Another version of the program wrote it: its dumps have to be added anew.
    case otherVersion
    /// It is no file of places, or a damaged one; the detail is the database's own message.
    case damaged(String)
  }

  /// The dumps that are held, by their names.
  package var dumps: [HeldDump]
  /// The bytes of the file; 0 if there is none.
  package var size: Int
  /// The reason why it can't be searched; `nil` if it can be, or is not there.
  package var problem: Problem?

  package init(_ dumps: [HeldDump] = [], size: Int = 0, problem: Problem? = nil) {
    self.dumps = dumps
    self.size = size
    self.problem = problem
  }

  /// The sentence that no places are held.
  // Translators: {0} is the command that adds places: "places add PE".
  package static let nothingHeld = Words("No places are held: {0} adds those of Peru.")

  /// The number of places of all dumps.
  package var places: Int { dumps.reduce(0) { $0 + $1.places } }
}

/// A dump that the file holds.
package struct HeldDump: Hashable, Sendable {
  /// The code of a country ("PE"), "all", or the name of a file ("cities500").
  package let name: String
  package let places: Int
  /// Seconds since 1970.
  package let addedAt: Int
  package let validators: FileValidators
  /// The number of rows that were left out when it was added.
  package let skipped: Int

  package init(
    name: String, places: Int, addedAt: Int, validators: FileValidators = [:],
    skipped: Int = 0
  ) {
    self.name = name
    self.places = places
    self.addedAt = addedAt
    self.validators = validators
    self.skipped = skipped
  }
}

/// The validators of a dump's files, to ask later whether they changed.
package typealias FileValidators = [PlaceDump.File.Content: Validators]

/// The files of one dump, to be added.
package struct PlaceDump: Hashable, Sendable {
  /// The name of the dump of all countries.
  package static let everything = "all"

  /// A file, zipped or not.
  package struct File: Hashable, Sendable {
    package enum Content: String, Hashable, Sendable {
      /// Rows of 19 columns: `PE.txt`, `allCountries.txt`, `cities500.txt`.
      case places
      /// `alternateNamesV2.txt`: names of places that are not held are passed over.
      case alternateNames
      /// `featureCodes_en.txt`.
      case features
      /// `admin1CodesASCII.txt` and `admin2Codes.txt`.
      case regions, districts
      case postalCodes
    }

    package let path: String
    package let content: Content

    package init(_ path: String, _ content: Content) {
      self.path = path
      self.content = content
    }
  }

  /// The code of a country ("PE"), "all", or the name of a file ("cities500").
  package let name: String
  package var files: [File]
  package var validators: FileValidators

  package init(name: String, files: [File], validators: FileValidators = [:]) {
    self.name = name
    self.files = files
    self.validators = validators
  }
}

/// How far the making of the file has come.
package struct PlaceBuildProgress: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    /// The dumps are read: `done` and `total` are packed bytes.
    case reading
    /// The new file is written: `done` and `total` are rows. Alternate names are read after the places
    /// are written, so the two take turns.
    case writing
  }

  package let phase: Phase
  package let done: Int
  package let total: Int
  /// The number of rows that were read so far.
  package let rows: Int

  package init(_ phase: Phase, done: Int, total: Int, rows: Int) {
    self.phase = phase
    self.done = done
    self.total = total
    self.rows = rows
  }
}

/// The rows of dumps that were read, and those that were left out.
package struct PlaceBuildReport: Hashable, Sendable {
  /// The reasons for which a row is left out.
  package enum Fault: Error, Hashable, Sendable {
    /// The row has this number of columns.
    case columns(Int)
    case number
    case position
    /// It is higher or deeper than any place on Earth.
    case elevation
    case emptyName
    /// The country is no code of two capital letters.
    case country
    /// A NUL or bytes that are not UTF-8.
    case text
    case tooLong
    /// An earlier row of the same dump has the id.
    case repeatedID
    /// It has one more kind, or one more division or time zone, than the file can number.
    case tooMany
  }

  /// A row that was left out.
  package struct Skip: Hashable, Sendable {
    /// The file's path; of an archive the name in it is added.
    package let path: String
    /// The line, from 1 on.
    package let line: Int
    package let fault: Fault

    package init(path: String, line: Int, fault: Fault) {
      self.path = path
      self.line = line
      self.fault = fault
    }
  }

  /// The number of rows that were read.
  package var rows = 0
  /// The number of rows that were left out.
  package var skipped = 0
  /// The first of these.
  package var first: Skip?
  /// The reason why nothing of the old file is in the new one; `nil` if all that had to stay is.
  package var lost: PlaceArchiveState.Problem?
  /// The numbers of places that went from other dumps, by their names, to those that were added.
  package var taken: [String: Int] = [:]

  package init(
    rows: Int = 0, skipped: Int = 0, first: Skip? = nil, lost: PlaceArchiveState.Problem? = nil
  ) {
    self.rows = rows
    self.skipped = skipped
    self.first = first
    self.lost = lost
  }
}
