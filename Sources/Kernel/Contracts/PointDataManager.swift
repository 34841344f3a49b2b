package import Domain
package import JSON
import TextUI

/// Reads positions that the user has in files and pipes; `-` is standard input.
///
/// The contents decide about the format, not the file's name. Formats are tables (CSV, TSV, `;`,
/// `|`), lines of positions, JSON lines and arrays, GeoJSON, Overpass JSON, GPX, KML and TCX. They
/// may have any encoding that can be recognized, and be packed by gzip or ZIP (KMZ).
package protocol PointDataManager: Sendable {
  /// Reads files as a whole, to be drawn.
  ///
  /// - Parameters:
  ///   - paths: the files.
  ///   - columns: the columns with latitude and longitude, by names or numbers; `nil` finds them.
  /// - Throws: `unreadable`; `malformed` for a file without positions.
  func points(in paths: [String], columns: PointColumns?) async throws(DataError) -> PointSet

  /// Reads files piece by piece, so that files of any size need the same memory.
  ///
  /// - Parameters:
  ///   - paths: the files.
  ///   - columns: the columns with latitude and longitude, by names or numbers; `nil` finds them.
  ///   - take: takes the pieces in their order; reading ends if it returns `false`.
  /// - Throws: `unreadable`; `malformed` for a file without positions.
  func read(
    _ paths: [String], columns: PointColumns?, take: @Sendable (PointPiece) async -> Bool
  ) async throws(DataError) -> PointReport

  /// Reads the lines of a file as they are written.
  ///
  /// They are CSV, TSV, `LAT,LON[,NAME]` or JSON. A file may grow, and a new file may take its name;
  /// the feed of a pipe ends with the pipe.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - last: the number of points that are kept.
  /// - Throws: `unreadable`; `malformed` for a file that does not consist of lines.
  func follow(_ path: String, last: Int) throws(DataError) -> any PointFeed

  /// Copies a file piece by piece and adds to each row the place and the country of its position; a
  /// row that can't be read is copied as it is.
  ///
  /// Rows of tables and lines of JSON keep their fields; any other format becomes CSV. Files of any
  /// size need the same memory.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - columns: the columns with latitude and longitude, by names or numbers; `nil` finds them.
  ///   - write: takes the pieces in their order; copying ends if it returns `false`.
  /// - Throws: `unreadable`; `malformed` for a file without positions.
  func locate(
    _ path: String, columns: PointColumns?, write: @Sendable ([UInt8]) async -> Bool
  ) async throws(DataError) -> PointReport
}

/// A piece of a file.
package enum PointPiece: Sendable {
  case shapes([PointShape])
  /// The members of a GeoJSON collection besides its features.
  case members([JSONNode.Member])
}

/// The columns of a table, or the members of JSON, that have the positions, as the user typed them.
package struct PointColumns: Hashable, Sendable {
  package let latitude: String
  package let longitude: String

  /// Reads `LAT,LON`; `nil` for any other text.
  package init?(_ text: String) {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map {
      String($0).trimmingSpaces()
    }
    guard names.count == 2, !names.contains(""), names[0] != names[1] else { return nil }
    (latitude, longitude) = (names[0], names[1])
  }
}

/// Points that come one after another; only the last ones are kept.
package protocol PointFeed: Sendable {
  /// The points that are kept, the newest last; the report counts all that came.
  var latest: PointSet { get }

  /// Waits for more points and returns the new `latest`.
  ///
  /// It returns at most some 20 times a second, however fast points come.
  ///
  /// - Returns: the points that are kept; `nil` at the end.
  /// - Throws: `unreadable`.
  func next() async throws(DataError) -> PointSet?
}
