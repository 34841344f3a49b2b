import Foundation
import Glibc
import Platform
import Testing
import TextUI

@testable import Terminal

@Suite struct OutputTests {
  private let ends: [Int32]

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    self.ends = ends
  }

  @Test func aClosedPipeIsAnErrorOfItsOwn() {
    close(ends[0])
    defer { close(ends[1]) }
    #expect(throws: ConsoleError.closed) { try Output(ends[1]).write("x") }
  }

  @Test func anotherErrorHasItsNumber() {
    for end in ends { close(end) }
    #expect(throws: ConsoleError(rawValue: EBADF)) { try Output(-1).write("x") }
  }

  /// It is written on a thread of its own: who waits for its turn to write keeps one of those that
  /// tests share, and the reader needs one, too.
  @Test func moreThanAPipeHoldsArrivesWhole() {
    let (reading, writing) = (ends[0], ends[1])
    _ = fcntl(writing, F_SETFL, fcntl(writing, F_GETFL) | O_NONBLOCK)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    Thread.detachNewThread {
      // What did not arrive is seen below.
      try? Output(writing).write(bytes)
      close(writing)
    }
    var received: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(reading, &block, block.count), count > 0 {
      received += block[..<count]
    }
    #expect(received == bytes)
    close(reading)
  }
}

@Suite struct ClipboardTests {
  @Test func theTerminalIsToldWhatToCopy() {
    #expect(Clipboard.sequence(for: "é", inTmux: false) == "\u{1B}]52;c;w6k=\u{7}")
  }

  @Test func tmuxIsToldToPassItOn() {
    #expect(
      Clipboard.sequence(for: "a", inTmux: true)
        == "\u{1B}]52;c;YQ==\u{7}\u{1B}Ptmux;\u{1B}\u{1B}]52;c;YQ==\u{7}\u{1B}\\")
  }
}

@Suite struct TerminalDescriptionTests {
  private static let terminal = TerminalFacts(
    inputIsTerminal: true, outputIsTerminal: true, errorIsTerminal: true)
  private static let pipe = TerminalFacts(
    inputIsTerminal: true, outputIsTerminal: false, errorIsTerminal: true)

  private enum Ability: CaseIterable {
    case color, errorColor, redraw, pointer, background, links
  }

  private static let all = Set(Ability.allCases)

  /// What can be shown and asked, by facts, environment and the user's word.
  private static let cases: [(TerminalFacts, [String: String], ColorChoice, Set<Ability>)] = [
    (terminal, [:], .auto, all), (terminal, ["TERM": "tmux"], .auto, all),
    (terminal, [:], .never, [.redraw, .pointer]),
    (terminal, ["NO_COLOR": "1"], .auto, [.redraw, .pointer]),
    (terminal, ["NO_COLOR": ""], .auto, all),
    (terminal, ["TERM": "linux"], .auto, [.color, .errorColor, .redraw]),
    (terminal, ["TERM": "dumb"], .auto, []), (terminal, ["TERM": ""], .auto, []),
    (terminal, ["TERM": "dumb"], .always, [.color, .errorColor]),
    (pipe, [:], .auto, [.errorColor, .redraw]),
    (pipe, [:], .always, [.color, .errorColor, .redraw]),
    (pipe, ["NO_COLOR": "1", "TERM": "dumb"], .always, [.color, .errorColor]),
  ]

  private func abilities(
    _ facts: TerminalFacts, _ environment: [String: String], _ color: ColorChoice,
    isPlain: Bool = false
  ) -> Set<Ability> {
    let it = TerminalDescription(
      environment: ["TERM": "xterm"].merging(environment) { $1 }, facts: facts, color: color,
      isPlain: isPlain)
    let has = [
      it.showsColor, it.errorShowsColor, it.canRedraw, it.tellsPointer, it.tellsBackground,
      it.showsLinks,
    ]
    return Set(zip(Ability.allCases, has).filter(\.1).map(\.0))
  }

  @Test(arguments: cases.indices)
  func whatATerminalCanDoIsKnown(_ index: Int) {
    let (facts, environment, color, expected) = Self.cases[index]
    #expect(abilities(facts, environment, color) == expected)
    #expect(abilities(facts, environment, color, isPlain: true) == [])
  }

  @Test func interactiveIsBothWays() {
    #expect(TerminalDescription(environment: [:], facts: Self.terminal).isInteractive)
    #expect(!TerminalDescription(environment: [:], facts: Self.pipe).isInteractive)
  }

  @Test func theSizeIsTheWindowsElseTheEnvironmentsElseUsual() {
    func size(_ window: Size?, _ environment: [String: String] = [:]) -> Size {
      TerminalDescription.size(environment: environment, window: window)
    }
    let environment = ["COLUMNS": "120", "LINES": "50"]
    #expect(size(Size(columns: 90, rows: 30), environment) == Size(columns: 90, rows: 30))
    #expect(size(nil, environment) == Size(columns: 120, rows: 50))
    #expect(size(Size(columns: 0, rows: 0), environment) == Size(columns: 120, rows: 50))
    #expect(size(nil) == Size(columns: 80, rows: 24))
    #expect(size(nil, ["COLUMNS": "-3", "LINES": "x"]) == Size(columns: 80, rows: 24))
    #expect(size(Size(columns: 65_535, rows: 1)) == Size(columns: 1_000, rows: 2))
  }

  @Test(arguments: [
    (["LANG": "es_ES.UTF-8"], true), (["LANG": "C.utf8"], true), (["LANG": "C"], false),
    ([:], false), (["LANG": "de_DE.ISO-8859-1@euro"], false),
    (["LANG": "de_DE.UTF-8@euro"], true), (["LC_ALL": "C", "LANG": "C.UTF-8"], false),
    (["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "C"], true),
  ])
  func unicodeIsWhatTheLocaleSays(environment: [String: String], shows: Bool) {
    let description = TerminalDescription(environment: environment, facts: Self.terminal)
    #expect([description.showsUnicode, description.showsBraille] == [shows, shows])
  }

  @Test func theLinuxConsoleHasNoBraille() {
    let description = TerminalDescription(
      environment: ["TERM": "linux", "LANG": "C.UTF-8"], facts: Self.terminal)
    #expect([description.showsUnicode, description.showsBraille] == [true, false])
  }
}
