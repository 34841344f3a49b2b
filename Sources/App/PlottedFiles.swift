import Contracts
import Domain
import Local
import MapFeature
import Platform
import Synchronization

/// The points of the user's files that maps are open of.
///
/// A file is read once for each time it is asked for; maps that are drawn anew take what was read.
final class PlottedFiles: Sendable {
  /// The points of some files, and the columns that they are shown by.
  typealias Plot = (points: PointSet, look: PointLook)

  private let plots = Mutex<[String: Plot]>([:])

  /// The points by the names of their files, as the title of the map has them.
  subscript(names: String) -> Plot? {
    get { plots.withLock { $0[names] } }
    set { plots.withLock { $0[names] = newValue } }
  }
}

/// The words that mean files with points.
package enum PointPath {
  /// Returns whether a word is a path, even if no such file exists: it has a slash or a dot in it.
  package static func isPath(_ word: String) -> Bool {
    word.contains("/") || word.contains(".") && !word.contains(",")
  }

  /// Returns the path that a text typed in a session means; `nil` if it is none.
  ///
  /// A name of a place goes before a file of that name, so a path has a slash or a dot in it. The path of a
  /// file that exists may have blanks.
  static func typed(_ text: String, exists: (String) -> Bool = FileSystem.exists) -> String? {
    guard isPath(text) else { return nil }
    let path = HomePath.expanded(text)
    return exists(path) || !text.contains(where: \.isWhitespace) ? path : nil
  }
}
