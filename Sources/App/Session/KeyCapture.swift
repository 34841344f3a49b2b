import Synchronization
import TextUI

/// Which keys the session takes from the line editor.
///
/// The session says what the screen it shows takes; the editor asks on its own thread.
final class KeyCapture: Sendable {
  private static let ofSearch: Set<EditKey> = [.up, .down, .pageUp, .pageDown, .tab, .escape]

  private let ofScreen = Mutex<Set<EditKey>>([])

  /// The keys that are the session's while a line reads so.
  ///
  /// On an empty line Esc always is: libedit would wait for another key and take both.
  func keys(for line: String) -> Set<EditKey> {
    if line.isEmpty { return ofScreen.withLock { $0 }.union([.escape]) }
    return line.hasPrefix("/") ? Self.ofSearch : []
  }

  /// - Parameter keys: those that act on the current screen while nothing is typed.
  func set(_ keys: Set<EditKey>) {
    ofScreen.withLock { $0 = keys }
  }
}
