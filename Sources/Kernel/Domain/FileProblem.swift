package import Platform

/// The reason why a file can't be used; `Strings.message(for:)` tells it and a remedy, in the user's
/// language.
package indirect enum FileProblem: Error, Hashable, Sendable {
  /// There is no file of that name, or no folder to put it in.
  case missing
  /// The user has no permission.
  case denied
  /// The disk, or the user's share of it, is full.
  case noSpace
  /// A file of `needed` bytes is to be written, and the disk has `free` ones left.
  case tooLittleSpace(needed: Int, free: Int)
  /// A part of its path is a file.
  case notAFolder
  case isFolder
  /// A file has the name already, and was not to be replaced.
  case exists
  /// It is neither a file nor a folder, but a pipe, a device or a socket.
  case notAFile
  /// It is larger than the program reads.
  case tooLarge(limit: Int)
  /// Another program locked it.
  case busy
  /// The environment names no folder to keep it in.
  case noHome
  /// A newer version of this program wrote it.
  case newerVersion
  /// An older version of this program wrote the file of places, which has to be made anew.
  case olderVersion
  /// The file of places is damaged; `detail` is the database's own message.
  case damagedPlaces(detail: String)
  /// No row of it is one of GeoNames' dumps.
  case notGeoNames
  case notJSON
  /// It is JSON, but not an export of favorites.
  case notAnArchive
  /// The name's ending is none that the program can write; `known` lists those.
  case unknownEnding(known: [String])
  /// No format that the program reads fits it.
  case notPoints
  /// It has lines or areas, but no points, which are needed.
  case onlyShapes
  /// The format is known, but there is no position in it.
  case holdsNoPositions(ContentKind)
  /// Its positions are in another system of coordinates, with this name.
  case otherProjection(String)
  /// Its JSON breaks a rule at this place.
  case brokenJSON(line: Int, column: Int)
  /// It is packed, and can't be unpacked to its end.
  case brokenArchive
  /// An archive that needs a password; a file in it is named.
  case encrypted(String)
  /// It unpacks to more than this number of times its size.
  case unpacksTooFar(times: Int)
  /// An archive with more files than the program reads.
  case tooManyFiles(limit: Int)
  /// No column, or member of objects, is known to hold positions; those it has are listed.
  case noColumns([String])
  /// It does not have this column, or member of objects; `known` lists those it has.
  case unknownColumn(String, known: [String])
  /// A column has no number in it; `known` lists those that have.
  case noNumbers(String, known: [String])
  /// A column was given, but its format has fixed places for positions.
  case noColumnsHere
  /// Its JSON ends at this place, before it is complete.
  case cutOff(line: Int, column: Int)
  /// The format does not consist of lines, so it can't be followed.
  case notLines
  /// Its content is damaged; `detail` is the database's own message.
  case damaged(detail: String)
  /// Its content was damaged, so it was moved away, to `place`.
  case setAside(detail: String, place: String)
  /// It is damaged, and can't be moved away because of the other problem.
  case immovable(FileProblem)
  /// Any other reason, in the system's own words, of which messages translate the usual ones.
  case system(String)

  /// Whether trying again may succeed; not if the program has to be started anew.
  package var isWorthRetrying: Bool { self != .noHome && self != .newerVersion }
}

/// The kinds of files in which no position was found.
package enum ContentKind: Hashable, Sendable {
  /// Bytes that are not text.
  case bytes
  /// Text in an encoding.
  case text(encoding: String)
  /// XML with this root element.
  case xml(root: String)
  case json
  case archive
  /// A PMTiles archive.
  case tiles
  /// An SQLite database, as MBTiles is.
  case database
}

extension FileProblem {
  /// Makes the problem for a failed system call; an error without a case of its own keeps the system's
  /// words.
  package init(_ error: Errno) {
    self =
      switch error {
      case .noSuchFileOrDirectory: .missing
      case .permissionDenied, .notPermitted: .denied
      case .noSpace, .diskQuotaExceeded: .noSpace
      case .notDirectory: .notAFolder
      case .isDirectory: .isFolder
      case .fileExists: .exists
      default: .system(error.words)
      }
  }

  /// - Parameter code: a value of `errno`.
  package init(code: Int32) { self.init(Errno(rawValue: code)) }

  /// Calls the system, and makes the problem of a failure.
  ///
  /// - Returns: the answer of the system.
  package static func catching<Answer>(
    _ body: @autoclosure () throws(Errno) -> Answer
  ) throws(FileProblem) -> Answer {
    do throws(Errno) {
      return try body()
    } catch {
      throw FileProblem(error)
    }
  }
  /// Does something with a file, and makes the error of its problem.
  ///
  /// - Parameters:
  ///   - path: the path that the error names.
  ///   - make: such as `DataError.unwritable`.
  package static func at<Answer>(
    _ path: String, _ make: (String, FileProblem) -> DataError,
    _ body: () throws(FileProblem) -> Answer
  ) throws(DataError) -> Answer {
    do throws(FileProblem) {
      return try body()
    } catch {
      throw make(path, error)
    }
  }
}
