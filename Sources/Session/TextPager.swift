import Components
import Localization
import Terminal
import TextUI

/// Shows a text that is longer than the window a part at a time.
@MainActor
final class TextPager {
  /// A text that is being paged.
  private struct Text {
    let isScreen: Bool
    /// The moves to be made in it; `nil` lays the text out anew.
    var moves: [PageMove?] = []
  }

  /// A window of fewer rows has no room for a banner, a row of text and its hint.
  private static let leastRows = 3

  private let output: SessionOutput
  private let console: any Console
  private var text: Text?
  /// The screen to be paged next; `nil` if there is none.
  var waiting: Screen?
  /// Whether a bar of keys stands below the prompt of a text that is not paged.
  var hasBar = false

  init(_ output: SessionOutput, _ console: any Console) {
    self.output = output
    self.console = console
  }

  var isPaging: Bool { text != nil }

  /// Whether the text that is being paged is that of a screen.
  var showsScreen: Bool { text?.isScreen == true }

  /// Whether lines need more rows than the window has, on a terminal that can page them.
  func isTooLong(_ lines: [Line]) -> Bool {
    console.canRedraw && output.isLive && console.size.rows >= Self.leastRows
      && lines.count > room
  }

  /// Adds a move to be made in the text; `nil` lays the text out anew.
  func ask(_ move: PageMove?) {
    text?.moves.append(move)
    output.reader.ask(.giveWay)
  }

  /// Leaves the text; the hint goes, and the letter that was typed for it.
  func leave() {
    text?.moves.append(.leave)
    output.reader.ask(.discard)
  }

  /// Shows a text until a person leaves it.
  ///
  /// - Parameters:
  ///   - isScreen: whether it is the text of the current screen.
  ///   - lay: lays the text out for the window as it is then.
  ///   - read: reads a line at the usual prompt.
  /// - Returns: the line that left the text; `nil` if a key did, or the input ended.
  func page(
    isScreen: Bool, _ strings: Strings, _ lay: () -> [Line], read: () async -> LineInput
  ) async throws(ConsoleError) -> String? {
    var pages = Pages(lay(), room: room)
    var input = LineInput.gaveWay
    text = Text(isScreen: isScreen)
    try output.write(pages.shown, isScreen: isScreen)
    while text != nil, input == .gaveWay {
      // A line that is typed in a text is one as any other: its prompt is the usual one.
      output.reader.ask(.hint(hint(pages, strings)))
      input = await read()
      if input == .gaveWay { try turn(&pages, lay) }
    }
    text = nil
    output.reader.ask(.hint(nil))
    output.part = pages.isWhole ? nil : pages.range
    return if case .line(let line) = input { line } else { nil }
  }

  private func turn(_ pages: inout Pages, _ lay: () -> [Line]) throws(ConsoleError) {
    while let move = text?.moves.first {
      text?.moves.removeFirst()
      if move == nil { pages.fit(lay(), room: room) }
      switch move.map({ pages.move($0) }) ?? .isElsewhere {
      case .goesOn(let lines): try output.turn(to: pages.shown, adding: lines)
      case .isElsewhere: try output.turn(to: pages.shown)
      case .isOver: text = nil
      }
      // In a window that has become large enough, nothing is left to turn to.
      if pages.isWhole { text = nil }
    }
  }

  /// The rows for the text: the last row is the hint's, the first one a banner's, and one is the bar's,
  /// so that a text that is shown whole has no fewer.
  private var room: Int {
    max(1, console.size.rows - 1 - (output.hasBanner ? 1 : 0) - (hasBar ? 1 : 0))
  }

  /// The hint that takes the place of the prompt; in a narrow window it is shorter.
  private func hint(_ pages: Pages, _ strings: Strings) -> Line {
    let shown = "\(pages.range.lowerBound + 1)–\(pages.range.upperBound)"
    let words = strings("{0} of {1} · Space on · ↑ back · q leaves", shown, "\(pages.count)")
    // A prompt may take two thirds of a row.
    let isRoomy = DisplayWidth.of(words) < console.size.columns * 2 / 3
    let short = strings("{0}/{1} · Space · q", shown, "\(pages.count)")
    return Line((isRoomy ? words : short) + " ", .dim)
  }
}
