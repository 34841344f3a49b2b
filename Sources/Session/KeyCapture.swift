import Synchronization
package import TextUI

/// Which keys the session takes from the line editor.
///
/// The session says what the screen it shows takes; the editor asks on its own thread.
package final class KeyCapture: Sendable {
  private static let letters = Set(
    (UInt8(ascii: "A")...UInt8(ascii: "z")).map { Character(Unicode.Scalar($0)) }
      .filter(\.isLetter).map(EditKey.character)
  ).union([.character("?")])

  private static let ofSearch: Set<EditKey> = [.up, .down, .pageUp, .pageDown, .tab, .escape]

  private struct Screen {
    var keys: Set<EditKey> = []
    var canFind = false
    var hasLetters = false
  }

  private let screen = Mutex(Screen())

  package init() {}

  /// The keys that are the session's while a line reads so.
  ///
  /// On an empty line Esc always is: libedit would wait for another key and take both. Single keys
  /// are all letters, also those that do nothing: no word may begin with its second.
  package func keys(for line: String) -> Set<EditKey> {
    let screen = screen.withLock { $0 }
    if line.isEmpty {
      return screen.keys.union([.escape]).union(screen.hasLetters ? Self.letters : [])
    }
    return LiveSearch(line, canFind: screen.canFind) == nil ? [] : Self.ofSearch
  }

  /// - Parameters:
  ///   - keys: those that act on the current screen while nothing is typed.
  ///   - canFind: whether the screen finds cities.
  ///   - hasLetters: whether single keys are on, and the screen has some.
  func set(_ keys: Set<EditKey>, canFind: Bool = false, hasLetters: Bool = false) {
    screen.withLock { $0 = Screen(keys: keys, canFind: canFind, hasLetters: hasLetters) }
  }
}
