import Glibc

/// What is wrong with a file; `Strings.message(for:)` says it and what to do, in the user's language.
package indirect enum FileProblem: Error, Hashable, Sendable {
  /// There is nothing of that name, or no folder to put it in.
  case missing
  /// The user has no right to it.
  case denied
  /// The disk is full, or the user's share of it.
  case noSpace
  /// A part of its path is a file.
  case notAFolder
  case isFolder
  /// Something has the name, and was not to be replaced.
  case exists
  /// Neither a file nor a folder: a pipe, a device, a socket.
  case notAFile
  /// It has more bytes than are read.
  case tooLarge(limit: Int)
  /// Another program holds it.
  case busy
  /// The environment names no place to keep it.
  case noHome
  /// A newer version of this program wrote it.
  case newerVersion
  case notJSON
  /// JSON, but no export of favorites.
  case notAnArchive
  /// Its ending asks for none of the formats that can be written, which have these.
  case unknownEnding(known: [String])
  /// It holds positions in none of the forms that are read.
  case notPoints
  /// It holds lines or areas, and none of the points that are looked for.
  case onlyShapes
  /// It is of a kind that is read, but no position is in it.
  case holdsNoPositions(ContentKind)
  /// Its positions are in another system of coordinates, which is called so.
  case otherProjection(String)
  /// Its JSON breaks a rule there.
  case brokenJSON(line: Int, column: Int)
  /// It is packed, and what unpacks it can't go on.
  case brokenArchive
  /// An archive that needs a password, by a file in it.
  case encrypted(String)
  /// It unpacks to more than this many times its size.
  case unpacksTooFar(times: Int)
  /// An archive with more files than are looked at.
  case tooManyFiles(limit: Int)
  /// Its columns, or the members of its objects, are these: none is known to hold positions.
  case noColumns([String])
  /// A column, or a member of its objects, that it has not; those it has.
  case unknownColumn(String, known: [String])
  /// It has no columns to choose from, for what it is written in says where positions are.
  case noColumnsHere
  /// Its JSON ends there before it is whole.
  case cutOff(line: Int, column: Int)
  /// More of what it holds can't come line by line.
  case notLines
  /// Its content makes no sense; `detail` is the database's own message.
  case damaged(detail: String)
  /// Its content made no sense; it was moved to `place`, out of the way.
  case setAside(detail: String, place: String)
  /// Damaged, and it can't be moved out of the way because of the other problem.
  case immovable(FileProblem)
  /// Anything else, in the system's own words, which are not translated.
  case system(String)

  /// Whether trying again may turn out otherwise: not where the program has to be started anew.
  package var isWorthRetrying: Bool { self != .noHome && self != .newerVersion }
}

/// The kinds of files that no position was found in.
package enum ContentKind: Hashable, Sendable {
  /// Bytes that are no text.
  case bytes
  /// Text in an encoding.
  case text(encoding: String)
  /// XML with that root element.
  case xml(root: String)
  case json
  case archive
}

extension FileProblem {
  /// - Parameter code: a value of `errno`; what has no case of its own keeps the system's words.
  package init(code: Int32) {
    self =
      switch code {
      case ENOENT: .missing
      case EACCES, EPERM: .denied
      case ENOSPC, EDQUOT: .noSpace
      case ENOTDIR: .notAFolder
      case EISDIR: .isFolder
      case EEXIST: .exists
      default: .system(String(cString: strerror(code)))
      }
  }

  /// The failure of the system call just made.
  package static var last: FileProblem { FileProblem(code: errno) }
}
