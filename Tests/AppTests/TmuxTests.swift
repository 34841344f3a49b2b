import Glibc
import PseudoTerminal
import TestSupport
import Testing

/// What a window shows in the end, whatever was drawn on the way there.
@Suite(.oneAtATime, .enabled(if: TmuxWindow.isThere, "There is no tmux.")) struct TmuxTests {
  /// The screen from the last row on that starts with a text.
  private func end(_ lines: [String], from start: String) -> [String] {
    Array(lines[(lines.lastIndex { $0.hasPrefix(start) } ?? lines.startIndex)...])
  }

  @Test func aNarrowSearchStandsBelowThePrompt() throws {
    let window = try TmuxWindow(columns: 60, rows: 24)
    _ = try window.screen(showing: "❯")
    try window.type("cities")
    try window.press("Enter")
    _ = try window.screen(showing: "cities ❯")
    try window.type("/springfield, us")
    _ = try window.screen(showing: "“springfield, us”")
    try window.press("Down")
    let lines = try window.screen(showing: "› 2")
    #expect(
      end(lines, from: "cities ❯").joined(separator: "\n") == """
        cities ❯ /springfield, us
        cities · “springfield, us”
          1   Springfield, US  Missouri       United States  170,188
        › 2   Springfield, US  Massachusetts  United States  154,341
          3   Springfield, US  Illinois       United States  114,394
          4   Springfield, US  Oregon         United States   60,870
          5   Springfield, US  Ohio           United States   59,680
          6   Springfield, US  Virginia       United States   30,484
          7   Springfield, US  Pennsylvania   United States   23,363
        ── All 21 by name
          8   Springfield, US  Florida        United States    9,442
          9   Springfield, US  Georgia        United States    2,889
         10   Springfield, US  Kentucky       United States    3,055
         11   Springfield, US  South Caroli…  United States      503
         12   Springfield, US  Tennessee      United States   16,808
         13   Springfield, US  Michigan       United States    5,192
         14   Springfield, US  Minnesota      United States    2,068
         15   Springfield, US  Nebraska       United States    1,584
         16   Springfield, US  New Hampshire  United States    1,007
         17   Springfield, US  New Jersey     United States   14,429
         18   Springfield, US  New York       United States    1,312
        1–18 of 21
        ↑↓ choose · Enter open · Esc back · Tab star
        """)
    try window.press("Escape")
    #expect(try window.screen { $0.last == "cities ❯" }.last == "cities ❯")
  }

  /// Without a key; the answer of a command is not drawn over.
  @Test func aMapGoesAlongWithWhatComes() throws {
    let home = Home()
    let path = home.path + "/way.csv"
    try write("41.38,2.17,bus\n", to: path, O_CREAT)
    let window = try TmuxWindow(
      [Executables.path("catalejo"), "map", path, "--follow"], columns: 80, rows: 40, in: home)
    let isMoving = { (lines: [String]) in lines.last?.hasPrefix("↑↓←→ move") == true }
    _ = try window.screen { isMoving($0) && $0.contains { $0.contains("way.csv: 1 ") } }
    try write("41.39,2.18,bus\nno\n", to: path, O_APPEND)
    let lines = try window.screen { $0.contains { $0.contains("way.csv: 2 ") } }
    #expect(isMoving(lines) && lines.contains { $0.contains("way.csv, line 3, column 1") })
    try window.type("about")
    try window.press("Enter")
    _ = try window.screen { $0.last == "map: bus ❯" && $0.contains { $0.contains("GeoNames") } }
  }

  @Test func whoFollowsIsEndedByAnInterrupt() throws {
    let home = Home()
    let path = home.path + "/way.csv"
    try write("41.38,2.17,bus\n", to: path, O_CREAT)
    let window = try TmuxWindow(
      [
        "/bin/sh", "-c", "trap : INT; $0 map $1 --follow; echo status $?; cat",
        Executables.path("catalejo"),
        path,
      ], columns: 80, rows: 24, in: home)
    _ = try window.screen { $0.contains { $0.contains("way.csv: 1 ") } }
    try window.type("abou")
    _ = try window.screen(showing: "❯ abou")
    try window.press("C-c")
    _ = try window.screen { !$0.contains { $0.contains("❯ abou") } }
    try window.press("C-c")
    _ = try window.screen(showing: "status 130")
  }

  private func write(_ text: String, to path: String, _ flags: Int32) throws {
    let descriptor = open(path, O_WRONLY | flags, 0o600)
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    try #require(Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
  }

  @Test func anotherSizeLeavesNothingOfTheOneBefore() throws {
    let title = "everything · “lima, pe”"
    let wide = try TmuxWindow(columns: 120, rows: 30)
    let narrow = try TmuxWindow(columns: 60, rows: 20)
    for window in [wide, narrow] {
      _ = try window.screen(showing: "❯")
      try window.type("search lima, pe")
      try window.press("Enter")
    }
    let isDrawn = { (lines: [String]) in lines.last?.hasSuffix("❯") == true }
    let inWide = end(
      try wide.screen { isDrawn($0) && $0.contains { $0.contains(" zoom ") } }, from: title)
    let inNarrow = end(
      try narrow.screen {
        isDrawn($0) && $0.contains { $0.hasPrefix(title) }
          && !$0.contains { $0.hasPrefix("Loading") }
      }, from: title)

    try wide.resize(columns: 60, rows: 20)
    #expect(
      try wide.screen { isDrawn($0) && !$0.contains { $0.contains("│") } } == inNarrow)
    try wide.resize(columns: 120, rows: 30)
    #expect(
      try wide.screen { isDrawn($0) && $0.contains { $0.contains(" zoom ") } } == inWide)
  }

  @Test func aSearchIsTheSameInAWindowThatWasAnother() throws {
    let changed = try TmuxWindow(columns: 60, rows: 20)
    let fresh = try TmuxWindow(columns: 120, rows: 30)
    for window in [changed, fresh] {
      _ = try window.screen(showing: "❯")
      try window.type("/lima, pe")
      _ = try window.screen(showing: "“lima, pe”")
    }
    try changed.resize(columns: 120, rows: 30)
    let isDrawn = { (lines: [String]) in
      lines.contains { $0.contains(" zoom ") } && lines.last?.hasPrefix("↑↓") == true
    }
    #expect(
      end(try changed.screen(where: isDrawn), from: "catalejo ❯")
        == end(try fresh.screen(where: isDrawn), from: "catalejo ❯"))
  }

  @Test(arguments: [(80, 24), (120, 40)])
  func aSearchThatIsLeftLeavesTheListAsItWas(columns: Int, rows: Int) throws {
    let window = try TmuxWindow(columns: columns, rows: rows)
    _ = try window.screen(showing: "❯")
    try window.type("search san")
    try window.press("Enter")
    let isList = { (lines: [String]) in
      lines.last?.hasSuffix("❯") == true && lines.contains { $0.hasPrefix("everything · “san”") }
        && !lines.contains { $0.hasPrefix("Loading") }
        && (columns < 100 || lines.contains { $0.contains(" zoom ") })
    }
    let start = "everything · “san”"
    let list = end(try window.screen(where: isList), from: start)
    #expect(list.count >= rows - 2)
    try window.type("/x")
    _ = try window.screen(showing: "“x”")
    try window.press("Escape")
    #expect(end(try window.screen(where: isList), from: start) == list)
  }

  @Test func whatIsLongerThanTheWindowIsPaged() throws {
    let window = try TmuxWindow("--open", "cities", columns: 80, rows: 10)
    _ = try window.screen(showing: "❯")
    try window.type("about")
    try window.press("Enter")
    let first = try window.screen(showing: "1–9 of ")
    #expect(first.count == 10)
    try window.press("Space")
    _ = try window.screen(showing: "10–18 of ")
    try window.press("PageUp")
    #expect(try window.screen(showing: "1–9 of ") == first)
    try window.resize(columns: 80, rows: 14)
    _ = try window.screen(showing: "1–13 of ")
    try window.press("q")
    // The hint goes with the text.
    let left = try window.screen { $0.last?.hasSuffix("❯") == true }
    #expect(!left.contains { $0.contains("q leaves") })
    try window.type("about")
    try window.press("Enter")
    _ = try window.screen(showing: "1–13 of ")
    try window.press("C-c")
    _ = try window.screen { $0.last?.hasSuffix("❯") == true }
  }

  /// The line that opened the text is over, so that Esc has no line to empty.
  @Test func escLeavesATextThatALineOpened() throws {
    let window = try TmuxWindow("--open", "cities", columns: 80, rows: 10)
    _ = try window.screen(showing: "❯")
    try window.type("about")
    _ = try window.screen { $0.last?.hasSuffix("❯ about") == true }
    try window.press("Enter")
    _ = try window.screen(showing: "q leaves")
    try window.press("Escape")
    let left = try window.screen { $0.last?.hasSuffix("❯") == true }
    #expect(!left.contains { $0.contains("q leaves") })
  }

  /// The hint of the text gives way to the prompt as soon as something is typed.
  @Test func aLineThatLeavesATextIsOneAsAnyOther() throws {
    let window = try TmuxWindow("--open", "cities", columns: 80, rows: 10)
    _ = try window.screen(showing: "❯")
    try window.type("about")
    try window.press("Enter")
    let text = try window.screen(showing: "q leaves")
    try window.type("countries")
    let typed = try window.screen { $0.last?.hasSuffix("❯ countries") == true }
    #expect(!typed.contains { $0.contains("q leaves") })
    for _ in "countries" { try window.press("BSpace") }
    #expect(try window.screen(showing: "q leaves") == text)
    try window.type("countries")
    try window.press("Enter")
    _ = try window.screen { $0.last?.hasSuffix("countries ❯") == true }
    let above = try window.tmux(["capture-pane", "-p", "-S", "-100"])
    #expect(above.contains("cities ❯ countries") && !above.contains("q leaves"))
  }

  /// tmux answers for a pane that has a color of its own; nothing else says that it is light.
  @Test func tmuxTellsTheColorOfItsPane() throws {
    let window = try TmuxWindow("--open", "map/-12.05,-77.05", columns: 80, rows: 24)
    _ = try window.screen(showing: "zoom 5")
    func isDrawn(on sea: String) throws -> Bool {
      for _ in 1...12_000
      where try window.tmux(["capture-pane", "-p", "-e"]).contains("48;5;\(sea)m") {
        return true
      }
      return false
    }
    #expect(try isDrawn(on: "24"))
    try window.tmux(["set-option", "-g", "window-style", "bg=#fdf6e3"])
    try window.type("theme auto")
    try window.press("Enter")
    #expect(try isDrawn(on: "153"))
  }

  /// There is nothing to turn to in a window that has become large enough.
  @Test func aWindowThatIsLargeEnoughPagesNoMore() throws {
    let window = try TmuxWindow("--open", "favorites", columns: 80, rows: 10)
    _ = try window.screen(showing: "❯")
    try window.type("about")
    try window.press("Enter")
    _ = try window.screen(showing: "1–9 of ")
    try window.resize(columns: 80, rows: 50)
    let whole = try window.screen { $0.last?.hasSuffix("❯") == true }
    #expect(whole.contains { $0.hasPrefix("catalejo 0") })
    #expect(whole.contains("Program: MIT license."))
  }

  /// A letter that leaves may begin a word, too.
  @Test func aWordThatBeginsLikeTheKeyThatLeavesIsACommand() throws {
    let home = Home()
    let window = try TmuxWindow(
      ["/bin/sh", "-c", "$0; echo status $?; cat", Executables.path("catalejo")], columns: 80,
      rows: 10, in: home)
    _ = try window.screen(showing: "❯")
    try window.type("about")
    try window.press("Enter")
    _ = try window.screen(showing: "1–9 of ")
    try window.type("quit")
    try window.press("Enter")
    _ = try window.screen(showing: "status 0")
  }

  /// By default, on every screen, without a key.
  @Test func theKeysOfTheScreenStandBelowThePrompt() throws {
    let window = try TmuxWindow(
      [Executables.path("catalejo")], columns: 80, rows: 24, in: Home(),
      environment: ["CATALEJO_BAR": ""])
    _ = try window.screen { $0.last?.hasSuffix("q leave") == true }
    try window.type("cities")
    try window.press("Enter")
    let list = try window.screen {
      $0.last == "↑↓ choose · Enter open · / search · fav star · Tab detail · PgUp PgDn · Esc back"
    }
    #expect(list.count == 24 && list[22] == "cities ❯")
    try window.press("Escape")
    _ = try window.screen { $0.last?.hasSuffix("q leave") == true }
    try window.type("bar off")
    try window.press("Enter")
    _ = try window.screen { $0.last == "catalejo ❯" && $0.contains { $0.contains("bar on") } }
  }

  /// Who has a detail before them goes on with a command, as in a window it fits.
  @Test func aCommandLeavesWhatIsPaged() throws {
    let window = try TmuxWindow("--open", "cities/3936456", columns: 60, rows: 12)
    _ = try window.screen(showing: "Space")
    try window.type("favorites")
    try window.press("Enter")
    _ = try window.screen(showing: "There are no favorites yet.")
  }
}
