package import TextUI

/// The place where a session prints.
///
/// The one of a running program is its terminal, or pipes.
@MainActor
package protocol Console: AnyObject {
  var size: Size { get }

  /// Whether a person uses it: then the session shows prompts, and waits for nothing.
  var isInteractive: Bool { get }

  /// Whether rows can be drawn over: a search below the prompt, a banner that goes.
  var canRedraw: Bool { get }

  /// Whether the terminal can report its mouse.
  var tellsPointer: Bool { get }

  /// Whether text is linear, for screen readers and logs.
  var isPlain: Bool { get }

  /// The theme of all that is drawn from now on; `auto` is the one that fits.
  var theme: Theme { get set }

  /// The theme that is drawn in here, never `auto`; `nil` if no color is shown.
  var shownTheme: Theme? { get }

  /// The background that the terminal has told; `nil` until it has.
  var background: TerminalBackground? { get set }

  /// Whether the theme depends on an answer of the terminal that has not come.
  var wantsBackground: Bool { get }

  /// Prints data. Off a terminal this is standard output.
  func write(_ lines: [Line]) throws(ConsoleError)

  /// Empties the window of a terminal that can redraw.
  func clear() throws(ConsoleError)

  /// Prints a message that is not data. Off a terminal this is standard error.
  func printMessage(_ line: Line)
}

extension Console {
  /// The size to lay text out for in a window: the reader of linear text breaks its lines.
  package func layout(_ window: Size) -> Size { isPlain ? window.unbroken : window }
}

/// The console of a running program: standard output and standard error.
@MainActor
package final class TerminalConsole: Console {
  private let environment: [String: String]
  package nonisolated let description: TerminalDescription
  private let output = Output(1)
  private nonisolated let errors = Output(2)
  /// The palette; `nil` if nothing is colored, because making one takes a fourteenth of a search's start.
  private nonisolated let current: CurrentPalette?

  package init(
    environment: [String: String], color: ColorChoice, theme: Theme = .auto,
    isPlain: Bool = false
  ) {
    self.environment = environment
    self.theme = theme
    description = TerminalDescription(environment: environment, color: color, isPlain: isPlain)
    let isColored = description.showsColor || description.errorShowsColor
    current = isColored ? CurrentPalette(Palette(theme, in: environment)) : nil
  }

  /// The palette of the terminal; `nil` for no color.
  package var palette: CurrentPalette? { description.showsColor ? current : nil }

  package var theme: Theme { didSet { repaint() } }

  package var background: TerminalBackground? { didSet { repaint() } }

  package var wantsBackground: Bool {
    theme == .auto && background == nil && description.tellsBackground
      && Theme.dark.resolved(in: environment) == .dark
  }

  /// Asks the terminal for its background if the theme depends on it, and waits a moment for the answer.
  ///
  /// It does not ask over a network, which may take longer: a late answer would be typed into the shell.
  package func learnBackground() {
    let isFar = !environment["SSH_CONNECTION", default: ""].isEmpty
    guard wantsBackground, !isFar else { return }
    background = BackgroundQuestion.ask()
  }

  private func repaint() {
    current?.value = Palette(theme, in: environment, on: background)
  }

  /// The theme that is drawn in here; `nil` if no color is shown.
  package var shownTheme: Theme? {
    description.showsColor ? theme.resolved(in: environment, on: background) : nil
  }

  /// The size of the window, asked for anew each time: it changes.
  package var size: Size { TerminalDescription.size(environment: environment) }

  package var isInteractive: Bool { description.isInteractive }

  package var canRedraw: Bool { description.isInteractive && description.canRedraw }

  package var tellsPointer: Bool { description.tellsPointer }

  package var isPlain: Bool { description.isPlain }

  package func write(_ lines: [Line]) throws(ConsoleError) {
    try output.write(
      ANSIText(palette: palette?.value, isPlain: isPlain, showsLinks: description.showsLinks)
        .bytes(lines))
  }

  /// Writes lines, by the pager of the environment if they are longer than the window.
  ///
  /// - Returns: the pager, if it should have shown the lines and can't be started.
  package func page(_ lines: [Line]) throws(ConsoleError) -> Pager? {
    guard Pager.isWanted(for: lines.count, on: description, size),
      let pager = Pager(environment: environment)
    else {
      try write(lines)
      return nil
    }
    let palette = pager.showsColor ? palette?.value : nil
    if pager.show(ANSIText(palette: palette, isPlain: isPlain).bytes(lines)) { return nil }
    try write(lines)
    return pager
  }

  package func clear() throws(ConsoleError) {
    if canRedraw { try write("\u{1B}[H\u{1B}[2J") }
  }

  /// Writes text that is data already (JSON), as it is.
  package func write(_ text: String) throws(ConsoleError) {
    try output.write(text)
  }

  /// Prints a message; any thread may call it.
  package nonisolated func printMessage(_ line: Line) {
    let palette = description.errorShowsColor ? current?.value : nil
    // If standard error is closed, nobody is left to tell.
    try? errors.write(ANSIText(palette: palette, isPlain: description.isPlain).bytes([line]))
  }
}
