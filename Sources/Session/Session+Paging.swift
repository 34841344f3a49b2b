import Domain
import Localization
import Terminal
import TextUI
import Viper

/// What is longer than the window is shown a part at a time.
extension Session {
  /// What happens while a text is paged.
  enum PageEvent {
    case move(PageMove)
    /// The window has another size, or the text is another one.
    case relaid
  }

  /// A text that is being paged.
  struct Paging {
    let isScreen: Bool
    var events: [PageEvent] = []
  }

  /// A window of fewer rows has no room for a banner, a row of text and what is said of it.
  private static let leastRows = 3

  /// Whether the screen is a text.
  ///
  /// A list has pages of its own, a map fills the window, and at home one wants the prompt.
  var isForReading: Bool {
    switch navigator.current {
    case .detail: true
    case .home, .list, .favorites, .map: false
    }
  }

  /// Whether lines are more than the window has room for, on a terminal that can page them.
  func isPaged(_ lines: [Line]) -> Bool {
    console.canRedraw && output.isLive && console.size.rows >= Self.leastRows
      && lines.count >= console.size.rows
  }

  /// Prints a text, a part at a time where it is longer than the window.
  ///
  /// - Parameter lay: lays it out for the window as it is then.
  func print(_ lay: () -> [Line]) async throws(ConsoleError) {
    let lines = lay()
    guard isPaged(lines), !output.isReading else { return try output.write(lines) }
    try await page(isScreen: false, lay)
  }

  /// Shows a text a part at a time until one leaves it; a line that is typed then is done.
  func page(isScreen: Bool, _ lay: () -> [Line]) async throws(ConsoleError) {
    var pages = Pages(lay(), room: roomForPage)
    var line: String?
    paging = Paging(isScreen: isScreen)
    try output.write(pages.shown, isScreen: isScreen)
    paged: while paging != nil {
      tellKeys()
      switch await input(prompt: hint(pages)) {
      case .gaveWay: try turn(&pages, lay)
      case .line(let typed):
        line = typed
        break paged
      case .interrupted, .tooLong, .end: break paged
      }
    }
    paging = nil
    output.part = pages.range
    guard let line else { return dropDown.close() }
    try await handle(line)
  }

  private func turn(_ pages: inout Pages, _ lay: () -> [Line]) throws(ConsoleError) {
    while let event = paging?.events.first {
      paging?.events.removeFirst()
      let outcome: Pages.Outcome
      switch event {
      case .move(let move): outcome = pages.move(move)
      case .relaid:
        pages.fit(lay(), room: roomForPage)
        outcome = .isElsewhere
      }
      switch outcome {
      case .goesOn(let lines): try output.goOn(lines, shown: pages.shown)
      case .isElsewhere: try output.turn(to: pages.shown)
      case .isOver: paging = nil
      }
    }
  }

  /// Takes note of what is to be done with the text; nothing where none is paged.
  func turn(_ event: PageEvent) {
    guard paging != nil else { return }
    paging?.events.append(event)
    output.giveWay()
  }

  /// Does what a key stands for; Tab is what it is without the text.
  func turn(by key: EditKey) {
    if let move = PageMove.table.event(for: key) { return turn(.move(move)) }
    guard key == .tab else { return }
    turn(.move(.leave))
    press(key)
  }

  /// The last row is the hint's, the one above it a banner's.
  private var roomForPage: Int { max(1, console.size.rows - (output.hasBanner ? 2 : 1)) }

  /// What stands in the place of the prompt; in a narrow window shorter.
  private func hint(_ pages: Pages) -> Line {
    let shown = "\(pages.range.lowerBound + 1)–\(pages.range.upperBound)"
    let words = strings(SessionText.pageHint, shown, "\(pages.count)")
    // A prompt may take two thirds of a row.
    let isRoomy = DisplayWidth.of(words) < console.size.columns * 2 / 3
    let short = strings(SessionText.pageHintShort, shown, "\(pages.count)")
    return Line((isRoomy ? words : short) + " ", .dim)
  }
}
