import Localization
import TextUI

/// The prompt: the titles of the path; in a narrow window it loses the first titles.
enum Breadcrumb {
  /// - Parameters:
  ///   - titles: the titles of the path without home; the program's name stands for none.
  ///   - unicode: whether the terminal can show more than ASCII.
  static func prompt(_ titles: [String], width: Int, unicode: Bool) -> Line {
    let separator = unicode ? " › " : " > "
    let end = unicode ? "❯" : ">"
    let ellipsis = unicode ? "…" : "..."
    var crumbs = titles.isEmpty ? ["catalejo"] : titles
    // Half of the line is left for typing.
    let room = max(8, width / 2 - 3)
    var text = crumbs.joined(separator: separator)
    while crumbs.count > 1, DisplayWidth.of(text) > room {
      crumbs.removeFirst()
      text = ([ellipsis] + crumbs).joined(separator: separator)
    }
    // If even the last title has too little room, nothing tells of the others.
    let shown = DisplayWidth.of(text) <= room ? text : crumbs.last ?? ""
    let path = Line(shown, .title).truncated(to: room)
    return Line(path.spans + [Span(" \(end) ", .accent)])
  }
}
