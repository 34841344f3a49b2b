import Domain
import Localization
import Terminal
import TextUI
import Viper

/// What is longer than the window is shown a part at a time.
extension Session {
  /// A text that is being paged.
  struct Paging {
    let isScreen: Bool
    /// What is to be done with it; nil where the window has another size, or the text is another.
    var moves: [PageMove?] = []
  }

  /// A window of fewer rows has no room for a banner, a row of text and what is said of it.
  private static let leastRows = 3

  /// Whether the screen is a text.
  ///
  /// A list has pages of its own, a map fills the window, and at home one wants the prompt.
  var isForReading: Bool {
    switch navigator.current {
    case .detail, .compare: true
    case .home, .list, .favorites, .recent, .map: false
    }
  }

  /// Whether lines are more than the window has room for, on a terminal that can page them.
  func isPaged(_ lines: [Line]) -> Bool {
    console.canRedraw && output.isLive && console.size.rows >= Self.leastRows
      && lines.count > roomForPage
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
    var input = LineInput.gaveWay
    paging = Paging(isScreen: isScreen)
    try output.write(pages.shown, isScreen: isScreen)
    while paging != nil, input == .gaveWay {
      tellKeys()
      input = await self.input(prompt: hint(pages))
      if input == .gaveWay { try turn(&pages, lay) }
    }
    paging = nil
    output.part = pages.range
    guard case .line(let line) = input else { return dropDown.close() }
    try await handle(line)
  }

  private func turn(_ pages: inout Pages, _ lay: () -> [Line]) throws(ConsoleError) {
    while let move = paging?.moves.first {
      paging?.moves.removeFirst()
      if move == nil { pages.fit(lay(), room: roomForPage) }
      switch move.map({ pages.move($0) }) ?? .isElsewhere {
      case .goesOn(let lines): try output.turn(to: pages.shown, adding: lines)
      case .isElsewhere: try output.turn(to: pages.shown)
      case .isOver: paging = nil
      }
    }
  }

  /// Takes note of what is to be done with the text: nil lays it out anew.
  func turn(_ move: PageMove?) {
    paging?.moves.append(move)
    output.reader.ask(.giveWay)
  }

  /// Does what a key stands for; Tab is what it is without the text.
  func turn(by key: EditKey) {
    if let move = PageMove.keys[key] { return turn(move) }
    guard key == .tab else { return }
    turn(.leave)
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
