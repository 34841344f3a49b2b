import Domain
import Localization
import MapFeature
import Terminal
import TextUI
import Viper

/// Keeps the last scene of a map.
@MainActor
final class Slate: Displaying {
  private(set) var scene: MapScene?

  nonisolated init() {}

  func display(_ scene: MapScene) { self.scene = scene }
}

/// The bytes that a terminal with millions of colors gets for a map.
@MainActor
enum FrameBytes {
  private static let text = ANSIText(
    palette: Palette(.dark, in: ["TERM": "xterm-256color", "COLORTERM": "truecolor"]))

  static func lines(_ scene: MapScene, _ size: Size) -> [Line] {
    MapView.text(scene, size: size, strings: Strings(.english), mode: .braille)
  }

  /// Returns the number of bytes of a whole frame.
  static func count(_ lines: [Line]) -> Int { text.text(lines).utf8.count }

  /// Returns the number of bytes that change one frame into another.
  static func count(_ lines: [Line], after shown: [Line], _ size: Size) -> Int {
    text.update(from: shown, to: lines, columns: size.columns).utf8.count
  }
}
