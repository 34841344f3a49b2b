package import Domain
import TextUI

/// Positions that the user brings, in files and through pipes; `-` is standard input.
///
/// What they are written in is told by what is in them, whatever their names: lines `LAT,LON[,NAME]`,
/// CSV and TSV with a header, JSON lines, GeoJSON, GPX and KML.
package protocol PointDataManager: Sendable {
  /// All that files hold, to be drawn.
  /// - Throws: `unreadable`; `malformed` for a file in another format.
  func points(in paths: [String]) async throws(DataError) -> PointSet

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
  /// Of GeoJSON, GPX and KML it makes CSV. It needs the same memory for files of any size, but for
  /// those that are one JSON value.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - columns: of latitude and longitude, by their names or numbers; nil finds them by their names.
  ///   - write: is given the pieces in their order; false ends it.
  /// - Throws: `unreadable`; `malformed` for a file in another format.
  func locate(
    _ path: String, columns: PointColumns?, write: @Sendable ([UInt8]) async -> Bool
  ) async throws(DataError) -> PointReport
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

/// What became of the rows of files.
package struct PointReport: Hashable, Sendable {
  /// A row that could not be read.
  package struct Fault: Hashable, Sendable {
    /// As it was typed.
    package let path: String
    /// From 1 on.
    package let line: Int
    /// In characters, from 1 on.
    package let column: Int
    package let kind: Kind

    package init(path: String, line: Int, column: Int, kind: Kind = .noPosition) {
      self.path = path
      self.line = line
      self.column = column
      self.kind = kind
    }

    /// What is wrong with it.
    package enum Kind: Hashable, Sendable {
      case noPosition
      /// It has more fields than the header.
      case surplus
      /// A quote opens that nothing closes.
      case openQuote
      /// It is longer than what is read at once.
      case tooLong
    }
  }

  /// How many rows had a position.
  package var read = 0
  /// How many had none that can be read.
  package var broken = 0
  /// The first of these.
  package var first: Fault?
  /// Where a file breaks off: what comes before is read.
  package var cut: Fault?

  /// Whether all was read.
  package var isWhole: Bool { broken == 0 && cut == nil }

  package init(read: Int = 0, broken: Int = 0, first: Fault? = nil, cut: Fault? = nil) {
    self.read = read
    self.broken = broken
    self.first = first
    self.cut = cut
  }

  package static func += (report: inout Self, other: Self) {
    report.read += other.read
    report.broken += other.broken
    report.first = report.first ?? other.first
    report.cut = report.cut ?? other.cut
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
