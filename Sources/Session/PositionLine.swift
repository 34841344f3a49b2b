import Geo
import Terminal
import TextUI

/// A line that is a position, or `/` and a position: a map goes there.
struct PositionLine: Hashable {
  let text: String

  /// Whether it is a position for sure, before it is read as a command.
  ///
  /// Whole numbers alone may be rows, and a text that is refused may be something else. After `/` there are
  /// no rows, and the map says why it refuses a position.
  let isSure: Bool

  /// Reads a line; `nil` if it is no position.
  init?(_ line: String) {
    let isSearch = line.hasPrefix(LiveSearch.start)
    let text = isSearch ? String(line.dropFirst(LiveSearch.start.count)) : line
    guard let reading = PositionReader.read(text) else { return nil }
    self.text = text.trimmingSpaces()
    isSure =
      (isSearch || reading.isTaken)
      && text.contains { Self.isOfNoRow($0) || isSearch && $0 == "," }
  }

  /// Returns whether the numbers of rows are never written with a character.
  private static func isOfNoRow(_ character: Character) -> Bool {
    !character.isWhitespace && !character.isNumber && character != "," && character != "-"
  }
}
