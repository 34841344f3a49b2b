import Platform
package import TextUI

/// The abilities of the terminal that the program is connected to: a pure function of the facts.
package struct TerminalDescription: Hashable, Sendable {
  private let facts: TerminalFacts
  /// Whether the terminal understands no escape sequences.
  let isDumb: Bool
  private let isConsole: Bool

  /// Whether the locale's characters are UTF-8, going by its name: it need not be installed.
  package let showsUnicode: Bool
  /// Whether stdout takes colour.
  package let showsColor: Bool
  /// Whether stderr takes colour.
  package let errorShowsColor: Bool
  /// Whether text is linear and said once, for screen readers and logs.
  package let isPlain: Bool

  /// Finds the abilities.
  ///
  /// - Parameters:
  ///   - environment: the variables that tell of the terminal and the locale.
  ///   - facts: the facts that the system tells of the three standard streams.
  ///   - color: the user's choice of color.
  ///   - isPlain: whether the user wants linear text; it has no color either.
  package init(
    environment: [String: String], facts: TerminalFacts = .current(), color: ColorChoice = .auto,
    isPlain: Bool = false
  ) {
    self.facts = facts
    self.isPlain = isPlain
    showsUnicode = Self.locale(environment).hasUnicodeCodeset
    let terminal = environment["TERM"] ?? ""
    let isDumb = Self.isDumb(environment)
    let wanted = environment["NO_COLOR", default: ""].isEmpty && !isDumb
    func shows(_ isTerminal: Bool) -> Bool {
      switch isPlain ? .never : color {
      case .always: true
      case .never: false
      case .auto: isTerminal && wanted
      }
    }
    showsColor = shows(facts.outputIsTerminal)
    errorShowsColor = shows(facts.errorIsTerminal)
    self.isDumb = isDumb
    isConsole = terminal == "linux"
  }

  /// Whether TERM says that the terminal understands no escape sequences: it is "dumb", or missing.
  static func isDumb(_ environment: [String: String]) -> Bool {
    ["", "dumb"].contains(environment["TERM"] ?? "")
  }

  /// Whether a person types and sees the answer: stdin and stdout are a terminal.
  package var isInteractive: Bool { facts.inputIsTerminal && facts.outputIsTerminal }
  package var outputIsTerminal: Bool { facts.outputIsTerminal }
  package var errorIsTerminal: Bool { facts.errorIsTerminal }

  /// The pixels of a character cell; `nil` if they are not known.
  package var cell: Size? { facts.cell }

  /// Whether Braille can be shown: the Linux console has UTF-8, and no glyphs for it.
  package var showsBraille: Bool { showsUnicode && !isConsole }

  /// Whether rows can be drawn over: rows that change, lines that come and go.
  package var canRedraw: Bool { !isDumb && !isPlain }

  /// Whether text may have links (OSC 8): terminals with color mostly ignore sequences that they do not
  /// know, but the Linux console prints them.
  package var showsLinks: Bool { outputIsTerminal && showsColor && canRedraw && !isConsole }

  /// Whether the terminal may be asked to report its mouse (xterm's modes 1002 and 1006).
  ///
  /// Terminals that can draw over rows know these modes or ignore them; the Linux console has no mouse.
  package var tellsPointer: Bool { isInteractive && canRedraw && !isConsole }

  /// Whether the terminal may be asked for its background: only color needs the answer, and the Linux
  /// console prints the question.
  package var tellsBackground: Bool { tellsPointer && showsColor }

  /// The widths and heights that are accepted; others become the nearest one.
  static let columns = 4...1_000
  static let rows = 2...1_000

  /// The size of the window: columns and rows are each the window's, else COLUMNS or LINES, else 80×24.
  package static func size(
    environment: [String: String], window: Size? = TerminalFacts.window.cells
  ) -> Size {
    func pick(_ window: Int?, _ name: String, _ usual: Int, _ range: ClosedRange<Int>) -> Int {
      let told = window ?? 0
      let wanted = told > 0 ? told : environment[name].flatMap { Int($0) } ?? 0
      let value = wanted > 0 ? wanted : usual
      return min(max(value, range.lowerBound), range.upperBound)
    }
    return Size(
      columns: pick(window?.columns, "COLUMNS", 80, columns),
      rows: pick(window?.rows, "LINES", 24, rows))
  }

  /// The locale of characters: the first of three variables that is set (POSIX, 8.2).
  private static func locale(_ environment: [String: String]) -> String {
    ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
  }
}

extension String {
  /// Whether a locale's name says UTF-8 ("es_ES.UTF-8", "C.utf8").
  fileprivate var hasUnicodeCodeset: Bool {
    guard let dot = firstIndex(of: ".") else { return false }
    let codeset = self[index(after: dot)...].prefix { $0 != "@" }
    return ["utf-8", "utf8"].contains(codeset.lowercased())
  }
}

/// The facts about a terminal that only the system knows.
package struct TerminalFacts: Hashable, Sendable {
  var inputIsTerminal: Bool
  var outputIsTerminal: Bool
  var errorIsTerminal: Bool
  /// The pixels of a character cell, across and down; `nil` if the window system does not tell.
  var cell: Size?

  /// The facts as they are now.
  package static func current() -> TerminalFacts {
    let (cells, pixels) = window
    let isKnown = [cells.columns, cells.rows, pixels.columns, pixels.rows].allSatisfy { $0 > 0 }
    let (input, output, error) = (
      FileDescriptor.standardInput, FileDescriptor.standardOutput, FileDescriptor.standardError
    )
    return TerminalFacts(
      inputIsTerminal: input.isTerminal, outputIsTerminal: output.isTerminal,
      errorIsTerminal: error.isTerminal,
      cell: isKnown
        ? Size(columns: pixels.columns / cells.columns, rows: pixels.rows / cells.rows) : nil)
  }

  /// The size of the window of standard output; zeros if it is not known.
  package static var window: (cells: Size, pixels: Size) {
    let size = FileDescriptor.standardOutput.windowSize
    return (
      Size(columns: size.columns, rows: size.rows), Size(columns: size.width, rows: size.height)
    )
  }
}

/// The user's choice of color.
package enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// Color on a terminal, unless NO_COLOR (https://no-color.org) is set.
  case auto
  case always
  case never
}
