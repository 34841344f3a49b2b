import Testing
import TextUI

@testable import Terminal

@Suite struct TerminalDescriptionTests {
  private let terminal = TerminalFacts(
    inputIsTerminal: true, outputIsTerminal: true, errorIsTerminal: true,
    window: Size(columns: 100, rows: 40))
  private let pipe = TerminalFacts(
    inputIsTerminal: true, outputIsTerminal: false, errorIsTerminal: true)

  private func color(
    _ facts: TerminalFacts, _ environment: [String: String] = [:], _ color: ColorChoice = .auto
  ) -> [Bool] {
    let usual = ["TERM": "xterm"].merging(environment) { $1 }
    let description = TerminalDescription(environment: usual, facts: facts, color: color)
    return [description.showsColor, description.errorShowsColor]
  }

  @Test func colourIsForTerminals() {
    #expect(color(terminal) == [true, true])
    #expect(color(pipe) == [false, true])
  }

  @Test func theChoiceComesFirst() {
    #expect(color(pipe, ["NO_COLOR": "1", "TERM": "dumb"], .always) == [true, true])
    #expect(color(terminal, [:], .never) == [false, false])
  }

  @Test func theEnvironmentCanRefuseColour() {
    #expect(color(terminal, ["NO_COLOR": "1"]) == [false, false])
    #expect(color(terminal, ["NO_COLOR": ""]) == [true, true])
    #expect(color(terminal, ["TERM": "dumb"]) == [false, false])
    #expect(color(terminal, ["TERM": ""]) == [false, false])
  }

  @Test func plainTextHasNoColourAndIsNotDrawnOver() {
    func description(_ terminal: String, _ isPlain: Bool) -> [Bool] {
      let description = TerminalDescription(
        environment: ["TERM": terminal], facts: self.terminal, color: .always, isPlain: isPlain)
      return [
        description.isPlain, description.canRedraw, description.showsColor,
        description.errorShowsColor,
      ]
    }
    #expect(description("xterm", false) == [false, true, true, true])
    #expect(description("xterm", true) == [true, false, false, false])
    #expect(description("dumb", false) == [false, false, true, true])
  }

  @Test func theMouseIsAskedAboutWhereAPersonSitsAndCanKnowIt() {
    func tells(_ facts: TerminalFacts, _ terminal: String, isPlain: Bool = false) -> Bool {
      TerminalDescription(environment: ["TERM": terminal], facts: facts, isPlain: isPlain)
        .tellsPointer
    }
    #expect(tells(terminal, "xterm-256color") && tells(terminal, "tmux"))
    #expect(!tells(pipe, "xterm"))
    #expect(!tells(terminal, "dumb") && !tells(terminal, "") && !tells(terminal, "linux"))
    #expect(!tells(terminal, "xterm", isPlain: true))
  }

  @Test func theBackgroundIsAskedForWhereItMattersAndAPersonSits() {
    func tells(
      _ facts: TerminalFacts, _ environment: [String: String] = [:], _ color: ColorChoice = .auto,
      isPlain: Bool = false
    ) -> Bool {
      TerminalDescription(
        environment: ["TERM": "xterm"].merging(environment) { $1 }, facts: facts, color: color,
        isPlain: isPlain
      ).tellsBackground
    }
    #expect(tells(terminal))
    #expect(!tells(pipe, [:], .always))
    #expect(!tells(terminal, [:], .never) && !tells(terminal, ["NO_COLOR": "1"]))
    #expect(!tells(terminal, ["TERM": "dumb"], .always))
    #expect(!tells(terminal, ["TERM": "linux"]))
    #expect(!tells(terminal, isPlain: true))
  }

  @Test func linksAreForTerminalsWithColour() {
    func shows(
      _ facts: TerminalFacts, _ environment: [String: String] = [:], _ color: ColorChoice = .auto,
      isPlain: Bool = false
    ) -> Bool {
      TerminalDescription(
        environment: ["TERM": "xterm"].merging(environment) { $1 }, facts: facts, color: color,
        isPlain: isPlain
      ).showsLinks
    }
    #expect(shows(terminal))
    #expect(!shows(pipe, [:], .always))
    #expect(!shows(terminal, [:], .never))
    #expect(!shows(terminal, ["NO_COLOR": "1"]))
    #expect(!shows(terminal, ["TERM": "dumb"], .always))
    #expect(!shows(terminal, ["TERM": "linux"]))
    #expect(!shows(terminal, isPlain: true))
  }

  @Test func interactiveIsBothWays() {
    #expect(TerminalDescription(environment: [:], facts: terminal).isInteractive)
    #expect(!TerminalDescription(environment: [:], facts: pipe).isInteractive)
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
    let description = TerminalDescription(environment: environment, facts: terminal)
    #expect([description.showsUnicode, description.showsBraille] == [shows, shows])
  }

  @Test func theLinuxConsoleHasNoBraille() {
    let description = TerminalDescription(
      environment: ["TERM": "linux", "LANG": "C.UTF-8"], facts: terminal)
    #expect([description.showsUnicode, description.showsBraille] == [true, false])
  }
}
