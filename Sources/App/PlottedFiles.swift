import Contracts
import Domain
import Geo
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

  /// Returns the paths that a text typed in a session means; `nil` if it means none.
  ///
  /// A name of a place goes before a file of that name, so a path has a slash or a dot in it. The path of a
  /// file that exists may have blanks.
  static func typed(
    _ text: String, exists: (String) -> Bool = FileSystem.exists
  ) -> [String]? {
    let words = text.split(whereSeparator: \.isWhitespace)
    // Decimal degrees have dots, too.
    guard words.count == 1 || PositionReader.read(text) == nil else { return nil }
    var (paths, rest) = ([String](), words[...])
    while let first = rest.first {
      let ends = rest.indices.reversed().filter { $0 > rest.startIndex }
      let end = ends.first { exists(path(of: rest[...$0], in: text)) } ?? rest.startIndex
      let typed = path(of: rest[...end], in: text)
      guard isPath(typed), exists(typed) || !first.hasSuffix(".") || words.count == 1 else {
        return nil
      }
      paths.append(typed)
      rest = rest[(end + 1)...]
    }
    return paths.isEmpty ? nil : paths
  }

  /// Returns the part of a text from the first of some words to the last, as a path.
  private static func path(of words: ArraySlice<Substring>, in text: String) -> String {
    let start = words.first?.startIndex ?? text.startIndex
    return HomePath.expanded(String(text[start..<(words.last?.endIndex ?? start)]))
  }
}
