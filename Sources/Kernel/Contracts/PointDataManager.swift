package import Domain
package import JSON
import TextUI

/// Positions that the user brings, in files and through pipes; `-` is standard input.
///
/// What they are written in is told by what is in them, whatever their names: tables (CSV, TSV, `;`,
/// `|`), lines of positions, JSON lines and arrays, GeoJSON, Overpass JSON, GPX, KML and TCX, in any
/// encoding that can be told, and packed by gzip or ZIP (KMZ).
package protocol PointDataManager: Sendable {
  /// Reads all that files hold, to be drawn.
  ///
  /// - Parameter columns: of latitude and longitude, by their names or numbers; `nil` finds them.
  /// - Throws: `unreadable`; `malformed` for a file that holds no positions.
  func points(in paths: [String], columns: PointColumns?) async throws(DataError) -> PointSet

  /// Hands over what files hold, piece by piece, so that files of any size need the same memory.
  ///
  /// - Parameter take: is given the pieces in their order; false ends it.
  /// - Throws: `unreadable`; `malformed` for a file that holds no positions.
  func read(
    _ paths: [String], columns: PointColumns?, take: @Sendable (PointPiece) async -> Bool
  ) async throws(DataError) -> PointReport

  /// Reads the lines of a file, as they come.
  ///
  /// They are CSV, TSV, `LAT,LON[,NAME]` or JSON; a file may grow, or another one get its name, a pipe
  /// ends.
  ///
  /// - Parameter last: how many points are kept.
  /// - Throws: `unreadable`; `malformed` for a file that is not lines.
  func follow(_ path: String, last: Int) throws(DataError) -> any PointFeed

  /// Hands over what a file holds, piece by piece, each row with what its position is near; what
  /// can't be read goes on as it is.
  ///
  /// Rows of tables and lines of JSON keep what they have; of all else it makes CSV. It needs the same
  /// memory for files of any size.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - columns: of latitude and longitude, by their names or numbers; `nil` finds them.
  ///   - write: is given the pieces in their order; false ends it.
  /// - Throws: `unreadable`; `malformed` for a file that holds no positions.
  func locate(
    _ path: String, columns: PointColumns?, write: @Sendable ([UInt8]) async -> Bool
  ) async throws(DataError) -> PointReport
}

/// A piece of what a file holds.
package enum PointPiece: Sendable {
  case shapes([PointShape])
  /// What a GeoJSON collection says of itself, besides its features.
  case members([JSONNode.Member])
}

/// The columns, or the members of JSON, with the positions, as they are typed.
package struct PointColumns: Hashable, Sendable {
  package let latitude: String
  package let longitude: String

  /// Reads `LAT,LON`; nil for anything else.
  package init?(_ text: String) {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map {
      String($0).trimmingSpaces()
    }
    guard names.count == 2, !names.contains(""), names[0] != names[1] else { return nil }
    (latitude, longitude) = (names[0], names[1])
  }
}

/// Points that come one after another, of which the last ones are kept.
package protocol PointFeed: Sendable {
  /// What is kept, the newest last; its report is of all that came.
  var latest: PointSet { get }

  /// Waits until more has come: the same as `latest` then.
  ///
  /// It answers some 20 times a second at most, however fast points come.
  ///
  /// - Returns: nil at the end.
  /// - Throws: `unreadable`.
  func next() async throws(DataError) -> PointSet?
}
