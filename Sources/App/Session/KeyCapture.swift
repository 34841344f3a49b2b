import Synchronization
import TextUI

/// Which keys the session takes from the line editor.
///
/// The session says what the screen it shows takes; the editor asks on its own thread.
final class KeyCapture: Sendable {
  private static let ofSearch: Set<EditKey> = [.up, .down, .pageUp, .pageDown, .tab, .escape]

  private struct Screen {
    var keys: Set<EditKey> = []
    var canFind = false
  }

  private let screen = Mutex(Screen())

  /// The keys that are the session's while a line reads so.
  ///
  /// On an empty line Esc always is: libedit would wait for another key and take both.
  func keys(for line: String) -> Set<EditKey> {
    let screen = screen.withLock { $0 }
    if line.isEmpty { return screen.keys.union([.escape]) }
    return LiveSearch(line, canFind: screen.canFind) == nil ? [] : Self.ofSearch
  }

  /// - Parameters:
  ///   - keys: those that act on the current screen while nothing is typed.
  ///   - canFind: whether the screen finds cities.
  func set(_ keys: Set<EditKey>, canFind: Bool = false) {
    screen.withLock { $0 = Screen(keys: keys, canFind: canFind) }
  }
}
